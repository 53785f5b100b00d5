export type { Location } from './locations.ts';
export { loadOptionData, type OptionData } from './option-data.ts';
export { aboutOf, countryName } from './option-lists.ts';
export { createOptionNames, type NamesIn, type OptionNames } from './option-names.ts';
export { optionsModule } from './options.module.ts';
export { textIn } from './read-table.ts';
export { requestLanguage } from './request-language.ts';
export { openServices, type Services } from './services.ts';
export { loadTexts, type Texts } from './texts.ts';
