import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { RequestFacts } from '#src/platform/context.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The address of the site for a link in a message. The Host header is the caller's word: taken as it is, it would let
 * anyone have us send links to a site of theirs. So it counts on the own machine only.
 */
export function siteAddress(
  publicUrl: string | undefined,
  request: RequestFacts,
  refusal: ErrorName = 'otpNotSent',
): string {
  if (publicUrl) return publicUrl.replace(/(?<!\/)\/+$/, '');
  if (!LOOPBACK.test(request.host)) throw new AppError(refusal);
  return `${request.secure ? 'https' : 'http'}://${request.host}`;
}
