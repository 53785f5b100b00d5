import type { CookieChange } from '../context.ts';

/** Lax keeps links from elsewhere working while no foreign page can post with our cookies. */
export function serializeCookie(change: CookieChange, secure: boolean): string {
  const parts = [
    `${change.name}=${encodeURIComponent(change.value)}`,
    'Path=/',
    `Max-Age=${change.maxAge}`,
    'SameSite=Lax',
  ];
  if (change.httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
