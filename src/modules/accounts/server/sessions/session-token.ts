import { createHash, randomBytes } from 'node:crypto';

export const SESSION_COOKIE = 'parley_session';
/** Readable by the page, so that it knows without asking: `guest`, `user` or `expired`. */
export const AUTH_STATUS_COOKIE = 'parley_auth_status';
/** A browser that has passed the second factor of an account. */
export const DEVICE_COOKIE = 'parley_device';
/** A browser that accounts have signed in from: strangers' wrong tries do not count against it. */
export const KNOWN_COOKIE = 'parley_known';
/** A trip to a sign-in provider, and one to the identity service: they end in the browser that began them. */
export const SOCIAL_COOKIE = 'parley_social';
/** A browser in the middle of a sign-in: its pending step and the link it asked for are its own. */
export const BROWSER_COOKIE = 'parley_browser';
export const IDENTITY_COOKIE = 'parley_identity';
export const SESSION_SECONDS = 30 * 24 * 3600;
/** Operators sign in anew each working day, however busy the session was. */
export const OPERATOR_SECONDS = 8 * 3600;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token has 256 random bits, so a plain hash is as safe as a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
