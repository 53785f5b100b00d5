/** What visitors of a bench ask for: languages, countries with jobs, and words that many of them have. */
export const LANGUAGES = ['en', 'ja', 'ar', 'zh-CN', 'es', 'pt-BR', 'id', 'ms', 'tr', 'zh-TW'];
export const COUNTRIES = [106, 168, 196, 127, 98, 94, 211, 229, 228, 29, 203, 227];
export const WORDS =
  'engineer manager nurse accountant designer teacher driver analyst sales developer chef marketing'.split(' ');
