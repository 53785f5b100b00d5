import { siteById } from '#src/modules/options/sites.ts';
import type { ImportTarget } from '../import-targets.ts';
import { readPayCell } from './values/read-pay-cell.ts';
import { readPlace } from './values/read-place.ts';
import type { ValueReaders } from './values/value-readers.ts';

interface Around {
  readers: ValueReaders;
  language: string;
  countryId: number;
}

const ADDRESS = /^https?:\/\/[^\s/]+/i;
/** A text of a job is longer than any other cell. */
const LONG_TEXT = 120;

/** The share of the cells that can be read as the target; undefined when any text could be it. */
export async function understands(
  target: ImportTarget,
  samples: readonly string[],
  isHeaded: boolean,
  around: Around,
): Promise<number | undefined> {
  const test = testOf(target, isHeaded, around);
  if (!test) return undefined;
  let understood = 0;
  for (const sample of samples) if (await test(sample)) understood += 1;
  return understood / samples.length;
}

type Test = (text: string) => boolean | Promise<boolean>;

function testOf(target: ImportTarget, isHeaded: boolean, { readers, language, countryId }: Around): Test | undefined {
  const countryCurrency = siteById(countryId).currency;
  const pay = (text: string) => readPayCell(text, readers.pay, { language, countryCurrency });
  switch (target) {
    case 'url':
      return (text) => ADDRESS.test(text);
    case 'salary_min':
    case 'salary_max':
      return (text) => {
        const { min, max } = pay(text);
        return min !== undefined && min === max;
      };
    case 'pay':
      return (text) => {
        const { min, currency, period } = pay(text);
        // A number alone may be anything, unless its heading speaks of pay.
        return min !== undefined && (isHeaded || Boolean(currency ?? period));
      };
    case 'currency':
      return (text) => readers.pay.currencyIn(text, countryCurrency) !== undefined;
    case 'salary_type_id':
      return (text) => readers.pay.periodIn(text) !== undefined;
    case 'country_id':
      return (text) => readers.countries.exact(text) !== undefined;
    case 'location_ids':
      return async (text) => {
        const scope = { language, told: undefined, home: countryId };
        const place = text.length > 100 ? undefined : await readPlace([text], readers, scope);
        return place?.knowsAll === true;
      };
    case 'description':
      return (text) => text.length >= LONG_TEXT;
    case 'job_type_id':
    case 'work_arrangement_id':
    case 'work_experience_id':
    case 'qualification_id':
    case 'team_size_id':
      return async (text) => (await readers.choose(target, text, language)) !== undefined;
    default:
      return undefined;
  }
}
