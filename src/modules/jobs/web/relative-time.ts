import { relativeFormat } from '#src/kernel/formats.ts';

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '3 hours ago' in the reader's language; the last minute is 'now'. */
export function relativeTime(iso: string, now: number, language: string): string {
  const format = relativeFormat(language, { numeric: 'auto' });
  // A clock that runs ahead must not make a job of the future.
  const age = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  const step = steps.find(([, seconds]) => age >= seconds);
  return step ? format.format(-Math.floor(age / step[1]), step[0]) : format.format(0, 'second');
}
