/** A place on this site to go on to, or nothing: never another site, however it is spelled. */
export function ownPath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[^\\\s]*$/.test(path)) return null;
  const origin = 'https://parley.invalid';
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin ? path : null;
}
