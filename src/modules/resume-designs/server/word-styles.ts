import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { accentColours, type DesignName, type DesignOptions, type FontChoice } from '../resume-design.ts';

const INK = '1B2420';
const MUTED = '56625D';
export const POINTS = 'points';

const latin: Record<FontChoice, string> = { modern: 'Calibri', plain: 'Arial', serif: 'Cambria' };
const eastern: Partial<Record<LanguageCode, { sans: string; serif: string }>> = {
  'zh-CN': { sans: 'Microsoft YaHei', serif: 'SimSun' },
  'zh-TW': { sans: 'Microsoft JhengHei', serif: 'PMingLiU' },
  ja: { sans: 'Yu Gothic', serif: 'Yu Mincho' },
};

/** Fonts that come with common programs; another program takes its own in their place. */
export function wordFonts(choice: FontChoice, language: LanguageCode) {
  const own = eastern[language] ?? { sans: 'Microsoft YaHei', serif: 'SimSun' };
  const isSerif = choice === 'serif';
  return {
    ascii: latin[choice],
    hAnsi: latin[choice],
    eastAsia: isSerif ? own.serif : own.sans,
    cs: isSerif ? 'Times New Roman' : 'Arial',
  };
}

/** Spelling checks want a country too. */
const languageTags: Record<LanguageCode, string> = {
  en: 'en-US',
  'zh-CN': 'zh-CN',
  id: 'id-ID',
  ja: 'ja-JP',
  'zh-TW': 'zh-TW',
  ms: 'ms-MY',
  tr: 'tr-TR',
  'pt-BR': 'pt-BR',
  es: 'es-ES',
  ar: 'ar-SA',
};

export const TWO_COLUMNS: ReadonlySet<DesignName> = new Set(['portrait', 'panel', 'horizon']);
const CENTRED: ReadonlySet<DesignName> = new Set(['classic', 'faculty', 'diwan', 'shokumu']);
const RULED: ReadonlySet<DesignName> = new Set(['plain', 'compact', 'shokumu', 'rirekisho', 'stack']);

/** The styles that all designs have; the reader changes a whole document by changing one of them. */
export function wordStyles(options: DesignOptions, language: LanguageCode): IStylesOptions {
  const accent = accentColours[options.accent].slice(1);
  const size = options.design === 'compact' ? 19 : language === 'ar' ? 23 : 21;
  const air = { tight: 0.75, normal: 1, airy: 1.3 }[options.spacing];
  const alignment = CENTRED.has(options.design) ? AlignmentType.CENTER : AlignmentType.START;
  const space = (before: number, after: number) => ({
    before: Math.round(before * air),
    after: Math.round(after * air),
  });
  const style = (id: string, name: string, run: object, paragraph: object) => ({
    id,
    name,
    basedOn: 'Normal',
    next: 'Normal',
    quickFormat: true,
    run,
    paragraph,
  });
  // In a cell it would keep the whole row with what follows the table: a long one would leave the first page empty.
  const keepNext = !TWO_COLUMNS.has(options.design);
  const rule = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: accent } };
  return {
    default: {
      document: {
        run: { font: wordFonts(options.font, language), size, color: INK, language: languageOf(language) },
        paragraph: {
          // Without the rule some programs take the height as fixed and cut the photo down to one line.
          spacing: { ...space(0, 50), line: Math.round(264 * (air > 1 ? 1.08 : 1)), lineRule: LineRuleType.AUTO },
        },
      },
      // The library writes these itself: said again among the others, each would be in the file twice.
      title: {
        run: { size: size * 2 + 6, bold: true, color: accent },
        paragraph: { alignment, spacing: space(0, 60) },
      },
      heading1: {
        run: { size: size + 4, bold: true, color: accent },
        paragraph: {
          keepNext,
          outlineLevel: 0,
          alignment: CENTRED.has(options.design) && options.design !== 'faculty' ? alignment : AlignmentType.START,
          spacing: space(260, 90),
          ...(RULED.has(options.design) ? { border: rule } : {}),
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
      style('Subtitle', 'Subtitle', { size: size + 3, color: MUTED }, { alignment, spacing: space(0, 60) }),
      style('Contact', 'Contact', { size: size - 1, color: MUTED }, { alignment, spacing: space(0, 120) }),
      style('Detail', 'Detail', { color: MUTED }, { spacing: space(0, 40) }),
      style('Photo', 'Photo', {}, { spacing: space(0, 120) }),
      style(
        'Closing',
        'Closing',
        { size: 2 },
        { spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } },
      ),
      style('ListBullet', 'List Bullet', {}, { numbering: { reference: POINTS, level: 0 }, spacing: space(0, 30) }),
    ],
  };
}

function languageOf(language: LanguageCode) {
  const tag = languageTags[language];
  return language === 'ar' ? { value: 'en-US', bidirectional: tag } : { value: tag, eastAsia: tag };
}

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
