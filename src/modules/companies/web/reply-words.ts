import type { Values } from '#src/kernel/translate.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { ReplyMeter } from '../reply-meter.ts';

type Translate = (key: TextKey, values?: Values) => string;

const PARTS = 10;
const DAY_HOURS = 24;

/**
 * The meter as a person would say it: 'Answers 7 in 10, usually within 2 days'. Nothing is rounded in the employer's
 * favour: the share goes down to whole tenths, the time up to whole hours, and from a day on to whole days.
 */
export function replyWords(meter: ReplyMeter, t: Translate): string {
  if (!meter.is_enough) return t('companies.reply.unknown');
  const share = shareWords(meter.response_rate ?? 0, t);
  const hours = meter.median_reply_hours;
  return hours === null ? share : t('companies.reply.line', { share, time: timeWords(hours, t) });
}

function shareWords(rate: number, t: Translate): string {
  if (rate === 0) return t('companies.reply.none');
  if (rate === 1) return t('companies.reply.everyone');
  // 0.7 * 10 is a hair below 7.
  const tenths = Math.floor(rate * PARTS + 1e-9);
  return t(tenths === 0 ? 'companies.reply.few' : 'companies.reply.tenths', { tenths, of: PARTS });
}

function timeWords(hours: number, t: Translate): string {
  const whole = Math.max(1, Math.ceil(hours));
  return whole < DAY_HOURS
    ? t('companies.reply.hours', { count: whole })
    : t('companies.reply.days', { count: Math.ceil(hours / DAY_HOURS) });
}
