import { jobFieldTable, listFields } from '#src/modules/jobs/job-fields.ts';
import type { JobFormOptions } from '#src/modules/jobs/web/posting/form-options.ts';
import type { PageServices } from '#src/page-services.ts';
import { choicesOf, countryChoices } from './option-choices.ts';

/** The lists of the job form, and what a new job of this company begins with. */
export async function loadJobOptions(services: PageServices) {
  const [lists, countries, { currency_lists: money = [] }, { country_lists: places = [] }, { membership }] =
    await Promise.all([
      Promise.all(listFields.map(async (name) => [name, await choicesOf(services, jobFieldTable[name].list)])),
      countryChoices(services),
      services.api('GET /config/:name/list', { name: 'currency_lists' }),
      services.api('GET /config/:name/list', { name: 'country_lists' }),
      services.api('GET /recruiters/me', {}),
    ]);
  const currencies = money
    .map(({ key, value }) => ({ value: String(key), label: `${key} · ${value}` }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
  const countryCurrencies = Object.fromEntries(places.map(({ id, currency }) => [id, String(currency ?? '')]));
  const options: JobFormOptions = { of: Object.fromEntries(lists), countries, currencies, countryCurrencies };
  const countryId = membership?.company.country_id ?? services.countryId;
  const start = {
    countryId,
    currency: countryCurrencies[countryId] || 'USD',
    language: services.language,
  };
  return { options, start };
}
