import { ownPath } from '#src/kernel/own-path.ts';

/** Why someone signs in, and where they go on to. */
export interface SignInAim {
  redirect: string | null;
  role: 'recruiter' | undefined;
  to: string;
}

/** Reads the aim from the page's address; only a page of this site is gone on to, and never this one again. */
export function aimOf(
  query: URLSearchParams,
  language: string,
  given: string | null = null,
  role: SignInAim['role'] = query.get('role') === 'recruiter' ? 'recruiter' : undefined,
): SignInAim {
  const path = ownPath(given) ?? ownPath(query.get('redirect'));
  const redirect = path && !/^\/([\w-]+\/)?get-started([/?#]|$)/.test(path) ? path : null;
  return { redirect, role, to: redirect ?? (role ? `/${language}/employer` : `/${language}`) };
}

/** Pages that cannot wait, or that are for someone who came to hire or to decide. */
const STRAIGHT_ON = /^\/[\w-]+\/(qr|identity|unsubscribe|employer|operator)([/?#]|$)/;

/** The short page about what someone new looks for, which leads on to where they wanted to go. */
export function welcomeFirst(language: string, { role, to }: SignInAim): string {
  if (role || STRAIGHT_ON.test(to)) return to;
  return `/${language}/welcome?${new URLSearchParams({ redirect: to })}`;
}
