import { ownPath } from '#src/kernel/own-path.ts';

/** The sign-in page's address, with the way back. */
export function signInHref(language: string, back: string, options: { role?: 'recruiter'; isExpired?: boolean } = {}) {
  const params = new URLSearchParams();
  const path = ownPath(back);
  if (path) params.set('redirect', path);
  if (options.role) params.set('role', options.role);
  if (options.isExpired) params.set('reason', 'expired');
  const query = params.toString();
  return `/${language}/get-started${query ? `?${query}` : ''}`;
}
