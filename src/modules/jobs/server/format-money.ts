import { minorDigits } from '#src/kernel/minor-digits.ts';
import { keepCurrencySigns } from '#src/kernel/text.ts';
import { siteById } from '#src/modules/options/sites.ts';

/** From here on the short form (`Rp 8.25 jt`, `825万`) is easier to read than the digits. */
const LARGE = 1_000_000;
/** Below this the cents of a converted amount matter: pay by the hour. */
export const SMALL = 100;

type FormatMoney = (min: number, max: number, currency: string) => string;

const formatters = new Map<string, Intl.NumberFormat>();

/** Intl needs a third of a millisecond for a range, and a page has a hundred; but people write the same pays. */
const written = new Map<string, string>();
const MOST_WRITTEN = 20_000;

/** Writes amounts in whole units, alone or as a range, as people of the site and language do. */
export function moneyFormat(language: string, countryId: number): FormatMoney {
  const locale = moneyLocale(language, countryId);
  return (min, max, currency) => {
    const key = `${locale} ${currency} ${min} ${max}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const text = keepCurrencySigns(writeRange(formatter(locale, currency, formOf(min, max)), min, max), language);
    if (written.size >= MOST_WRITTEN) written.clear();
    written.set(key, text);
    return text;
  };
}

/** Equal ends are one amount: Intl would write `~5,000`. */
function writeRange(format: Intl.NumberFormat, min: number, max: number): string {
  const low = format.format(min);
  return low === format.format(max) ? low : format.formatRange(min, max);
}

/** Countries with an everyday English of their own, whose `$` is their own or none. */
const OWN_ENGLISH = new Set(['US', 'GB', 'CA', 'SG', 'HK', 'MY', 'NG', 'PH']);

/**
 * `$` means another currency in Singapore than in the United States, and plain English takes it for the latter: the
 * country's own English, or the international one, says `US$` where it must.
 */
function moneyLocale(language: string, countryId: number): string {
  if (language !== 'en') return language;
  const { code } = siteById(countryId);
  return OWN_ENGLISH.has(code) ? `en-${code}` : 'en-001';
}

type Form = 'large' | 'plain' | 'exact';

/** Cents are written wherever there are some: an employer who writes 12.50 or 150.75 means it. */
function formOf(min: number, max: number): Form {
  if (max >= LARGE) return 'large';
  return Number.isInteger(min) && Number.isInteger(max) ? 'plain' : 'exact';
}

function formatter(locale: string, currency: string, form: Form): Intl.NumberFormat {
  const key = `${locale} ${currency} ${form}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(form === 'large' && { notation: 'compact', maximumFractionDigits: 2 }),
    ...(form === 'plain' && { maximumFractionDigits: 0 }),
    ...(form === 'exact' && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  formatters.set(key, made);
  return made;
}

/** An amount in minor units as the currency's whole ones: 5200.5 from 520050. */
export function wholeUnits(amount: number, currency: string): number {
  return amount / 10 ** minorDigits(currency);
}

/** The other way round: 520050 from 5200.5. */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** minorDigits(currency));
}
