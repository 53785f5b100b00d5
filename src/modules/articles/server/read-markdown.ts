import { Marked } from 'marked';
import { escapeText } from '#src/kernel/safe-html.ts';

export interface WrittenArticle {
  title: string;
  description: string;
  /** What people may type who look for it; of the help centre only. */
  keywords: string[];
  html: string;
  headings: { id: string; text: string }[];
  /** All of it without marks, to be searched and counted. */
  text: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/u;

/** A file of `content/` as a page shows it. Markup within the text is shown as it was typed, never run. */
export function readMarkdown(source: string, language: string): WrittenArticle {
  const front = FRONT_MATTER.exec(source);
  const facts = new Map(front?.[1]?.split('\n').map((line) => splitFact(line)));
  const body = source.slice(front?.[0].length ?? 0);
  const headings: WrittenArticle['headings'] = [];
  const html = createMarked(language, headings).parse(body, { async: false });
  return {
    title: facts.get('title') ?? '',
    description: facts.get('description') ?? '',
    keywords: (facts.get('keywords') ?? '')
      .split(/[,，、،;；]/u)
      .map((word) => word.trim())
      .filter(Boolean),
    html,
    headings,
    text: html.replace(/<[^<>]*>/gu, ' '),
  };
}

function splitFact(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function createMarked(language: string, headings: WrittenArticle['headings']): Marked {
  return new Marked({
    renderer: {
      html: ({ text }) => escapeText(text),
      image: ({ text }) => escapeText(text),
      heading({ tokens, depth }) {
        const id = `s${headings.length + 1}`;
        if (depth > 2) return `<h3>${this.parser.parseInline(tokens)}</h3>\n`;
        headings.push({ id, text: this.parser.parseInline(tokens, this.parser.textRenderer) });
        return `<h2 id="${id}">${this.parser.parseInline(tokens)}</h2>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        // Only pages of our own are linked to, in the reader's language.
        return href.startsWith('/') && !href.startsWith('//')
          ? `<a href="/${language}${escapeText(href)}">${words}</a>`
          : words;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: 'th' | 'td') =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        // A wide table is scrolled by itself, with the keyboard too.
        return `<div class="table" tabindex="0" role="group"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
}
