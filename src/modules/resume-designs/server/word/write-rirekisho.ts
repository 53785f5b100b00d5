import { AlignmentType, type ImageRun, type ParagraphChild } from 'docx';
import type { SectionKind } from '../../resume-design.ts';
import type { Sheet, SheetContact, SheetEntry } from '../sheet.ts';
import type { Block, WordCell, WordParts } from './word-parts.ts';

const INK = '1B2420';
const LABEL = 1134;
/** 30 × 40 mm, and room around it. */
const PHOTO = 1900;
const padding = { inline: 100, block: 45 };

interface FormParts {
  width: number;
  face: ImageRun | undefined;
  contacts: (contact: SheetContact) => string | ParagraphChild;
}

/** 履歴書: the grid that Japanese employers expect, to be filled in further. */
export function writeRirekisho(sheet: Sheet, parts: WordParts, { width, face, contacts }: FormParts): Block[] {
  const { paragraph, table } = parts;
  const label = (text: string): WordCell => ({ blocks: [paragraph('Label', text)], isMiddle: true });
  const value = (...texts: (string | ParagraphChild)[]): WordCell => ({
    blocks: [paragraph('Value', ...texts)],
    isMiddle: true,
  });
  const centred = (style: string, ...texts: (string | ParagraphChild)[]) =>
    paragraph({ style, alignment: AlignmentType.CENTER }, ...texts);
  const contact = (kind: SheetContact['kind']): WordCell => {
    const all = sheet.contacts.filter((one) => one.kind === kind);
    return { blocks: all.map((one) => paragraph('Value', contacts(one))), isMiddle: true };
  };
  const grid = (widths: number[], rows: WordCell[][], minHeight?: number) =>
    table({ widths, rows, padding, frames: INK, ...(minHeight && { minHeight }) });
  const photo: WordCell = {
    blocks: [face ? centred('Value', face) : centred('Label', '写真')],
    rows: 3,
    isMiddle: true,
  };
  const half = Math.round(width / 2) - LABEL;
  const history = (title: string, rows: Row[]) =>
    table({
      widths: [900, 600, width - 1500],
      padding,
      frames: INK,
      hasHead: true,
      rows: [
        ['年', '月', title].map((head) => ({ blocks: [centred('Label', head)], isMiddle: true })),
        ...rows.map(({ year, month, text, align = AlignmentType.START }) => [
          { blocks: [centred('Value', year)] },
          { blocks: [centred('Value', month)] },
          { blocks: [paragraph({ style: 'Value', alignment: align }, text)] },
        ]),
      ],
    });
  const boxed = (title: string, blocks: Block[]) =>
    grid([width], [[{ blocks: [paragraph('Label', title), ...blocks] }]]);
  const licences = itemsOf(sheet, 'licences');
  const listed = (kind: SectionKind) =>
    itemsOf(sheet, kind)
      .map(({ name, detail }) => (detail ? `${name}（${detail}）` : name))
      .join('、');
  const summary = sheet.sections.find(({ kind }) => kind === 'summary')?.lines ?? [];
  const tables = [
    grid(
      [LABEL, width - LABEL - PHOTO, PHOTO],
      [
        [label('氏名'), { blocks: [paragraph('Heading1', sheet.name)], isMiddle: true }, photo],
        [label('生年月日'), value(sheet.born)],
        [label('国籍'), value(sheet.nationality)],
      ],
      790,
    ),
    grid(
      [LABEL, half, LABEL, half],
      [
        [label('現住所'), contact('place'), label('電話'), contact('phone')],
        [label('メール'), contact('email'), label('リンク'), contact('link')],
      ],
    ),
    history('学歴・職歴', historyOf(sheet)),
    ...(licences.length > 0
      ? [
          history(
            '免許・資格',
            licences.map(({ name, detail, when: [year, month] }) => ({
              year,
              month,
              text: [name, detail].filter(Boolean).join('　'),
            })),
          ),
        ]
      : []),
    ...(summary.length > 0
      ? [
          boxed(
            '志望動機・自己PRなど',
            summary.map(({ text, point }) => paragraph(point ? 'ListBullet' : 'Value', text)),
          ),
        ]
      : []),
    ...(listed('skills') ? [boxed('得意分野・スキル', [paragraph('Value', listed('skills'))])] : []),
    ...(listed('languages') ? [boxed('語学', [paragraph('Value', listed('languages'))])] : []),
  ];
  return [
    paragraph('Title', '履　歴　書'),
    paragraph({ style: 'Label', alignment: AlignmentType.END }, `${sheet.today}現在`),
    // Two tables without a paragraph between them become one.
    ...tables.flatMap((one) => [one, paragraph('Gap')]),
  ];
}

const itemsOf = (sheet: Sheet, kind: SectionKind) => sheet.sections.find((one) => one.kind === kind)?.items ?? [];

interface Row {
  year: string;
  month: string;
  text: string;
  align?: (typeof AlignmentType)[keyof typeof AlignmentType];
}

/** A row for each beginning and end, oldest first, as the form wants it. */
function historyOf(sheet: Sheet): Row[] {
  const rows = (kind: SectionKind, began: string, ended: string) =>
    (sheet.sections.find((one) => one.kind === kind)?.entries ?? [])
      .toReversed()
      .flatMap((entry) => rowsOf(entry, began, ended));
  const middle = (text: string): Row => ({ year: '', month: '', text, align: AlignmentType.CENTER });
  return [
    middle('学　歴'),
    ...rows('education', '入学', '卒業'),
    middle('職　歴'),
    ...rows('work', '入社', '退社'),
    { year: '', month: '', text: '以　上', align: AlignmentType.END },
  ];
}

function rowsOf({ title, where, start, end, is_current }: SheetEntry, began: string, ended: string): Row[] {
  const [name, what] = where ? [where, `　${title}`] : [title, ''];
  const first = { year: start[0], month: start[1], text: `${name}${what}　${began}` };
  if (is_current) return [first, { year: '', month: '', text: '現在に至る' }];
  return end[0] ? [first, { year: end[0], month: end[1], text: `${name}　${ended}` }] : [first];
}
