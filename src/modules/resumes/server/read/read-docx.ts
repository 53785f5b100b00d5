import { splitBullet } from './bullets.ts';
import { isDateLike } from './dates.ts';
import { type Cell, type Line, MOST_LETTERS, type ResumeDocument, UnreadableFile } from './document.ts';
import { headingOf } from './headings.ts';
import { normaliseText } from './normalise.ts';
import { openZip } from './unzip.ts';
import { type Node, type Paragraph, readWordXml, type Table } from './word-xml.ts';

interface Style {
  isHeading: boolean;
  isBold: boolean;
  size: number;
}

/** A Word file as lines: the letterhead, the text with its tables, boxes beside it, what stands at the foot. */
export function readDocx(bytes: Buffer): ResumeDocument {
  const { names, read } = openZip(bytes);
  const main = ['word/document.xml', 'word/document2.xml'].find((name) => names.includes(name));
  const xml = main && read(main);
  if (!xml) throw new UnreadableFile(names.includes('EncryptedPackage') ? 'protected' : 'broken');
  const styles = readStyles(read('word/styles.xml') ?? '');
  const text = readWordXml(xml);
  const edge = (kind: string) =>
    names
      .filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name))
      .flatMap((name) => readWordXml(read(name) ?? ''));
  const headers = edge('header');
  const footers = edge('footer');
  const flow = new Flow(styles);
  for (const { body, boxes } of headers) flow.addBlock([...body, ...boxes.flat()], false);
  flow.addBlock(text.body, false);
  for (const box of text.boxes) flow.addBlock(box, true);
  for (const { body, boxes } of footers) flow.addBlock([...body, ...boxes.flat()].filter(hasContact), true);
  return {
    pages: [],
    blocks: flow.blocks,
    lines: flow.lines,
    links: names
      .filter((name) => /^word\/_rels\/(?:document|header|footer)\d*\.xml\.rels$/.test(name))
      .flatMap((name) => readLinks(read(name) ?? '')),
  };
}

function hasContact(node: Node): boolean {
  return !('rows' in node) && /@|\+?\d[\d\s-]{7,}/.test(node.text);
}

class Flow {
  readonly lines: Line[] = [];
  readonly blocks: ResumeDocument['blocks'] = [];
  readonly #styles: Map<string, Style>;
  #letters = 0;

  constructor(styles: Map<string, Style>) {
    this.#styles = styles;
  }

  addBlock(nodes: Node[], isAside: boolean): void {
    if (nodes.length === 0) return;
    this.blocks.push({ page: 1, x: null, isAside });
    for (const node of nodes) this.#add(node);
  }

  #add(node: Node): void {
    if (!('rows' in node)) this.#addParagraph(node);
    else if (isLayout(node)) {
      for (const cell of node.rows.flat()) this.addBlock(cell, isNarrow(cell, node));
      this.blocks.push({ page: 1, x: null, isAside: false });
    } else for (const row of node.rows) this.#addRow(row);
  }

  #addParagraph(paragraph: Paragraph): void {
    for (const part of paragraph.text.split('\n')) this.#addLine([{ part, paragraph }]);
  }

  /** The cells of a row side by side, and below what else they hold. */
  #addRow(row: Node[][]): void {
    const cells = row.map((cell) => cell.flatMap(paragraphsOf).filter(({ text }) => text.trim() !== ''));
    const firsts = cells.flatMap(([paragraph]) =>
      paragraph ? [{ part: paragraph.text.split('\n')[0] ?? '', paragraph }] : [],
    );
    this.#addLine(firsts);
    for (const cell of cells) {
      const [first, ...rest] = cell;
      if (!first) continue;
      for (const part of first.text.split('\n').slice(1)) this.#addLine([{ part, paragraph: first }]);
      for (const paragraph of rest) this.#addParagraph(paragraph);
    }
  }

  #addLine(parts: { part: string; paragraph: Paragraph }[]): void {
    const raw = parts.flatMap(({ part, paragraph }) => part.split('\t').map((text) => this.#cell(text, paragraph)));
    const { isBullet, cells } = splitBullet(raw.filter(({ text }) => text !== ''));
    const [first] = cells;
    const look = parts[0] && this.#lookOf(parts[0].paragraph);
    if (!first || !look) return;
    this.#letters += cells.reduce((sum, { text }) => sum + text.length, 0);
    if (this.#letters > MOST_LETTERS) throw new UnreadableFile('tooLarge');
    const isListed = parts.length === 1 && parts[0]?.paragraph.isListed === true;
    this.lines.push({
      cells,
      page: 1,
      size: look.size,
      isBold: look.isBold,
      isBullet: (isBullet || isListed) && !look.isHeading,
      isHeading: look.isHeading,
      look: parts[0]?.paragraph.look ?? '',
      block: this.blocks.length - 1,
      indent: null,
      startsParagraph: true,
      followsFullLine: false,
    });
  }

  #cell(text: string, paragraph: Paragraph): Cell {
    const plain = normaliseText(text);
    return { text: plain, visual: plain, box: null, isBold: this.#lookOf(paragraph).isBold };
  }

  #lookOf({ style, isBold, size }: Paragraph): Style {
    const named = this.#styles.get(style);
    return {
      isHeading: named?.isHeading ?? false,
      isBold: isBold || (named?.isBold ?? false),
      size: size || named?.size || 0,
    };
  }
}

function paragraphsOf(node: Node): Paragraph[] {
  return 'rows' in node ? node.rows.flat(2).flatMap(paragraphsOf) : [node];
}

/** A table that only puts columns side by side: its cells hold sections of their own. */
function isLayout({ rows }: Table): boolean {
  const cells = rows.flat().map((cell) => cell.flatMap(paragraphsOf).filter(({ text }) => text.trim() !== ''));
  const full = cells.filter((cell) => cell.length > 3 && cell.some(({ text }) => headingOf(text) !== undefined));
  const hasDates = rows.some(
    (row) =>
      row.length > 1 &&
      row.some((cell) =>
        isDateLike(
          cell
            .flatMap(paragraphsOf)
            .map(({ text }) => text)
            .join(' ')
            .slice(0, 60),
        ),
      ),
  );
  return full.length > 0 && !hasDates;
}

function isNarrow(cell: Node[], table: Table): boolean {
  const letters = (one: Node[]) => one.flatMap(paragraphsOf).reduce((sum, { text }) => sum + text.length, 0);
  return letters(cell) * 1.5 < Math.max(...table.rows.flat().map(letters));
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  for (const [, id = '', inner = ''] of xml.matchAll(/<w:style\b[^>]*?w:styleId="([^"]*)"[^>]*>(.*?)<\/w:style>/gs)) {
    const name = /<w:name w:val="([^"]*)"/.exec(inner)?.[1] ?? '';
    styles.set(id, {
      isHeading:
        /^(heading|title|subtitle|标题|標題|見出し|título|başlık|judul|tajuk|عنوان)/i.test(name) ||
        inner.includes('<w:outlineLvl'),
      isBold: /<w:b\s*\/>|<w:b w:val="(?:1|true)"/.test(inner),
      size: Number(/<w:sz w:val="(\d+)"/.exec(inner)?.[1] ?? 0) / 2,
    });
  }
  return styles;
}

/** What the links lead to; nothing is fetched. */
function readLinks(rels: string): string[] {
  return [...rels.matchAll(/<Relationship\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('/hyperlink"'))
    .flatMap((tag) => /Target="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? []);
}
