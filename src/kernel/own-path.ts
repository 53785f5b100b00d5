/** A place on this site to go on to, or nothing: never another site, however it is spelled. */
export function ownPath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[^\\\s]*$/.test(path)) return null;
  const origin = 'https://parley.invalid';
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  // What is left of /.//evil.example names a site for whoever reads the page's own path as an address.
  return url.origin === origin && !url.pathname.startsWith('//') ? path : null;
}
