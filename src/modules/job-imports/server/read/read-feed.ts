import { MOST_COLUMNS, MOST_ROWS } from '../../import-targets.ts';
import { attributeOf, elementsNamed, readXml, type XmlElement } from './read-xml.ts';
import { SourceRefused, type SourceTable, tableOf } from './source-table.ts';

/** RSS, Atom, and what job boards ask for (`<source><job>`) and close kin of it. */
const ITEMS = ['item', 'entry', 'job', 'vacancy', 'position', 'jobposting', 'offer'];
const MOST_DEPTH = 3;

/** The entries of a feed in XML or JSON as a table: a column for each name. */
export async function readFeed(text: string): Promise<SourceTable> {
  const start = text.trimStart()[0];
  const records = start === '{' || start === '[' ? readJson(text) : await readElements(text);
  if (records.length === 0) throw new SourceRefused('noJobs');
  if (records.length > MOST_ROWS) throw new SourceRefused('tooManyRows');
  return tableOf(records, MOST_COLUMNS);
}

type FeedRecord = Map<string, string>;

async function readElements(text: string): Promise<FeedRecord[]> {
  const root = await readXml(text);
  for (const name of ITEMS) {
    const items = elementsNamed(root, name).filter(isRecord);
    if (items.length > 0) return items.map(recordOf);
  }
  return [];
}

function recordOf(item: XmlElement): FeedRecord {
  const record: FeedRecord = new Map();
  collect(item, '', record);
  return record;
}

function isRecord({ children }: XmlElement): boolean {
  return children.length > 1;
}

/** Children by name; what stands several times is told in one cell. */
function collect(element: XmlElement, path: string, record: FeedRecord): void {
  for (const child of element.children) {
    const name = path ? `${path} ${child.name}` : child.name;
    if (child.children.length > 0) collect(child, name, record);
    const text = child.text.trim() || (child.name === 'link' ? linkOf(child) : attributeOf(child, 'term'));
    if (!text) continue;
    const before = record.get(name);
    // Of several links the first is the entry's own page.
    if (before === undefined) record.set(name, text);
    else if (child.name !== 'link') record.set(name, `${before}, ${text}`);
  }
}

function linkOf(link: XmlElement): string {
  const kind = attributeOf(link, 'rel');
  return kind === '' || kind === 'alternate' ? attributeOf(link, 'href') : '';
}

function readJson(text: string): FeedRecord[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw new SourceRefused('unreadable');
  }
  return findRecords(root, 0).map((one) => {
    const record: FeedRecord = new Map();
    flatten(one, '', record, 0);
    return record;
  });
}

/** The list of objects: the feed itself, or the first list inside it. */
function findRecords(value: unknown, depth: number): object[] {
  if (Array.isArray(value)) return value.filter((one): one is object => isObject(one) && !Array.isArray(one));
  if (!isObject(value) || depth > MOST_DEPTH) return [];
  for (const inner of Object.values(value)) {
    const found = findRecords(inner, depth + 1);
    if (found.length > 0) return found;
  }
  return [];
}

function flatten(value: object, path: string, record: FeedRecord, depth: number): void {
  for (const [key, inner] of Object.entries(value)) {
    const name = path ? `${path} ${key}` : key;
    const list = Array.isArray(inner) ? inner : [inner];
    const scalars = list.filter((one) => one !== null && !isObject(one));
    if (scalars.length > 0) record.set(name, scalars.join(', '));
    else if (depth < MOST_DEPTH) for (const one of list) if (isObject(one)) flatten(one, name, record, depth + 1);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
