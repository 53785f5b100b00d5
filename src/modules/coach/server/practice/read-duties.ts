const LEAST = 20;
const MOST = 160;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Entries of lists in a job post, which is where duties stand; the first ones come first. They are text and only text. */
export function readDuties(description: string): string[] {
  const duties: string[] = [];
  let entry: string | undefined;
  for (const piece of description.split('<')) {
    const end = piece.indexOf('>');
    const [tag, text] = end < 0 ? ['', piece] : [piece.slice(0, end).toLowerCase(), piece.slice(end + 1)];
    if (/^li\b/.test(tag)) entry = text;
    else if (/^\/(?:li|ul|ol)\b/.test(tag)) {
      if (entry !== undefined) duties.push(entry);
      entry = undefined;
    } else if (entry !== undefined) entry += text;
  }
  return duties.map(tidy).filter(({ length }) => length >= LEAST && length <= MOST);
}

function tidy(text: string): string {
  const plain = text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ');
  return plain
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
    .replace(/[.;。；]$/u, '');
}
