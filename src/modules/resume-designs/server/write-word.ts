import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  type IParagraphOptions,
  type ISectionOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { accentColours, type DesignOptions, type SectionKind } from '../resume-design.ts';
import type { Sheet, SheetEntry, SheetSection } from './sheet.ts';
import { wordPhoto } from './word-photo.ts';
import { pointNumbering, TWO_COLUMNS, wordStyles } from './word-styles.ts';

type Block = Paragraph | Table;

const PAPERS = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } };
const SIDE: readonly SectionKind[] = ['skills', 'languages', 'licences'];
const MARGIN = 1134;
const [LRM, RLM] = ['\u200e', '\u200f'];

/** The same sheet as a Word document, to be worked on further: styles carry the look, headings stay with what follows. */
export async function writeWord(sheet: Sheet, options: DesignOptions, photo?: Buffer): Promise<Buffer> {
  const write = createParts(sheet, !TWO_COLUMNS.has(options.design));
  const { width, height } = PAPERS[options.paper];
  const page = { size: { width, height }, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } };
  const inCorner = options.design === 'rirekisho';
  const face = photo && options.has_photo ? [await wordPhoto(photo, sheet, inCorner)] : [];
  const head = [
    ...(inCorner ? [] : face.map((one) => write.paragraph('Photo', one))),
    write.paragraph('Title', ...(inCorner ? face : []), sheet.name),
    ...(sheet.headline ? [write.paragraph('Subtitle', sheet.headline)] : []),
  ];
  const body = TWO_COLUMNS.has(options.design)
    ? [...head, write.contacts(), columns(sheet, options, write, width - 2 * MARGIN), write.paragraph('Closing')]
    : [...head, write.contacts(), ...sheet.sections.flatMap(write.section)];
  const section: ISectionOptions = { properties: { page }, children: body };
  return Packer.toBuffer(
    new Document({
      title: sheet.title,
      creator: sheet.name,
      styles: wordStyles(options, sheet.language),
      numbering: pointNumbering,
      sections: [section],
    }),
  );
}

type Parts = ReturnType<typeof createParts>;

function createParts({ direction, contacts, language }: Sheet, keepsTogether: boolean) {
  const isRtl = direction === 'rtl';
  const towards = isRtl ? { bidirectional: true } : {};
  const run = (text: string) => new TextRun({ text, ...(isRtl ? { rightToLeft: true } : {}) });
  const paragraph = (style: string | IParagraphOptions, ...texts: (string | ParagraphChild)[]) =>
    new Paragraph({
      ...(typeof style === 'string' ? { style } : style),
      ...towards,
      children: texts.map((text) => (typeof text === 'string' ? run(text) : text)),
    });
  // The mark keeps a list in order where Latin names stand on both sides of what parts them.
  const comma = isRtl ? `،${RLM} ` : ['ja', 'zh-CN', 'zh-TW'].includes(language) ? '、' : ', ';

  const entry = (one: SheetEntry) => [paragraph('Heading2', one.title), ...detail(one), ...one.lines.map(line)];
  const detail = ({ where, place, dates, lines }: SheetEntry) => {
    const said = [[where, place].filter(Boolean).join(comma), dates].filter(Boolean).join(' · ');
    // Only with lines of its own: else a row of short entries would move to the next page as one block.
    return said ? [paragraph({ style: 'Detail', keepNext: keepsTogether && lines.length > 0 }, said)] : [];
  };
  const line = ({ text, point }: SheetEntry['lines'][number]) => paragraph(point ? 'ListBullet' : 'Normal', text);
  const items = ({ kind, items: all }: SheetSection) => {
    const named = all.map(({ name, detail: more, dates }) =>
      kind === 'licences' ? [name, more, dates].filter(Boolean).join(comma) : more ? `${name} (${more})` : name,
    );
    return kind === 'licences'
      ? named.map((text) => paragraph('Normal', text))
      : [paragraph('Normal', named.join(comma))];
  };

  return {
    paragraph,
    contacts: () =>
      paragraph(
        'Contact',
        ...contacts.flatMap(({ kind, text, url }, index) => [
          ...(index > 0 ? [isRtl ? ` ·${RLM} ` : ' · '] : []),
          // Numbers and addresses keep their own direction.
          url
            ? new ExternalHyperlink({ link: url, children: [new TextRun(text)] })
            : isRtl && kind === 'phone'
              ? new TextRun(`${LRM}${text}${LRM}`)
              : text,
        ]),
      ),
    section: (section: SheetSection): Block[] => [
      paragraph('Heading1', section.title),
      ...section.lines.map(line),
      ...section.entries.flatMap(entry),
      ...(section.items.length > 0 ? items(section) : []),
    ],
    isRtl,
  };
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

/** The story in a wide column, facts in a tinted one beside it, which is read after it. */
function columns(
  { sections }: Sheet,
  { accent }: DesignOptions,
  { section, paragraph, isRtl }: Parts,
  width: number,
): Table {
  const side = Math.round(width * 0.32);
  const cell = (wide: number, children: Block[], fill?: string) =>
    new TableCell({
      width: { size: wide, type: WidthType.DXA },
      margins: { top: 100, bottom: 200, left: 200, right: 200 },
      ...(fill ? { shading: { fill } } : {}),
      children: children.length > 0 ? children : [paragraph('Normal', '')],
    });
  const facts = sections.filter(({ kind }) => SIDE.includes(kind));
  const story = sections.filter(({ kind }) => !SIDE.includes(kind));
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: [width - side, side],
    layout: TableLayoutType.FIXED,
    ...(isRtl ? { visuallyRightToLeft: true } : {}),
    borders: noBorders,
    rows: [
      new TableRow({
        children: [
          cell(width - side, story.flatMap(section)),
          cell(side, facts.flatMap(section), tint(accentColours[accent])),
        ],
      }),
    ],
  });
}

/** A colour as paper shows it when it is printed thinly. */
function tint(colour: string): string {
  const mixed = [1, 3, 5].map((at) => Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * 0.09));
  return mixed.map((part) => part.toString(16).padStart(2, '0')).join('');
}
