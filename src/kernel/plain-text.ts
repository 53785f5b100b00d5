import { decodeEntities, safeHtml } from './safe-html.ts';

const LINE_END = /<br>|<\/(?:p|li|h3|h4)>/g;
const TAG = /<[^<>]*>/g;

/** The words of HTML, a line for each paragraph; what is longer ends at a space, with a mark that it goes on. */
export function plainText(html: string, longest: number): string {
  // A line of the source is no line of the text.
  const marked = safeHtml(html).replace(/\s+/g, ' ').replace(LINE_END, '\n').replace(TAG, '');
  const lines = decodeEntities(marked)
    .split('\n')
    .map((line) => line.trim());
  const text = lines.filter(Boolean).join('\n');
  if (text.length <= longest) return text;
  const start = text.slice(0, longest).toWellFormed().replace('\ufffd', '');
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  // Japanese and Chinese have no spaces to end at.
  return `${(end > longest / 2 ? start.slice(0, end) : start).trimEnd()}…`;
}
