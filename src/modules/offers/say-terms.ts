import { dateFormat, numberFormat } from '#src/kernel/formats.ts';
import { keepCurrencySigns } from '#src/kernel/text.ts';
import type { Period, Terms } from './offer-fields.ts';

type Translate = (key: `jobs.pay.${Period}`, values: { amount: string }) => string;

/** `SGD 8,400 a month`, or a range: to the digit, because it is what someone will be paid. */
export function sayPay(
  { pay_min, pay_max, currency, period }: Pick<Terms, 'pay_min' | 'pay_max' | 'currency' | 'period'>,
  t: Translate,
  language: string,
): string {
  const format = numberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const amount = pay_min === pay_max ? format.format(pay_min) : format.formatRange(pay_min, pay_max);
  return t(`jobs.pay.${period}`, { amount: keepCurrencySigns(amount, language) });
}

/** A calendar day is the same everywhere. */
export function sayDay(day: string, language: string): string {
  return dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
