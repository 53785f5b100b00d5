import { mount } from '#src/platform/http/routes.ts';
import { optionsContract } from '../options.contract.ts';
import { ratesContract } from '../rates.contract.ts';
import { createGetOptionList } from './get-option-list.ts';
import { createGetRates } from './get-rates.ts';
import { createGetManifest, createGetPage, createGetTranslationFile } from './get-translations.ts';
import { createListPhoneCountries } from './list-phone-countries.ts';
import { createListPopularLocations } from './list-popular-locations.ts';
import { createListSkills } from './list-skills.ts';
import type { OptionData } from './option-data.ts';
import type { Texts } from './texts.ts';

export function optionsRoutes(data: OptionData, texts: Texts) {
  return mount(optionsContract, {
    'GET /config/:name/list': createGetOptionList(data) as never,
    'GET /config/skill/lists': createListSkills(data),
    'GET /config/phone-countries': createListPhoneCountries(data),
    'GET /config/popular-locations': createListPopularLocations(data),
    'GET /translation/manifest': createGetManifest(texts),
    'GET /translation/content/version/:version/:lang/:file': createGetTranslationFile(texts),
    'GET /data/pages/:page': createGetPage(texts),
  });
}

export function ratesRoutes(data: OptionData) {
  return mount(ratesContract, { 'GET /config/rates': createGetRates(data) });
}
