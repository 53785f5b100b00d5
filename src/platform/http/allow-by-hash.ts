import { createHash } from 'node:crypto';
import { addModuleLater } from './defer-scripts.ts';

/** What a page may run and apply, by its hashes as a content policy names them. */
export interface AllowedHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** `'sha256-…'` of a text, as browsers compute it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The two rules that React Aria adds by itself: a page with a nonce hands it that, here their texts are known. */
export const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;
const libraryHashes = libraryStyles.map(hashSource);

/** Tells React Aria the nonce, which nobody gets here. */
const TOLD = /<meta property="csp-nonce"[^<>]*>/;

/**
 * Makes a page the same for everyone: each script that was drawn with the nonce is allowed by its hash instead, and the
 * nonce leaves the page. It was made for this drawing and is told to nobody, so that a script which got into the page by
 * a fault of ours has none, is not hashed, and does not run, just as on a page with a nonce.
 * A module that stands in the page may not import what only `strict-dynamic` allows, because the parser has put it there;
 * so a script of one line adds it, whose own hash is allowed too. That one has the page wait with it, and fetch the files
 * meanwhile that it will need (`defer-scripts.ts`).
 */
export function allowByHash(
  html: string,
  nonce: string,
  files: readonly string[] = [],
): AllowedHashes & { html: string } {
  const [scripts, styles] = [new Set<string>(), new Set(libraryHashes)];
  const mark = ` nonce="${nonce}"`;
  // A tag within a tag is somebody's attempt to borrow the nonce of the next one.
  const isOurs = (attributes: string) => attributes.includes(mark) && !attributes.includes('<');
  const adaptScript = (whole: string, attributes: string, drawn: string) => {
    if (!isOurs(attributes)) return whole;
    if (/\bsrc=/.test(attributes)) throw new Error('A kept page must not name scripts of other files');
    const text = drawn.replaceAll(nonce, '');
    scripts.add(hashSource(text));
    if (!/\btype="module"/.test(attributes)) return `<script${attributes.replace(mark, '')}>${text}</script>`;
    const adding = addModuleLater(text, files);
    scripts.add(hashSource(adding));
    return `<script>${adding}</script>`;
  };
  const adaptStyle = (whole: string, attributes: string, text: string) => {
    if (!isOurs(attributes)) return whole;
    styles.add(hashSource(text));
    return `<style${attributes.replace(mark, '')}>${text}</style>`;
  };
  const adapted = replaceElements(replaceElements(html.replace(TOLD, ''), 'script', adaptScript), 'style', adaptStyle);
  return { html: adapted.replaceAll(mark, '').replaceAll(nonce, ''), scripts: [...scripts], styles: [...styles] };
}

/** Once through the page, however it was broken: without an end to an element the rest stays as it is. */
function replaceElements(
  html: string,
  name: string,
  adapt: (whole: string, attributes: string, text: string) => string,
): string {
  let [out, at] = ['', 0];
  for (;;) {
    const start = html.indexOf(`<${name}`, at);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    const close = end < 0 ? -1 : html.indexOf(`</${name}>`, end);
    if (close < 0) return out + html.slice(at);
    const next = close + name.length + 3;
    const attributes = html.slice(start + name.length + 1, end);
    out += html.slice(at, start) + adapt(html.slice(start, next), attributes, html.slice(end + 1, close));
    at = next;
  }
}
