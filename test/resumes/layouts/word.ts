import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';

/**
 * A Word file out of a few signs at the start of lines: `!` the title, `#` a heading, `##` a bold line, `-` a bullet, `|`
 * cells of a table with `//` between their lines, `^` the header of every page, `[box` to `box]` a text box.
 */
export async function wordFile(source: string): Promise<Buffer> {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  const header = lines.filter((line) => line.startsWith('^ ')).map((line) => new Paragraph(line.slice(2)));
  const document = new Document({
    sections: [
      {
        headers: header.length ? { default: new Header({ children: header }) } : {},
        footers: { default: new Footer({ children: [new Paragraph('1')] }) },
        children: blocks(lines.filter((line) => !line.startsWith('^ '))),
      },
    ],
  });
  return await Packer.toBuffer(document);
}

function blocks(lines: string[]): (Paragraph | Table | Textbox)[] {
  const made: (Paragraph | Table | Textbox)[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.startsWith('|')) {
      const end = firstAfter(lines, at, (one) => !one.startsWith('|'));
      made.push(table(lines.slice(at, end)));
      at = end - 1;
    } else if (line === '[box') {
      const end = firstAfter(lines, at, (one) => one === 'box]');
      made.push(
        new Textbox({ children: lines.slice(at + 1, end).map(paragraph), style: { width: '180pt', height: '300pt' } }),
      );
      at = end;
    } else made.push(paragraph(line));
  }
  return made;
}

function firstAfter(lines: string[], from: number, is: (line: string) => boolean): number {
  const found = lines.findIndex((line, at) => at > from && is(line));
  return found < 0 ? lines.length : found;
}

function table(lines: string[]): Table {
  const rows = lines.map((line) =>
    line
      .slice(1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((cell) => new TableCell({ children: cell.split('//').map(paragraph) })) }),
    ),
  });
}

function paragraph(line: string): Paragraph {
  const [, sign, text = ''] = line.match(/^(!|##?|-) (.*)$/) ?? [undefined, '', line];
  const children = [new TextRun({ text: text.trim(), bold: sign === '##', size: sign === '!' ? 44 : 21 })];
  if (sign === '#') return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  if (sign === '-') return new Paragraph({ children, bullet: { level: 0 } });
  return new Paragraph({ children, tabStops: [{ type: TabStopType.RIGHT, position: 9000 }] });
}
