import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What opens an address that is not for everyone, and whether a setting has fixed it. */
export interface AccessToken {
  value: string;
  isFixed: boolean;
}

/** The configured token, or one made at every start and printed with its first lines; several processes share a made one. */
export function makeAccessToken(setting: string | undefined, made?: AccessToken): AccessToken {
  if (setting !== undefined) return { value: setting, isFixed: true };
  return made ?? { value: randomBytes(18).toString('base64url'), isFixed: false };
}

/** Compares in the same time, however much of it is right. */
export function opens(token: AccessToken, given: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token.value));
}
