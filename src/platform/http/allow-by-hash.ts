import { createHash } from 'node:crypto';

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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
/** Tells React Aria the nonce, which nobody gets here. */
const TOLD = /<meta property="csp-nonce"[^>]*>/;

/**
 * Makes a page the same for everyone: each script that was drawn with the nonce is allowed by its hash instead, and the
 * nonce leaves the page. It was made for this drawing and is told to nobody, so that a script which got into the page by
 * a fault of ours has none, is not hashed, and does not run, just as on a page with a nonce.
 * A module that stands in the page may not import what only `strict-dynamic` allows, because the parser has put it there;
 * so a script of one line adds it, whose own hash is allowed too.
 */
export function allowByHash(html: string, nonce: string): AllowedHashes & { html: string } {
  const [scripts, styles] = [new Set<string>(), new Set(libraryHashes)];
  const mark = ` nonce="${nonce}"`;
  // A tag within a tag is somebody's attempt to borrow the nonce of the next one.
  const isOurs = (attributes: string) => attributes.includes(mark) && !attributes.includes('<');
  const adapted = html
    .replace(TOLD, '')
    .replace(SCRIPT, (whole, attributes: string, drawn: string) => {
      if (!isOurs(attributes)) return whole;
      if (/\bsrc=/.test(attributes)) throw new Error('A kept page must not name scripts of other files');
      const text = drawn.replaceAll(nonce, '');
      scripts.add(hashSource(text));
      if (!/\btype="module"/.test(attributes)) return `<script${attributes.replace(mark, '')}>${text}</script>`;
      const adding = addModule(text);
      scripts.add(hashSource(adding));
      return `<script>${adding}</script>`;
    })
    .replace(STYLE, (whole, attributes: string, text: string) => {
      if (!isOurs(attributes)) return whole;
      styles.add(hashSource(text));
      return `<style${attributes.replace(mark, '')}>${text}</style>`;
    });
  return { html: adapted.replaceAll(mark, '').replaceAll(nonce, ''), scripts: [...scripts], styles: [...styles] };
}

function addModule(text: string): string {
  const literal = JSON.stringify(text).replaceAll('<', '\\u003c');
  return `(function(d,s){s=d.createElement("script");s.type="module";s.textContent=${literal};d.head.appendChild(s)})(document)`;
}
