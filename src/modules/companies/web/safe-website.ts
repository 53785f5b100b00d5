/** A company's website as a link, if it is one: other schemes than http could run a script. */
export function safeWebsite(address: string | null): { href: string; shown: string } | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname === '/' ? '' : url.pathname;
  return { href: url.href, shown: url.host.replace(/^www\./, '') + path };
}
