import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeEntities } from '#src/kernel/safe-html.ts';
import { SourceRefused } from './source-table.ts';

export interface XmlElement {
  /** In small letters, with its prefix: `content:encoded`. */
  name: string;
  attributes: string;
  text: string;
  children: XmlElement[];
}

const MOST_DEPTH = 40;
const MOST_ELEMENTS = 200_000;
/** Letters that are read in one go: a feed of 5 MB takes a tenth of a second and more. */
const PIECE = 256 * 1024;

/**
 * Reads XML as a tree. A document type is passed over with all it declares, so entities of a file's own are never
 * expanded (billion laughs) and nothing outside is fetched (XXE). Each letter is looked at once.
 */
export async function readXml(xml: string): Promise<XmlElement> {
  const root: XmlElement = { name: '', attributes: '', text: '', children: [] };
  const open: XmlElement[] = [root];
  let elements = 0;
  let pauseAt = PIECE;
  for (let at = 0; at < xml.length; ) {
    if (at > pauseAt) {
      await nextTurn();
      pauseAt = at + PIECE;
    }
    const tag = xml.indexOf('<', at);
    addText(open, decodeEntities(xml.slice(at, tag < 0 ? undefined : tag)));
    if (tag < 0) break;
    const special = skipSpecial(xml, tag);
    if (special) {
      addText(open, special.text);
      at = special.end;
      continue;
    }
    const end = xml.indexOf('>', tag);
    if (end < 0) throw new SourceRefused('unreadable');
    takeTag(xml.slice(tag + 1, end), open);
    elements += 1;
    if (open.length > MOST_DEPTH || elements > MOST_ELEMENTS) throw new SourceRefused('unreadable');
    at = end + 1;
  }
  return root;
}

function addText(open: readonly XmlElement[], text: string): void {
  const inside = open.at(-1);
  if (inside && text) inside.text += text;
}

/** Comments, instructions and the document type say nothing; what stands in CDATA is text as it is. */
function skipSpecial(xml: string, at: number): { text: string; end: number } | undefined {
  const until = (mark: string) => {
    const found = xml.indexOf(mark, at + 2);
    return found < 0 ? xml.length : found + mark.length;
  };
  if (xml.startsWith('<![CDATA[', at)) {
    const end = until(']]>');
    return { text: xml.slice(at + 9, Math.max(at + 9, end - 3)), end };
  }
  if (xml.startsWith('<!--', at)) return { text: '', end: until('-->') };
  if (xml.startsWith('<?', at)) return { text: '', end: until('?>') };
  if (!xml.startsWith('<!', at)) return undefined;
  const subset = xml.indexOf('[', at);
  const close = xml.indexOf('>', at);
  return { text: '', end: subset >= 0 && subset < close ? until(']>') : until('>') };
}

function takeTag(tag: string, open: XmlElement[]): void {
  if (tag.startsWith('/')) {
    const name = tag.slice(1).trim().toLowerCase();
    const from = open.findLastIndex((one) => one.name === name);
    if (from > 0) open.length = from;
    return;
  }
  const isEmpty = tag.endsWith('/');
  const whole = isEmpty ? tag.slice(0, -1) : tag;
  const space = whole.search(/\s/);
  const name = (space < 0 ? whole : whole.slice(0, space)).toLowerCase();
  const element = { name, attributes: space < 0 ? '' : whole.slice(space), text: '', children: [] };
  open.at(-1)?.children.push(element);
  if (!isEmpty) open.push(element);
}

export function attributeOf({ attributes }: XmlElement, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return decodeEntities(found?.[1] ?? found?.[2] ?? '');
}

/** Every element of that name, wherever it stands. */
export function elementsNamed(root: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const look = (element: XmlElement) => {
    for (const child of element.children) {
      if (child.name === name) found.push(child);
      else look(child);
    }
  };
  look(root);
  return found;
}
