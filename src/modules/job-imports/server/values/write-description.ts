import { escapeText, safeHtml } from '#src/kernel/safe-html.ts';

const MARKUP = /<(?:p|br|ul|ol|li|div|h\d|strong|b|em|span|table)\b[^<>]*>/i;
const BULLET = /^\s*(?:[•·●▪*‣-]|\d{1,2}[.)])\s+/u;
/** As much as a draft keeps. */
const MOST_KEPT = 150_000;

interface TextPart {
  header: string;
  text: string;
}

/** One description out of one column or several; each of several stands under its heading. */
export function writeDescription(parts: readonly TextPart[]): string {
  const written = parts.map(({ header, text }) => {
    const body = MARKUP.test(text) ? text : toHtml(text);
    return parts.length > 1 ? `<h3>${escapeText(header)}</h3>${body}` : body;
  });
  return safeHtml(written.join('')).slice(0, MOST_KEPT);
}

/** Lines of plain text as paragraphs, those with a bullet as a list. */
function toHtml(text: string): string {
  let out = '';
  let isInList = false;
  for (const line of text.split(/\r?\n|\r/)) {
    if (!line.trim()) continue;
    const isBullet = BULLET.test(line);
    if (isBullet !== isInList) out += isBullet ? '<ul>' : '</ul>';
    isInList = isBullet;
    out += isBullet ? `<li>${escapeText(line.replace(BULLET, '').trim())}</li>` : `<p>${escapeText(line.trim())}</p>`;
  }
  return isInList ? `${out}</ul>` : out;
}
