import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { FontChoice } from '../../resume-design.ts';

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

export const isEastAsian = (language: LanguageCode) => eastern[language] !== undefined;

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

export function languageOf(language: LanguageCode) {
  const tag = languageTags[language];
  return language === 'ar' ? { value: 'en-US', bidirectional: tag } : { value: tag, eastAsia: tag };
}
