import type { Translate } from '#src/kernel/translate.ts';

export interface PresentedNotice {
  title: string;
  text: string;
  path: string | null;
}

const AGAINST = ['warn', 'warn_company', 'warn_job', 'take_down', 'suspend', 'suspend_company', 'hold', 'hold_company'];
const RESTORED = ['put_back', 'lift', 'lift_company', 'withdrawn'];

/**
 * What an operator has decided, for the person concerned: what and why in their language, the operator's own words as
 * they were written, until when, and the way to appeal.
 */
export function presentMeasure(t: Translate, data: Record<string, unknown>, language: string): PresentedNotice {
  const word = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const what = [...AGAINST, ...RESTORED, 'upheld'].find((one) => one === data.what) ?? 'warn';
  const title = t(`notices.measure.title.${what}`, { name: word('name') });
  const token = word('appeal');
  const path = /^[\w.-]+$/.test(token) ? `/appeal/${token}` : jobPath(data);
  const parts = AGAINST.includes(what)
    ? [reasonText(t, data), untilText(t, what, word('until'), language), t('notices.measure.appeal')]
    : [t(RESTORED.includes(what) ? 'notices.measure.restored' : 'notices.measure.upheld'), noteText(t, data)];
  return { title, text: parts.filter(Boolean).join(' '), path };
}

/** Why, in the reader's language, and the operator's own words. */
export function reasonText(t: Translate, data: Record<string, unknown>): string {
  const reason = typeof data.reason_name === 'string' ? t(`notices.measure.reasons.${data.reason_name}`) : '';
  return [reason, noteText(t, data)].filter(Boolean).join(' ');
}

function noteText(t: Translate, { note }: Record<string, unknown>): string {
  return typeof note === 'string' && note ? t('notices.measure.note', { note }) : '';
}

function untilText(t: Translate, what: string, until: string, language: string): string {
  if (!until) return '';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const key = what.startsWith('hold') ? 'notices.measure.holdUntil' : 'notices.measure.until';
  return t(key, { date: `${format.format(new Date(until))} UTC` });
}

function jobPath({ job_id }: Record<string, unknown>): string | null {
  return Number.isSafeInteger(job_id) ? `/employer/jobs/${job_id}` : null;
}
