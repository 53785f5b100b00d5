import { numberFormat } from '#src/kernel/formats.ts';
import type { Translate } from '#src/kernel/translate.ts';
import { jobLanguageCode, jobLanguageName } from '#src/modules/options/job-languages.ts';
import { type OptionData, textIn } from '#src/modules/options/server/options.public.ts';
import { type FilterName, filterNames, filterTable, type SearchFilters } from '../filters.ts';

export interface Chip {
  name: string;
  value: string;
  label: string;
}

const notShown: ReadonlySet<FilterName> = new Set(['query', 'exactly', 'sort', 'payCurrency']);

/** Every active filter but the text, with the words the visitor chose it by. */
export function chipsOf(data: OptionData, filters: SearchFilters, language: string, translate: Translate): Chip[] {
  const chips: Chip[] = [];
  for (const name of filterNames) {
    if (notShown.has(name)) continue;
    const value = filters[name];
    if (value === undefined || value === false) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      const label = labelOf(data, name, one, language, translate, filters.payCurrency);
      if (label) chips.push({ name, value: one === true ? '1' : String(one), label });
    }
  }
  return chips;
}

/** Formats are kept for good: there are only those of known currencies. */
export function payLabel(
  data: OptionData,
  amount: number,
  told: string | undefined,
  language: string,
  translate: Translate,
): string {
  const currency = told && told in data.rates.ids ? told : undefined;
  const format = numberFormat(language, {
    maximumFractionDigits: 0,
    ...(currency && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  });
  return translate('seo.chip.minPay', { value: format.format(amount) });
}

function labelOf(
  data: OptionData,
  name: FilterName,
  value: string | number | boolean,
  language: string,
  translate: Translate,
  currency?: string,
): string {
  if (name === 'minPay') return payLabel(data, Number(value), currency, language, translate);
  if (name === 'location') return placeName(data, String(value), language);
  if (name === 'languages') return languageName(Number(value), language);
  const row = filterTable[name];
  if ('list' in row) return textIn(data.lists.get(row.list)?.find(({ no }) => Number(no) === value) ?? {}, language);
  if (name === 'mainFunctions' || name === 'jobFunctions' || name === 'functionTitles') {
    return functionName(data, name, Number(value), language);
  }
  if (name === 'excludeCompanies') return translate('seo.chip.excludeCompanies', { count: 1 });
  return translate(`seo.chip.${name}`, { value: String(value), count: Number(value) });
}

function placeName(data: OptionData, key: string, language: string): string {
  for (const places of data.places.values()) {
    const place = [...places.regions, ...places.locations].find((one) => one.key === key);
    if (place) return textIn(place.names, language);
  }
  return key;
}

function functionName(data: OptionData, name: FilterName, id: number, language: string): string {
  for (const main of data.functions) {
    if (name === 'mainFunctions' && main.id === id) return textIn(main.names, language);
    for (const sub of main.subs) {
      if (name === 'jobFunctions' && sub.id === id) return textIn(sub.names, language);
      const title = name === 'functionTitles' ? sub.titles.find((one) => one.id === id) : undefined;
      if (title) return textIn(title.names, language);
    }
  }
  return '';
}

function languageName(id: number, language: string): string {
  const key = jobLanguageCode(id);
  return key ? jobLanguageName(key, language) : '';
}
