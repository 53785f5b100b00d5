import { AlignmentType } from 'docx';
import type { Sheet, SheetEntry } from '../sheet.ts';
import type { Block, WordParts } from './word-parts.ts';
import type { WordSections } from './word-sections.ts';

const MUTED = '56625D';
const DATES = 3000;

/** 職務経歴書: the career as Japanese employers read it, a box for each employer. */
export function writeShokumu(
  sheet: Sheet,
  { paragraph, table }: WordParts,
  { width, write }: { width: number; write: WordSections },
): Block[] {
  const atEnd = (style: string) => ({ style, alignment: AlignmentType.END });
  const box = (one: SheetEntry): Block[] => [
    table({
      widths: [width - DATES, DATES],
      padding: { inline: 140, block: 70 },
      frames: MUTED,
      rows: [
        [
          { blocks: [paragraph('Heading2', write.where(one))], fill: 'F4F5F5', isMiddle: true },
          { blocks: [paragraph(atEnd('Value'), one.dates)], fill: 'F4F5F5', isMiddle: true },
        ],
      ],
    }),
    paragraph('Heading2', one.title),
    ...one.lines.map(write.line),
  ];
  return [
    paragraph('Title', '職務経歴書'),
    paragraph(atEnd('Normal'), `${sheet.today}現在`),
    paragraph(atEnd('Normal'), `氏名　${sheet.name}`),
    write.contacts(atEnd('Contact')),
    ...sheet.sections.flatMap((section) =>
      section.kind === 'work'
        ? [paragraph('Heading1', section.title), ...section.entries.flatMap(box)]
        : write.section(section),
    ),
    paragraph(atEnd('Normal'), '以上'),
  ];
}
