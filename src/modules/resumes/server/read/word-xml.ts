/** A paragraph of a Word file, or a table of cells that hold paragraphs and tables themselves. */
export interface Paragraph {
  /** `\t` between what tabs set apart, `\n` where a line was broken by hand. */
  text: string;
  style: string;
  isBold: boolean;
  size: number;
  isListed: boolean;
  /** Capitals by style, a colour, a line under the letters: what sets it apart beside its size. */
  look: string;
}

export interface Table {
  rows: Node[][][];
}

export type Node = Paragraph | Table;

export interface WordText {
  body: Node[];
  /** What stands in boxes beside the text. */
  boxes: Node[][];
  /** Ids of the links that are used. */
  links: string[];
}

const TAG = /<(\/?)([\w:]+)([^<>]*?)(\/?)>|([^<]+)/g;
/** Never shown: what an old program would show instead, deleted text, codes of fields. */
const HIDDEN = new Set([
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:fldData',
  'w:rPrChange',
  'w:pPrChange',
  'w:comment',
]);
const LOOKS = new Set(['w:caps', 'w:smallCaps', 'w:u', 'w:color']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Walks through the XML once; entities that a file defines itself are not followed. */
export function readWordXml(xml: string): WordText {
  const walk = new Walk();
  for (const [, slash, name, attributes = '', selfClosing, text] of xml.matchAll(TAG)) {
    if (text !== undefined) walk.text(text);
    else if (slash) walk.close(name as string);
    else {
      walk.open(name as string, attributes);
      if (selfClosing) walk.close(name as string);
    }
  }
  return walk.result;
}

class Walk {
  readonly result: WordText = { body: [], boxes: [], links: [] };
  /** Where nodes are added: the body, a cell, a box. */
  #targets: Node[][] = [this.result.body];
  #tables: Table[] = [];
  #paragraphs: { node: Paragraph; letters: number; boldLetters: number }[] = [];
  #run = { isBold: false, isVisible: true };
  #isInText = false;
  #isInRunLook = false;
  #hidden = 0;

  open(name: string, attributes: string): void {
    if (HIDDEN.has(name)) this.#hidden++;
    if (this.#hidden > 0) return;
    if (name.startsWith('w:tbl') || name === 'w:tr' || name === 'w:tc') this.#openTable(name);
    else if (name === 'w:txbxContent') this.#openBox();
    else if (name === 'w:hyperlink') this.result.links.push(attribute(attributes, 'r:id') ?? '');
    else this.#openText(name, attributes);
  }

  close(name: string): void {
    if (HIDDEN.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    if (this.#hidden > 0) return;
    if (name === 'w:p') this.#closeParagraph();
    else if (name === 'w:t') this.#isInText = false;
    else if (name === 'w:rPr') this.#isInRunLook = false;
    else if (name === 'w:tc' || name === 'w:txbxContent') {
      if (this.#targets.length > 1) this.#targets.pop();
    } else if (name === 'w:tbl') this.#tables.pop();
  }

  text(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (this.#hidden > 0 || !this.#isInText || !paragraph || !this.#run.isVisible) return;
    const decoded = text.replace(/&(#x?[\da-f]+|\w+);/gi, (_, code: string) => entity(code));
    paragraph.node.text += decoded;
    paragraph.letters += decoded.length;
    if (this.#run.isBold) paragraph.boldLetters += decoded.length;
  }

  #openTable(name: string): void {
    const table = this.#tables.at(-1);
    if (name === 'w:tbl') {
      const opened: Table = { rows: [] };
      this.#targets.at(-1)?.push(opened);
      this.#tables.push(opened);
    } else if (name === 'w:tr') table?.rows.push([]);
    else if (name === 'w:tc') {
      const cell: Node[] = [];
      table?.rows.at(-1)?.push(cell);
      this.#targets.push(cell);
    }
  }

  #openBox(): void {
    const box: Node[] = [];
    this.result.boxes.push(box);
    this.#targets.push(box);
  }

  #openText(name: string, attributes: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const value = attribute(attributes, 'w:val');
    if (name === 'w:p') {
      const node = { text: '', style: '', isBold: false, size: 0, isListed: false, look: '' };
      this.#targets.at(-1)?.push(node);
      this.#paragraphs.push({ node, letters: 0, boldLetters: 0 });
    } else if (name === 'w:r') this.#run = { isBold: false, isVisible: true };
    else if (name === 'w:rPr') this.#isInRunLook = true;
    else if (name === 'w:t') this.#isInText = true;
    else if (!paragraph) return;
    else if (name === 'w:pStyle') paragraph.node.style = value ?? '';
    else if (name === 'w:numPr') paragraph.node.isListed = true;
    else if (name === 'w:tab' && !attributes.includes('w:pos')) paragraph.node.text += '\t';
    else if (name === 'w:ptab') paragraph.node.text += '\t';
    else if (name === 'w:br' || name === 'w:cr') paragraph.node.text += '\n';
    else if (name === 'w:noBreakHyphen') paragraph.node.text += '-';
    else if (this.#isInRunLook) this.#readLook(name, value, paragraph.node);
  }

  #readLook(name: string, value: string | undefined, node: Paragraph): void {
    const isOn = value !== '0' && value !== 'false';
    if (name === 'w:b') this.#run.isBold = isOn;
    else if (name === 'w:vanish') this.#run.isVisible = !isOn;
    else if (LOOKS.has(name) && isOn && node.text === '') node.look += `${name}${value ?? ''};`;
    else if (name === 'w:sz') node.size = Math.max(node.size, Number(value) / 2 || 0);
  }

  #closeParagraph(): void {
    const done = this.#paragraphs.pop();
    if (done) done.node.isBold = done.letters > 0 && done.boldLetters * 2 > done.letters;
  }
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

function entity(code: string): string {
  if (!code.startsWith('#')) return ENTITIES[code] ?? '';
  const number = code[1] === 'x' || code[1] === 'X' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return number > 0 && number < 0x110000 && !(number >= 0xd800 && number < 0xe000) ? String.fromCodePoint(number) : '';
}
