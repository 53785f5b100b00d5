/** As this server writes them: a looser expression takes quadratic time. */
const PRELOADED_MODULE = /<link rel="modulepreload"(?: fetchPriority="low")? href="([^"<>]*)"[^<>]*>/g;
const PRELOADED_DATA = /^<([^<>]*)>; rel=preload; as=fetch\b/;

/** What a page's scripts are fetched with, as long as nothing asks for them to run. */
export interface HeldBack {
  html: string;
  headers: [name: string, value: string][];
  files: string[];
}

/** Takes what a page has preloaded for its scripts out of it: they run later, and are fetched when they no longer compete. */
export function holdBackPreloads(html: string, headers: Iterable<[name: string, value: string]>): HeldBack {
  const files: string[] = [];
  const lighter = html.replaceAll(PRELOADED_MODULE, (_link, file: string) => {
    files.push(file);
    return '';
  });
  const kept = [...headers].map(([name, value]): [string, string] => {
    if (name !== 'link') return [name, value];
    const links = value.split(', ');
    files.push(...links.flatMap((link) => PRELOADED_DATA.exec(link)?.[1] ?? []));
    return [name, links.filter((link) => !PRELOADED_DATA.test(link)).join(', ')];
  });
  return { html: lighter, headers: kept, files };
}

/**
 * A script that adds a module to the page, when the page says so: `hydrateOnInteraction` is its own (root.tsx), and a
 * page without it does not wait.
 */
export function addModuleLater(text: string, files: readonly string[], rest: { nonce?: string; isSoon?: true } = {}) {
  const write = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const nonce = rest.nonce === undefined ? '' : `s.nonce=${write(rest.nonce)};`;
  return (
    `(self.hydrateOnInteraction||function(add){add()})(function(d,s){d=document;s=d.createElement("script");s.type="module";` +
    `${nonce}s.textContent=${write(text)};d.head.appendChild(s)},${write(files)}${rest.isSoon ? ',true' : ''})`
  );
}

/** A page of somebody's own whose scripts start once it stands; before, they would compete with its looks and letters. */
export function startSoon(html: string, headers: Iterable<[name: string, value: string]>, nonce: string): HeldBack {
  const held = holdBackPreloads(html, headers);
  const tag = `<script nonce="${nonce}" type="module" async="">`;
  const start = held.html.indexOf(tag);
  const end = held.html.indexOf('</script>', start);
  // Another page than those that are drawn with scripts.
  if (start < 0) return { html, headers: [...headers], files: [] };
  const adding = addModuleLater(held.html.slice(start + tag.length, end), held.files, { nonce, isSoon: true });
  return {
    ...held,
    html: `${held.html.slice(0, start)}<script nonce="${nonce}">${adding}${held.html.slice(end)}`,
  };
}
