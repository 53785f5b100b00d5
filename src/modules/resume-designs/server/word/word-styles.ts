import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { FontChoice } from '../../resume-design.ts';
import { languageOf, wordFonts } from './word-fonts.ts';

const INK = '1B2420';
const MUTED = '56625D';
const POINTS = 'points';

/** How a document is set. Sizes in half points and distances in twentieths of a point, as the format counts them. */
export interface WordLook {
  font: FontChoice;
  size: number;
  nameSize: number;
  /** Six hex digits, as all colours of the format. */
  accent: string;
  isCentred: boolean;
  hasCentredHeadings: boolean;
  /** The colour of a rule below each heading. */
  rule?: string | undefined;
  aboveHeadings: number;
  /** Of all distances. */
  air: number;
  /**
   * Headings stay with what follows. Not in columns: in a cell it would keep the whole row with what follows the table,
   * and a long one would leave the first page empty.
   */
  keepsTogether: boolean;
}

/** The styles that all documents have; the reader changes a whole document by changing one of them. */
export function wordStyles(look: WordLook, language: LanguageCode): IStylesOptions {
  const { size, accent, air, keepsTogether: keepNext } = look;
  const alignment = alignmentOf(look.isCentred);
  const space = (before: number, after: number) => ({
    before: Math.round(before * air),
    after: Math.round(after * air),
  });
  const rule = look.rule && {
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: look.rule } },
  };
  return {
    default: {
      document: {
        run: { font: wordFonts(look.font, language), size, color: INK, language: languageOf(language) },
        paragraph: {
          // Without the rule some programs take the height as fixed and cut the photo down to one line.
          spacing: { ...space(0, 50), line: Math.round(264 * (air > 1 ? 1.08 : 1)), lineRule: LineRuleType.AUTO },
        },
      },
      // The library writes these itself: said again among the others, each would be in the file twice.
      title: {
        run: { size: look.nameSize, bold: true, color: accent },
        paragraph: { alignment, spacing: space(0, 60) },
      },
      heading1: {
        run: { size: size + 4, bold: true, color: accent },
        paragraph: {
          keepNext,
          outlineLevel: 0,
          alignment: alignmentOf(look.hasCentredHeadings),
          spacing: space(look.aboveHeadings, 90),
          ...rule,
        },
      },
      heading2: {
        run: { size: size + 1, bold: true, color: INK },
        paragraph: { keepNext, outlineLevel: 1, spacing: space(120, 20) },
      },
    },
    paragraphStyles: [
      // All others are based on it; where it is missing, headings fall back to a font of the program's own.
      { id: 'Normal', name: 'Normal', quickFormat: true },
      style('Subtitle', { size: size + 3, color: MUTED }, { alignment, spacing: space(0, 60) }),
      style('Contact', { size: size - 1, color: MUTED }, { alignment, spacing: space(0, 120) }),
      style('Detail', { color: MUTED }, { spacing: space(0, 40) }),
      style('Photo', {}, { spacing: space(0, 120) }),
      style('Label', { size: size - 3, color: MUTED }, { spacing: space(0, 0) }),
      style('Value', {}, { spacing: space(0, 0) }),
      // Programs want a paragraph after a table, and two tables without one between them become one.
      style('Closing', { size: 2 }, { spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } }),
      style('Gap', { size: 2 }, { spacing: { before: 0, after: 0, line: 160, lineRule: LineRuleType.EXACT } }),
      {
        ...style('ListBullet', {}, { numbering: { reference: POINTS, level: 0 }, spacing: space(0, 30) }),
        name: 'List Bullet',
      },
    ],
  };
}

const alignmentOf = (isCentred: boolean) => (isCentred ? AlignmentType.CENTER : AlignmentType.START);

const style = (id: string, run: object, paragraph: object) => ({
  id,
  name: id,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  run,
  paragraph,
});

export const pointNumbering = {
  config: [
    {
      reference: POINTS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { start: 284, hanging: 200 } } },
        },
      ],
    },
  ],
};
