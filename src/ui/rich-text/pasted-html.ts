/** `mso-list:l0 level2 lfo1`: Word writes lists as paragraphs that say their depth. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = /mso-list:\s*ignore/i;
const BULLET = /^[\s\u00a0]*[\u00b7\u2022\u25aa\u2023\u25cf\uf0b7][\s\u00a0]*/u;
const NUMBER = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;
const WORD_TITLE = /^Mso(?:Title|Subtitle|Heading)/i;
const SAME_AS: Record<string, string> = { H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' };

/**
 * What Word and Google Docs put on the clipboard, as what the editor keeps (the same that kernel/safe-html lets
 * through): lists become lists, headings headings, and each row of a table a readable line.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('style, script, title, meta, link, xml')) one.remove();
  // From the innermost outwards, so that a table in a table has become lines before its own row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) writeOutTable(table);
  for (const one of body.querySelectorAll<HTMLElement>('p')) if (isEmpty(one)) one.remove();
  gatherLists(body);
  for (const one of body.querySelectorAll('h1, h2, h5, h6, p')) {
    const name = SAME_AS[one.tagName] ?? (WORD_TITLE.test(one.className) ? 'h3' : undefined);
    if (name) rename(one, name);
  }
  return body.innerHTML;
}

function isEmpty(one: Element): boolean {
  return !one.querySelector('img, br, table, ul, ol') && (one.textContent ?? '').trim() === '';
}

/** Paragraphs that follow each other and say that they are items become one list, deeper ones inside it. */
function gatherLists(body: HTMLElement): void {
  let open: Element[] = [];
  for (const item of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(item);
    if (level === 0 || item.closest('li')) continue;
    const kind = takeMarker(item);
    if (item.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, open[level - 1]?.localName === kind ? level : level - 1);
    while (open.length < level) open.push(openList(kind, open.at(-1), item));
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
  }
}

function levelOf(item: HTMLElement): number {
  const told = WORD_ITEM.exec(item.getAttribute('style') ?? '')?.[1];
  if (told) return Math.min(Number(told), 6);
  return BULLET.test(item.textContent ?? '') ? 1 : 0;
}

/** Takes away the bullet or number that Word has written as text, and tells which of the two it was. */
function takeMarker(item: HTMLElement): 'ul' | 'ol' {
  const marker = [...item.querySelectorAll('span')].find((span) => WORD_MARKER.test(span.getAttribute('style') ?? ''));
  if (marker) {
    const isNumber = NUMBER.test(marker.textContent ?? '') && !/^\s*o\s*$/.test(marker.textContent ?? '');
    marker.remove();
    return isNumber ? 'ol' : 'ul';
  }
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const first = texts.nextNode();
  if (first) first.textContent = (first.textContent ?? '').replace(BULLET, '');
  return 'ul';
}

/** A list before the item, or inside the last entry of the list above it. */
function openList(kind: 'ul' | 'ol', above: Element | undefined, item: Element): Element {
  const list = item.ownerDocument.createElement(kind);
  if (!above) item.before(list);
  else (above.lastElementChild ?? above.appendChild(item.ownerDocument.createElement('li'))).append(list);
  return list;
}

/** The editor has no tables: a frame of one cell opens up, any other becomes a list with a line for each row. */
function writeOutTable(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => [...row.cells]);
  if (rows.every((cells) => cells.length <= 1)) {
    table.replaceWith(...rows.flatMap(([cell]) => (cell ? [...cell.childNodes] : [])));
    return;
  }
  const [first = []] = rows;
  const hasHead = rows.length > 1 && first.length > 1 && first.every(isHeadCell);
  const list = table.ownerDocument.createElement('ul');
  for (const cells of hasHead ? rows.slice(1) : rows) {
    const line = lineOf(cells, hasHead ? first.map(cellText) : []);
    if (line.childNodes.length > 0) list.append(line);
  }
  table.replaceWith(list);
}

function isHeadCell(cell: HTMLTableCellElement): boolean {
  const text = cellText(cell);
  const bold = [...cell.querySelectorAll('b, strong')].map((one) => one.textContent?.trim()).join(' ');
  return cell.tagName === 'TH' || (text !== '' && bold === text);
}

/** `Shift: nights · Pay: 20`, or for two columns without a head `Shift: nights`. */
function lineOf(cells: HTMLTableCellElement[], heads: string[]): HTMLLIElement {
  const line = (cells[0] as HTMLElement).ownerDocument.createElement('li');
  const texts = cells.map(cellText);
  const named = heads.length === 0 && texts.length === 2 && texts[0] ? [[texts[0], texts[1] ?? '']] : undefined;
  const parts = named ?? texts.map((text, at) => [heads[at] ?? '', text]);
  for (const [name = '', text = ''] of parts) {
    if (text === '' && !named) continue;
    if (line.childNodes.length > 0) line.append(' · ');
    if (name) {
      const strong = line.ownerDocument.createElement('strong');
      strong.textContent = name.replace(/:$/, '');
      line.append(strong, ': ');
    }
    line.append(text);
  }
  return line;
}

function cellText(cell: HTMLElement): string {
  const blocks = [...cell.querySelectorAll('p, li')].filter((one) => !one.querySelector('p, li'));
  const texts = blocks.length > 0 ? blocks.map((one) => one.textContent ?? '') : [cell.textContent ?? ''];
  return texts
    .map((text) => text.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('; ');
}

function rename(one: Element, name: string): void {
  const other = one.ownerDocument.createElement(name);
  other.append(...one.childNodes);
  one.replaceWith(other);
}
