const MOST = 180;
const ENDS = /[.!?。！？؟;；\n]/;

/** The sentence around a place in a text, as it was written; a long one is cut near the place. */
export function quoteAround(text: string, at: number): string {
  let from = at;
  while (from > 0 && !isEnd(text, from - 1)) from -= 1;
  let to = at;
  while (to < text.length && !isEnd(text, to)) to += 1;
  const isWhole = to - from <= MOST;
  const [start, end] = isWhole ? [from, to + 1] : [Math.max(from, at - MOST / 2), Math.min(to, at + MOST / 2)];
  const words = text.slice(start, end).trim();
  return isWhole ? words : `${start > from ? '…' : ''}${words}${end < to ? '…' : ''}`;
}

/** A point within a number or a name (`Node.js`) ends nothing. */
function isEnd(text: string, at: number): boolean {
  if (!ENDS.test(text[at] ?? '')) return false;
  return text[at] !== '.' || !/\S/.test(text[at + 1] ?? ' ');
}
