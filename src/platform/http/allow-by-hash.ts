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
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Data that no browser runs. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/**
 * Makes a page that was drawn without a nonce the same for everyone: each of its scripts is allowed by its hash. A module
 * that stands in the page may not import what only `strict-dynamic` allows, because the parser has put it there; so a
 * script of one line adds it, whose own hash is allowed too.
 */
export function allowByHash(html: string): AllowedHashes & { html: string } {
  const scripts = new Set<string>();
  const adapted = html.replace(SCRIPT, (whole, attributes: string, text: string) => {
    if (DATA.test(attributes)) return whole;
    if (/\bsrc=/.test(attributes)) throw new Error('A kept page must not name scripts of other files');
    if (!/\btype="module"/.test(attributes)) {
      scripts.add(hashSource(text));
      return whole;
    }
    const adding = addModule(text);
    scripts.add(hashSource(text)).add(hashSource(adding));
    return `<script>${adding}</script>`;
  });
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => hashSource(text));
  return { html: adapted, scripts: [...scripts], styles: [...libraryHashes, ...styles] };
}

function addModule(text: string): string {
  const literal = JSON.stringify(text).replaceAll('<', '\\u003c');
  return `(function(d,s){s=d.createElement("script");s.type="module";s.textContent=${literal};d.head.appendChild(s)})(document)`;
}
