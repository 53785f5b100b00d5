import type { Context } from '#src/platform/context.ts';
import type { Country, OptionData } from './option-data.ts';
import { countryName } from './option-lists.ts';
import { requestLanguage } from './request-language.ts';

const PHILIPPINES = 168;

/**
 * Lists the countries whose numbers can get an SMS. The site's own country comes apart from the others; on the
 * Philippine site the others leave the Philippines out, elsewhere the own country is repeated there.
 */
export function createListPhoneCountries(data: OptionData) {
  return (ctx: Context, input: { country_id?: number; language_code?: string }) => {
    const own = input.country_id ?? ctx.locale.countryId;
    const language = requestLanguage(ctx, input.language_code);
    const allowed = data.countries.filter((country) => country.isSmsAllowed);
    const others = own === PHILIPPINES ? allowed.filter((country) => country.id !== PHILIPPINES) : allowed;
    const collator = new Intl.Collator(language);
    return {
      own: allowed.filter((country) => country.id === own).map((country) => present(country, language)),
      others: others.map((country) => present(country, language)).sort((a, b) => collator.compare(a.value, b.value)),
    };
  };
}

function present(country: Country, language: string) {
  const value = countryName(country.code, language);
  return { id: country.id, code: country.code, key: country.code.toLowerCase(), value, dial_code: country.dialCode };
}
