import { ownPath } from '#src/kernel/own-path.ts';

interface SignInOptions {
  role?: 'recruiter';
  isExpired?: boolean;
  /** What was pressed; the page says why it asks. */
  intent?: string;
}

/** The sign-in page's address, with the way back. */
export function signInHref(language: string, back: string, options: SignInOptions = {}) {
  const params = new URLSearchParams();
  const path = ownPath(back);
  if (path) params.set('redirect', path);
  if (options.role) params.set('role', options.role);
  if (options.intent) params.set('for', options.intent);
  if (options.isExpired) params.set('reason', 'expired');
  const query = params.toString();
  return `/${language}/get-started${query ? `?${query}` : ''}`;
}
