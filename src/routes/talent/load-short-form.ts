import { type CountryEntry, overseasIdOf } from '#src/modules/options/web/load-places.ts';
import type { ShortFormOptions } from '#src/modules/preferences/web/short-draft.ts';
import { knownDraft, placeOptions } from '#src/modules/preferences/web/short-draft.ts';
import type { PageServices } from '#src/page-services.ts';

/** The lists of the short form and what is known before it is shown. */
export async function loadShortForm(
  { api, countryId, language, translate }: PageServices,
  me: { currency: string | null; time_zone: string | null },
) {
  const list = async (name: string) => (await api('GET /config/:name/list', { name }))[name] ?? [];
  const named = async (name: string) =>
    (await list(name)).map(({ id, value }) => ({ value: id, label: String(value) }));
  const [countries, arrangements, jobTypes, industries, languages, currencies] = await Promise.all([
    list('country_lists') as Promise<unknown> as Promise<CountryEntry[]>,
    named('work_arrangement_lists'),
    named('job_types'),
    named('industry_lists'),
    named('job_languages'),
    list('currency_lists'),
  ]);
  const options: ShortFormOptions = {
    places: placeOptions(countries, countryId, translate('preferences.short.abroad')),
    overseasId: String(overseasIdOf(countries, countryId) ?? ''),
    countries: countries.map(({ id, value }) => ({ value: id, label: value })),
    arrangements,
    jobTypes,
    industries,
    languages,
    currencies: currencies.map(({ key, value }) => ({ value: String(key), label: `${key} · ${value}` })),
  };
  const facts = { countryId, language, currency: me.currency, timeZone: me.time_zone, now: new Date() };
  return { countryId, options, known: knownDraft(countries, facts) };
}
