import { ownPath } from '#src/kernel/own-path.ts';

export interface RedirectTarget {
  href: string;
  /** Another site of ours; undefined for this one. */
  host: string | undefined;
}

/**
 * Where a hand-over may lead: a page of this site, or one of the named hosts over https. Anything else is refused,
 * however it is spelled: a sign-in must never be carried to a stranger.
 */
export function redirectTarget(
  wanted: string | null,
  language: string,
  own: URL,
  hosts: readonly string[],
): RedirectTarget | null {
  if (!wanted) return { href: `/${language}`, host: undefined };
  const path = ownPath(wanted);
  if (path) return { href: path, host: undefined };
  if (!/^https?:\/\//i.test(wanted) || !URL.canParse(wanted)) return null;
  const url = new URL(wanted);
  if (url.username || url.password) return null;
  if (url.origin === own.origin) {
    // `//elsewhere` is a path of ours in a whole address, and another site as soon as it stands alone.
    const below = ownPath(`${url.pathname}${url.search}${url.hash}`);
    return below === null ? null : { href: below, host: undefined };
  }
  const isAllowed = url.protocol === 'https:' && hosts.includes(url.host.toLowerCase());
  return isAllowed ? { href: url.href, host: url.host } : null;
}
