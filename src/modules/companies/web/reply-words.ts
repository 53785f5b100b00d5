import { numberFormat } from '#src/kernel/formats.ts';
import type { ReplyMeter } from '../reply-meter.ts';

/** The figures as a reader wants them: whole hours, days from two on, a share without decimals. */
export function replyWords(meter: ReplyMeter, language: string) {
  const hours = meter.median_reply_hours;
  const share = numberFormat(language, { style: 'percent' }).format(meter.response_rate ?? 0);
  const total = numberFormat(language).format(meter.sample_size);
  return { share, total, time: hours === null ? null : timeWords(hours, language) };
}

function timeWords(hours: number, language: string): string {
  const inDays = hours >= 48;
  const value = inDays ? Math.round(hours / 24) : Math.max(1, Math.round(hours));
  const unit = inDays ? 'day' : 'hour';
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
