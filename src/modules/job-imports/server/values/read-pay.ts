import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { salaryTypeOf } from '#src/modules/jobs/pay-period.ts';
import type { ImportTarget } from '../../import-targets.ts';
import { type PayCell, type PayWords, readPayCell } from './read-pay-cell.ts';
import type { CellsFor } from './row-cells.ts';

const UNPAID =
  /^\s*(?:unpaid|volunteer|無給|无薪|無薪|tidak dibayar|ücretsiz|não remunerad\w|no remunerad\w|بدون أجر)\s*$/iu;

interface Surroundings {
  language: string;
  countryCurrency: string | undefined;
}

/** Pay from one cell or from several; currency and period may stand in cells of their own, beside an amount or in a heading. */
export function readPay(
  of: CellsFor,
  words: PayWords,
  around: Surroundings,
  miss: (field: ImportTarget, value: string) => void,
): TypedFields {
  const cells = (['pay', 'salary_min', 'salary_max'] as const).flatMap((target) =>
    of(target).map((cell) => ({ ...cell, target, read: readPayCell(cell.text, words, around) })),
  );
  if (cells.some(({ text }) => UNPAID.test(text))) return { salary_type_id: 0 };
  const whole = cells.find(({ target }) => target === 'pay');
  const [from, to] = (['salary_min', 'salary_max'] as const).map((name) => cells.find((one) => one.target === name));
  for (const { target, text, read } of cells) if (amountOf(read, target) === undefined) miss(target, text);
  const headings = cells.map(({ header }) => header).join(' ');
  const said = of('currency')[0]?.text ?? '';
  const often = of('salary_type_id')[0]?.text ?? '';
  const told = <Name extends 'currency' | 'period'>(name: Name) => cells.map(({ read }) => read[name]).find(Boolean);
  const currency = said
    ? words.currencyIn(said, around.countryCurrency)
    : (told('currency') ?? words.currencyIn(headings, around.countryCurrency));
  const period = often ? words.periodIn(often) : (told('period') ?? words.periodIn(headings));
  if (said && !currency) miss('currency', said);
  if (often && !period) miss('salary_type_id', often);
  const min = from?.read.min ?? from?.read.max ?? whole?.read.min;
  const max = to?.read.max ?? to?.read.min ?? whole?.read.max;
  return {
    ...(min !== undefined && { salary_min: min }),
    ...(max !== undefined && { salary_max: max }),
    ...(currency && { currency }),
    ...(period && { salary_type_id: salaryTypeOf(period) }),
  };
}

function amountOf({ min, max }: PayCell, target: ImportTarget): number | undefined {
  return target === 'salary_max' ? (max ?? min) : (min ?? max);
}
