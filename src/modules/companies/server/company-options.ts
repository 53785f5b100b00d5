import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import { normalizeText } from '#src/kernel/text.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';

export interface CompanyChoices {
  country_id?: number;
  location_id?: number | null;
  industry_id?: number;
  size_id?: number;
  financing_stage_id?: number | null;
  company_type_id?: number | null;
  listing_status_id?: number | null;
  benefit_ids?: number[];
  register_country_id?: number | null;
  registered_capital?: { currency: string } | null;
  fundings?: { financing_stage_id: number; money: { currency: string } | null }[];
}

const LISTS = [
  ['industry_id', 'industry_lists'],
  ['size_id', 'company_sizes'],
  ['financing_stage_id', 'financing_stage_lists'],
  ['company_type_id', 'company_type_lists'],
  ['listing_status_id', 'listing_status_lists'],
] as const;

/** Refuses a choice that no list has, naming each field. */
export function assertCompanyChoices(data: OptionData, choices: CompanyChoices): void {
  const has = (list: string, id: number) => data.lists.get(list)?.some((row) => Number(row.no) === id) ?? false;
  const wrong: string[] = [];
  for (const [field, list] of LISTS) {
    const id = choices[field];
    if (id !== undefined && id !== null && !has(list, id)) wrong.push(field);
  }
  const { country_id: country, location_id: location } = choices;
  if (country !== undefined && !data.countries.some(({ id }) => id === country)) wrong.push('country_id');
  if (location !== undefined && location !== null && !isIn(data, country, location)) wrong.push('location_id');
  const { register_country_id: register, registered_capital: capital } = choices;
  if (register !== undefined && register !== null && !data.countries.some(({ id }) => id === register)) {
    wrong.push('register_country_id');
  }
  const isMoney = (money: { currency: string } | null | undefined) => !money || money.currency in data.rates.rates;
  if (!isMoney(capital)) wrong.push('registered_capital');
  for (const [at, { financing_stage_id, money }] of (choices.fundings ?? []).entries()) {
    if (!has('financing_stage_lists', financing_stage_id)) wrong.push(`fundings.${at}.financing_stage_id`);
    if (!isMoney(money)) wrong.push(`fundings.${at}.money`);
  }
  if (choices.benefit_ids?.some((id) => !has('job_benefit_lists', id))) wrong.push('benefit_ids');
  const problems = wrong.map((field): FieldProblem => ({ field, problem: 'invalidChoice' }));
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
}

function isIn(data: OptionData, countryId: number | undefined, locationId: number): boolean {
  const places = countryId === undefined ? [...data.places.values()] : [data.places.get(countryId)];
  return places.some((place) => place?.locations.some(({ id }) => id === locationId));
}

/** Words at the end of a name that say what it is by law, not who it is. */
const LEGAL =
  /(?:\s+(?:pte|ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|co|company|gmbh|sdn|bhd|berhad|pt|tbk|sa|sl|sas|srl|ltda|eireli|as|kk|fze|fzco|wll))+$/;

/** A name as it is compared: `Harbour Labs Pte. Ltd.` is `harbour labs`. */
export function nameKeyOf(name: string): string {
  const words = normalizeText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(LEGAL, '') || words;
}
