import { displayNames } from '#src/kernel/formats.ts';
import type { PayPeriod } from '#src/modules/jobs/pay-period.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { sites } from '#src/modules/options/sites.ts';
import { headerKey } from '../header-words.ts';
import { PhraseBook } from './find-phrase.ts';
import type { PayWords } from './read-pay-cell.ts';

const PERIODS = ['hourly', 'daily', 'monthly', 'annually'] as const satisfies PayPeriod[];
/** Beside what the search knows: units of feeds, and headings. */
const MORE: Record<PayPeriod, string> = {
  hourly: 'hour;hours;hourly;hr;h;por hora;saatlik;jam;بالساعة;في الساعة;時給;时薪;時薪',
  daily: 'day;daily;per_diem;diario;por dia;günlük;hari;يومي;日給;日薪',
  monthly:
    'month;monthly;mo;mth;mensual;mensal;por mes;por mês;al mes;aylık;bulan;bulanan;sebulan;شهري;شهريا;الشهري;月給;月薪;/月;月',
  annually:
    'year;yearly;yr;annual;annually;annum;per annum;anual;anuales;por año;por ano;al año;yıllık;tahun;tahunan;سنوي;سنويا;السنوي;年収;年俸;年薪;/年',
};
/** Signs and short forms that only one currency has, in the order in which they are looked for. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['us$', 'USD'],
  ['ca$', 'CAD'],
  ['c$', 'CAD'],
  ['hk$', 'HKD'],
  ['nt$', 'TWD'],
  ['s$', 'SGD'],
  ['r$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₺', 'TRY'],
  ['₦', 'NGN'],
  ['₱', 'PHP'],
  ['円', 'JPY'],
  ['新台幣', 'TWD'],
  ['台幣', 'TWD'],
  ['台币', 'TWD'],
  ['新加坡元', 'SGD'],
  ['新元', 'SGD'],
  ['新币', 'SGD'],
  ['港元', 'HKD'],
  ['港币', 'HKD'],
  ['港幣', 'HKD'],
  ['令吉', 'MYR'],
  ['马币', 'MYR'],
  ['馬幣', 'MYR'],
  ['美元', 'USD'],
  ['درهم', 'AED'],
  ['ريال', 'SAR'],
];
/** The same as whole words. */
const WORDS: Record<string, string> = {
  rm: 'MYR',
  rp: 'IDR',
  tl: 'TRY',
  sr: 'SAR',
  dhs: 'AED',
  euro: 'EUR',
  euros: 'EUR',
  naira: 'NGN',
  peso: 'PHP',
  rupiah: 'IDR',
  ringgit: 'MYR',
  yen: 'JPY',
  reais: 'BRL',
  lira: 'TRY',
};
/** Signs that several currencies share mean the one of the job's country, when that is one of them. */
const SHARED: readonly (readonly [string, readonly string[]])[] = [
  ['$', ['USD', 'SGD', 'HKD', 'TWD', 'CAD', 'AUD', 'NZD', 'MXN']],
  ['¥', ['JPY', 'CNY']],
  ['元', ['TWD', 'HKD', 'SGD', 'CNY']],
  ['rs', ['LKR', 'INR', 'PKR']],
  ['دولار', ['USD', 'CAD']],
];
const CODE = /(?<![\p{L}])[A-Z]{3}(?![\p{L}])/gu;

/** Words of money in ten languages; `phrasesOf` is what the search knows of periods. */
export function createPayWords(data: OptionData, phrasesOf: (period: PayPeriod) => readonly string[]): PayWords {
  const periods = new PhraseBook<PayPeriod>();
  for (const period of PERIODS) periods.add([...MORE[period].split(';'), ...phrasesOf(period)], period);
  const names = new PhraseBook<string>();
  for (const { currency } of sites) {
    names.add(
      languageCodes.map((language) => displayNames(language, { type: 'currency' }).of(currency)),
      currency,
    );
  }
  const codeIn = (text: string) => text.match(CODE)?.find((code) => data.rates.rates[code] !== undefined);
  return {
    periodIn: (text) => periods.find(withUnits(text)),
    currencyIn: (text, countryCurrency) => {
      const low = text.toLowerCase();
      const words = headerKey(text.replace(/\p{Nd}+/gu, ' ')).split(' ');
      const sign = SIGNS.find(([one]) => low.includes(one))?.[1];
      const word = words.map((one) => WORDS[one]).find(Boolean);
      const shared = SHARED.find(([one]) => low.includes(one))?.[1];
      const own = countryCurrency && shared?.includes(countryCurrency) ? countryCurrency : undefined;
      const alone = /^[a-z]{3}$/i.test(text.trim()) ? codeIn(text.trim().toUpperCase()) : undefined;
      return codeIn(text) ?? alone ?? names.find(text) ?? sign ?? word ?? own;
    },
  };
}

const UNITS: Record<string, string> = {
  月: '月薪',
  年: '年薪',
  时: '时薪',
  時: '時薪',
  小时: '时薪',
  小時: '時薪',
  天: '日薪',
  日: '日薪',
};

/** `/月` is a word of one sign, which would be found in too many others. */
function withUnits(text: string): string {
  return text.replace(/[/每](小时|小時|月|年|时|時|天|日)/gu, (_, unit: string) => ` ${UNITS[unit]} `);
}
