/** The ten languages with the specification's ids. Shared by server and browser. */
export const languages = [
  { id: 1, code: 'en', name: 'English', direction: 'ltr' },
  { id: 2, code: 'zh-CN', name: '简体中文', direction: 'ltr' },
  { id: 3, code: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { id: 4, code: 'ja', name: '日本語', direction: 'ltr' },
  { id: 5, code: 'zh-TW', name: '繁體中文', direction: 'ltr' },
  { id: 6, code: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
  { id: 7, code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { id: 8, code: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { id: 9, code: 'es', name: 'Español', direction: 'ltr' },
  { id: 10, code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

export const languageCodes: readonly LanguageCode[] = languages.map((language) => language.code);
export const defaultLanguage: Language = languages[0];

/** Finds a language by its code in any spelling of case, as it may stand in a URL or a header. */
export function findLanguage(code: string | undefined): Language | undefined {
  const wanted = code?.toLowerCase();
  return languages.find((language) => language.code.toLowerCase() === wanted);
}

export function languageById(id: number): Language | undefined {
  return languages.find((language) => language.id === id);
}

export function directionOf(code: string): 'ltr' | 'rtl' {
  return findLanguage(code)?.direction ?? 'ltr';
}
