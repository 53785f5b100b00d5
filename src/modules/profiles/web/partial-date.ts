import { dateFormat } from '#src/kernel/formats.ts';

/** `2019`, `2019-04` or a day, as exactly as it is known. */
export function formatPartialDate(date: string, language: string): string {
  const [year = '', month, day] = date.split('-');
  const moment = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', year: 'numeric' };
  if (month) options.month = 'long';
  if (day) options.day = 'numeric';
  return dateFormat(language, options).format(moment);
}

/** `March 2022 – now`; what is not known is left out. */
export function formatPeriod(from: string | null, to: string | null): string {
  return [from, to].filter(Boolean).join(' – ');
}

export function monthNames(language: string): { value: string; label: string }[] {
  const format = dateFormat(language, { timeZone: 'UTC', month: 'long' });
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2001, at, 1))),
  }));
}

/**
 * The date that the two fields of a form say. A day that was known already stays while its month does: the form does not
 * show it.
 */
export function readPartialDate(year: string, month: string, known = ''): string {
  if (!year && !month) return '';
  const date = month ? `${year}-${month}` : year;
  return known.startsWith(date) && known.length === 10 && month ? known : date;
}
