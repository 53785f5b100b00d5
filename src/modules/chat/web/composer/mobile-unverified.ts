import { isRefusal } from '#src/kernel/client.ts';

/** `mobileNotVerified` of the error table: the way on is to verify the own number. */
const MOBILE_NOT_VERIFIED = 49034;

export function isMobileUnverified(error: unknown): boolean {
  return isRefusal(error) && error.code === MOBILE_NOT_VERIFIED;
}
