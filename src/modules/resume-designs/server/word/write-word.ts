import type { LanguageCode } from '#src/modules/options/languages.ts';
import { accentColours, type DesignName, type DesignOptions, designs, type SectionKind } from '../../resume-design.ts';
import type { Sheet } from '../sheet.ts';
import { PAPERS, packWord } from './pack-word.ts';
import { type Block, createWordParts, type WordParts } from './word-parts.ts';
import { wordPhoto } from './word-photo.ts';
import { createWordSections, type WordSections } from './word-sections.ts';
import type { WordLook } from './word-styles.ts';
import { writeRirekisho } from './write-rirekisho.ts';
import { writeShokumu } from './write-shokumu.ts';

const SIDE: readonly SectionKind[] = ['skills', 'languages', 'licences'];
const USUAL = { block: 1134, inline: 1134 };
/** As on the printed form, which is one sheet. */
const FORM = { block: 850, inline: 964 };

const TWO_COLUMNS: ReadonlySet<DesignName> = new Set(['portrait', 'panel', 'horizon']);
/** Their headings stand in tables. */
const IN_CELLS: ReadonlySet<DesignName> = new Set([...TWO_COLUMNS, 'rirekisho']);
const CENTRED: ReadonlySet<DesignName> = new Set(['classic', 'faculty', 'diwan', 'shokumu', 'rirekisho']);
const RULED: ReadonlySet<DesignName> = new Set(['plain', 'compact', 'shokumu', 'stack']);

/** The same sheet as a Word document, to be worked on further: styles carry the look, headings stay with what follows. */
export async function writeWord(sheet: Sheet, options: DesignOptions, photo?: Buffer): Promise<Buffer> {
  const { design, paper } = options;
  const parts = createWordParts(sheet.language);
  const margins = design === 'rirekisho' ? FORM : USUAL;
  const width = PAPERS[paper].width - 2 * margins.inline;
  const face = photo && options.has_photo ? await wordPhoto(photo, sheet, design === 'rirekisho') : undefined;
  const write = createWordSections(sheet, parts, !TWO_COLUMNS.has(design));
  const head = [
    ...(face ? [parts.paragraph('Photo', face)] : []),
    parts.paragraph('Title', sheet.name),
    ...(sheet.headline ? [parts.paragraph('Subtitle', sheet.headline)] : []),
    write.contacts('Contact'),
  ];
  const flowing = () => [...head, ...sheet.sections.flatMap(write.section)];
  const bodies: Partial<Record<DesignName, () => Block[]>> = {
    rirekisho: () => writeRirekisho(sheet, parts, { width, face, contacts: write.contact }),
    shokumu: () => writeShokumu(sheet, parts, { width, write }),
  };
  const inColumns = () => [...head, columns(sheet, options, { parts, write, width }), parts.paragraph('Closing')];
  return packWord({
    title: sheet.title,
    creator: sheet.name,
    language: sheet.language,
    look: lookOf(options, sheet.language),
    paper,
    margins,
    body: (bodies[design] ?? (TWO_COLUMNS.has(design) ? inColumns : flowing))(),
  });
}

function lookOf({ design, accent, font, spacing }: DesignOptions, language: LanguageCode): WordLook {
  const size = design === 'compact' ? 19 : language === 'ar' ? 23 : 21;
  const colour = accentColours[accent].slice(1);
  const isCentred = CENTRED.has(design);
  const isForm = designs[design].isForm === true;
  return {
    font,
    size,
    nameSize: size * 2 + 6,
    accent: colour,
    isCentred,
    hasCentredHeadings: isCentred && design !== 'faculty' && !isForm,
    rule: RULED.has(design) ? colour : undefined,
    aboveHeadings: design === 'rirekisho' ? 0 : 260,
    air: { tight: 0.75, normal: 1, airy: 1.3 }[spacing],
    keepsTogether: !IN_CELLS.has(design),
  };
}

/** The story in a wide column, facts in a tinted one beside it, which is read after it. */
function columns(
  { sections }: Sheet,
  { accent }: DesignOptions,
  { parts, write, width }: { parts: WordParts; write: WordSections; width: number },
) {
  const side = Math.round(width * 0.32);
  const facts = sections.filter(({ kind }) => SIDE.includes(kind));
  const story = sections.filter(({ kind }) => !SIDE.includes(kind));
  return parts.table({
    widths: [width - side, side],
    padding: { inline: 200, block: 150 },
    rows: [
      [
        { blocks: story.flatMap(write.section) },
        { blocks: facts.flatMap(write.section), fill: tint(accentColours[accent]) },
      ],
    ],
  });
}

/** A colour as paper shows it when it is printed thinly. */
function tint(colour: string): string {
  const mixed = [1, 3, 5].map((at) => Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * 0.09));
  return mixed.map((part) => part.toString(16).padStart(2, '0')).join('');
}
