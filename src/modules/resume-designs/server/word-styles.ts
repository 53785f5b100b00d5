import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat } from 'docx';
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
  const rule = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: accent } };
  return {
    default: {
      document: {
        run: { font: wordFonts(options.font, language), size, color: INK, language: languageOf(language) },
        paragraph: { spacing: { ...space(0, 50), line: Math.round(264 * (air > 1 ? 1.08 : 1)) } },
      },
    },
    paragraphStyles: [
      style('Title', 'Title', { size: size * 2 + 6, bold: true, color: accent }, { alignment, spacing: space(0, 60) }),
      style('Subtitle', 'Subtitle', { size: size + 3, color: MUTED }, { alignment, spacing: space(0, 60) }),
      style('Contact', 'Contact', { size: size - 1, color: MUTED }, { alignment, spacing: space(0, 120) }),
      style(
        'Heading1',
        'heading 1',
        { size: size + 4, bold: true, color: accent },
        {
          keepNext: true,
          outlineLevel: 0,
          alignment: CENTRED.has(options.design) && options.design !== 'faculty' ? alignment : AlignmentType.START,
          spacing: space(260, 90),
          ...(RULED.has(options.design) ? { border: rule } : {}),
        },
      ),
      style('Heading2', 'heading 2', { bold: true }, { keepNext: true, outlineLevel: 1, spacing: space(120, 20) }),
      style('Detail', 'Detail', { color: MUTED }, { keepNext: true, spacing: space(0, 40) }),
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
