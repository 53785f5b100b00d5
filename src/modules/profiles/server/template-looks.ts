import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { DocxFonts, DocxStyle } from '#src/platform/docx/docx-styles.ts';
import type { TemplateName } from '../template-names.ts';

export interface TemplateLook {
  margins: { block: number; inline: number };
  styles: DocxStyle[];
  isSerif: boolean;
}

const INK = '1F2A26';
const MUTED = '55625D';
export const colors = {
  line: 'C9D2CE',
  green: '1C6A50',
  greenSoft: 'EAF4EF',
  apricot: '8A4B12',
  apricotSoft: 'FCF0E2',
};

interface LookParts {
  text: number;
  name: number;
  accent: string;
  isCentred?: boolean;
  rule?: string;
  /** Space above a heading, in points. */
  air: number;
}

/** The styles that all templates have; the reader changes a whole document by changing one of them. */
function writeStyleSheet({ text, name, accent, isCentred = false, rule, air }: LookParts): DocxStyle[] {
  return [
    { name: 'Normal', size: text, color: INK, after: 3 },
    { name: 'Title', size: name, isBold: true, color: accent, isCentred, after: 2 },
    { name: 'Subtitle', size: text + 2, color: MUTED, isCentred, after: 3 },
    { name: 'Contact', size: text - 0.5, color: MUTED, isCentred, after: 2 },
    { name: 'heading 1', size: text + 2, isBold: true, color: accent, rule, isTied: true, before: air, after: 4 },
    { name: 'heading 2', size: text + 0.5, isBold: true, color: INK, isTied: true, before: 4 },
    { name: 'Detail', size: text - 0.5, color: MUTED, isTied: true, after: 2 },
    { name: 'List Bullet', size: text, color: INK, isBullet: true, after: 2 },
    // Programs want a paragraph after a table; this one takes no room.
    { name: 'End', size: 1 },
  ];
}

export const looks: Record<TemplateName, TemplateLook> = {
  classic: {
    isSerif: true,
    margins: { block: 1134, inline: 1304 },
    styles: writeStyleSheet({ text: 11, name: 25, accent: INK, isCentred: true, rule: MUTED, air: 14 }),
  },
  modern: {
    isSerif: false,
    margins: { block: 737, inline: 737 },
    styles: writeStyleSheet({ text: 10.5, name: 27, accent: colors.green, air: 13 }),
  },
  compact: {
    isSerif: false,
    margins: { block: 850, inline: 964 },
    styles: writeStyleSheet({ text: 9.5, name: 18, accent: INK, air: 0 }),
  },
  'first-job': {
    isSerif: false,
    margins: { block: 907, inline: 1077 },
    styles: writeStyleSheet({ text: 11, name: 24, accent: colors.apricot, air: 15 }),
  },
};

const EASTERN: Partial<Record<LanguageCode, { sans: string; serif: string }>> = {
  'zh-CN': { sans: 'Microsoft YaHei', serif: 'SimSun' },
  'zh-TW': { sans: 'Microsoft JhengHei', serif: 'PMingLiU' },
  ja: { sans: 'Yu Gothic', serif: 'Yu Mincho' },
};

/** Fonts that come with common programs; another program takes its own in their place. */
export function fontsOf({ isSerif }: TemplateLook, language: LanguageCode): DocxFonts {
  const own = EASTERN[language] ?? EASTERN['zh-CN'];
  return {
    latin: isSerif ? 'Cambria' : 'Calibri',
    eastAsian: (isSerif ? own?.serif : own?.sans) ?? '',
    complex: isSerif ? 'Times New Roman' : 'Arial',
  };
}

export function isEastAsian(language: LanguageCode): boolean {
  return EASTERN[language] !== undefined;
}

/** Spelling checks want a country too. */
export const languageTags: Record<LanguageCode, string> = {
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
