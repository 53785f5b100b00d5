import { escapeText } from '#src/kernel/safe-html.ts';

const TAG = /(<[^<>]*>)/;
const LETTER = /\p{L}/u;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** The texts between the tags of HTML that `safeHtml` has written, and the same HTML with others in their place. */
export function splitHtml(html: string): { texts: string[]; fill(texts: readonly string[]): string } {
  const parts = html.split(TAG);
  const isText = (part: string, at: number) => at % 2 === 0 && LETTER.test(part);
  const texts = parts.filter(isText).map((part) => decode(part).trim());
  return {
    texts,
    fill(others) {
      let next = 0;
      return parts
        .map((part, at) => {
          if (!isText(part, at)) return part;
          const other = others[next++] ?? '';
          // What stood around it keeps a word from touching the bold one beside it.
          const [before = '', after = ''] = [/^\s*/.exec(part)?.[0], /\s$/.test(part) ? ' ' : ''];
          return before + escapeText(other) + after;
        })
        .join('');
    },
  };
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
