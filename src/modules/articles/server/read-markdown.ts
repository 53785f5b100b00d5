import { Marked } from 'marked';
import { decodeEntities, escapeText } from '#src/kernel/safe-html.ts';

export interface WrittenArticle {
  title: string;
  description: string;
  /** What people may type who look for it; of the help centre only. */
  keywords: string[];
  html: string;
  /** The words of the body, to be searched. */
  text: string;
  /** How long reading it takes. */
  minutes: number;
}

/** What a reader takes in within a minute: words, or letters where words have no spaces between them. */
const WORDS_A_MINUTE = 220;
const LETTERS_A_MINUTE = 450;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/u;

/** A file of `content/` as a page shows it. Markup within the text is shown as it was typed, never run. */
export function readMarkdown(source: string, language: string): WrittenArticle {
  const front = FRONT_MATTER.exec(source);
  const facts = new Map(front?.[1]?.split('\n').map((line) => splitFact(line)));
  const body = source.slice(front?.[0].length ?? 0);
  const html = createMarked(language).parse(body, { async: false });
  const text = decodeEntities(html.replace(/<[^<>]*>/gu, ' '));
  return {
    title: facts.get('title') ?? '',
    description: facts.get('description') ?? '',
    keywords: (facts.get('keywords') ?? '')
      .split(/[,，、،;；]/u)
      .map((word) => word.trim())
      .filter(Boolean),
    html,
    text,
    minutes: minutesOf(text),
  };
}

function splitFact(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function createMarked(language: string): Marked {
  return new Marked({
    renderer: {
      html: ({ text }) => escapeText(text),
      image: ({ text }) => escapeText(text),
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
        const name = token.header
          .map((cell) => this.parser.parseInline(cell.tokens, this.parser.textRenderer))
          .join(', ');
        // A wide table is scrolled by itself, with the keyboard too.
        return `<div class="table" tabindex="0" role="group" aria-label="${name}"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
}

function minutesOf(text: string): number {
  const letters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(1, Math.round(letters > words ? letters / LETTERS_A_MINUTE : words / WORDS_A_MINUTE));
}
