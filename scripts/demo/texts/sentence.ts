import type { LanguageCode } from '#src/modules/options/languages.ts';

/** Languages written without spaces, with wide punctuation. */
export const wideLanguages: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['ja', 'zh-CN', 'zh-TW']);

/** Begins with a capital where the script has them, and ends with the language's full stop. */
export function toSentence(text: string, language: LanguageCode): string {
  const start = text.startsWith('{') ? text : text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  if (/[.!?。！？؟]$/.test(start)) return start;
  return start + (wideLanguages.has(language) ? '。' : '.');
}
