export { loadOptionData, type OptionData } from './option-data.ts';
export { optionsModule } from './options.routes.ts';
export { COUNTRY_COOKIE, createResolveLocale, LANGUAGE_COOKIE, readCountryHosts } from './resolve-locale.ts';
export { loadTexts, type Texts } from './texts.ts';
