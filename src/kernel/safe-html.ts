/** Elements that a text of ours may have. Everything else is dropped; its words stay. */
const ALLOWED = new Set(['p', 'ul', 'ol', 'li', 'h3', 'h4', 'strong', 'em', 'br', 'a']);
/** Other spellings of the same meaning. */
const SAME_AS = new Map(Object.entries({ b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }));
/** Of a table only the words are kept: a line for each row, and something between its cells. */
const CELL_MARKS = new Map(Object.entries({ td: ' · ', th: ' · ', tr: '<br>' }));
/** Elements whose content is not text for readers. */
const SILENT = new Set(
  'script style svg math template iframe object embed noscript noembed noframes xmp plaintext textarea title select head'.split(
    ' ',
  ),
);
/** A browser ends a paragraph by itself before these; closing it here keeps both readings the same. */
const ENDS_PARAGRAPH = new Set(['p', 'ul', 'ol', 'h3', 'h4']);
const NAMES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }));
const TAG_START = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const MOST_DEPTH = 40;

/**
 * Makes any text into HTML that can do nothing: it is read piece by piece and written anew from an allow-list, so that
 * nothing of the original's markup survives except the names of ten elements and https addresses of links. Every
 * element that is opened is closed. The time it takes grows with the length of the text only.
 */
export function safeHtml(source: string): string {
  const open: string[] = [];
  let out = '';
  let at = 0;
  while (at < source.length) {
    const tag = readTag(source, at);
    if (source.startsWith('<!', at) || source.startsWith('<?', at)) at = endOfRemark(source, at);
    else if (tag?.end === -1) {
      // A tag that never ends is no tag, and nothing behind it is one: all of it is text.
      out += toText(source.slice(at));
      at = source.length;
    } else if (tag) {
      at = SILENT.has(tag.name) && !tag.isEnd ? endOfSilent(source, tag.end, tag.name) : tag.end;
      out +=
        betweenCells(tag.name, tag.isEnd, out) +
        writeTag(SAME_AS.get(tag.name) ?? tag.name, tag.isEnd, tag.attributes, open);
    } else {
      // A lone `<` is text, so the search for the next tag goes on behind it.
      const next = source.indexOf('<', at + 1);
      out += toText(source.slice(at, next < 0 ? undefined : next));
      at = next < 0 ? source.length : next;
    }
  }
  return out + open.reverse().map(close).join('');
}

function betweenCells(name: string, isEnd: boolean, written: string): string {
  const isAfterText = written.trimEnd() !== '' && !written.endsWith('>');
  return !isEnd && isAfterText ? (CELL_MARKS.get(name) ?? '') : '';
}

function readTag(source: string, at: number) {
  TAG_START.lastIndex = at;
  const start = TAG_START.exec(source);
  if (!start) return undefined;
  const from = TAG_START.lastIndex;
  const end = endOfTag(source, from);
  const attributes = end < 0 ? '' : source.slice(from, end - 1);
  return { name: (start[2] as string).toLowerCase(), isEnd: start[1] === '/', attributes, end };
}

/** Behind the `>` that ends the tag; one inside quotes does not. -1 when there is none. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const letter = source[at] as string;
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '>') return at + 1;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return -1;
}

/** Behind a comment, doctype, CDATA or processing instruction; one that never ends swallows the rest. */
function endOfRemark(source: string, at: number): number {
  const end = source.startsWith('<!--', at) ? '-->' : '>';
  const found = source.indexOf(end, at + 2);
  return found < 0 ? source.length : found + end.length;
}

/** Behind the closing tag of the element, with those of the same name inside it counted; the end when there is none. */
function endOfSilent(source: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(source); tag; tag = tags.exec(source)) {
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    const end = source.indexOf('>', tags.lastIndex);
    return end < 0 ? source.length : end + 1;
  }
  return source.length;
}

function writeTag(name: string, isEnd: boolean, attributes: string, open: string[]): string {
  if (!ALLOWED.has(name)) return '';
  if (name === 'br') return '<br>';
  if (isEnd) return closeUpTo(name, open);
  const before = closeBefore(name, open);
  if (open.length >= MOST_DEPTH || (name === 'a' && open.includes('a'))) return before;
  open.push(name);
  return before + (name === 'a' ? link(attributes) : `<${name}>`);
}

function closeBefore(name: string, open: string[]): string {
  if (ENDS_PARAGRAPH.has(name)) return closeUpTo('p', open);
  const inList = Math.max(open.lastIndexOf('ul'), open.lastIndexOf('ol'));
  return name === 'li' && open.lastIndexOf('li') > inList ? closeUpTo('li', open) : '';
}

function closeUpTo(name: string, open: string[]): string {
  const from = open.lastIndexOf(name);
  return from < 0 ? '' : open.splice(from).reverse().map(close).join('');
}

function close(name: string): string {
  return `</${name}>`;
}

function link(attributes: string): string {
  const found = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = safeAddress(decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? ''));
  return address ? `<a href="${escapeText(address)}" rel="nofollow noopener">` : '<a>';
}

/** The address as a browser would read it, when that is an https one without a name or password in it. */
function safeAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined;
}

function toText(text: string): string {
  return escapeText(decodeEntities(text));
}

/** `&amp;` and the like as the signs they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMES.get(String(name).toLowerCase()) ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isText = point >= 32 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isText || point === 9 || point === 10 ? String.fromCodePoint(point) : '';
  });
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
