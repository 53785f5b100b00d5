import type { NoticeReader, NoticeText } from '#src/kernel/notices.ts';
import type { Translate } from '#src/kernel/translate.ts';
import type { MeasureReason } from '../case-fields.ts';

const against = [
  'warn',
  'warn_company',
  'warn_job',
  'take_down',
  'suspend',
  'suspend_company',
  'hold',
  'hold_company',
] as const;
const restored = ['put_back', 'lift', 'lift_company', 'withdrawn'] as const;

/** What has happened to the one concerned; with `_company` or `_job` when it is not their account. */
export const measureOutcomes = [...against, ...restored, 'upheld'] as const;
export type MeasureOutcome = (typeof measureOutcomes)[number];

interface Reason {
  reason_name: MeasureReason | null;
  note: string;
}

interface Measure extends Reason {
  what: MeasureOutcome;
  name: string;
  until: string | null;
}

/**
 * What an operator has decided, for the person concerned: what and why in their language, the operator's own words as
 * they were written, until when, and the way to appeal.
 */
export function writeMeasure(measure: Measure, t: Translate, { language }: NoticeReader): NoticeText {
  const { what, name } = measure;
  const parts = isOneOf(against, what)
    ? [reasonText(t, measure), untilText(t, measure, language), t('notices.measure.appeal')]
    : [t(isOneOf(restored, what) ? 'notices.measure.restored' : 'notices.measure.upheld'), noteText(t, measure)];
  return { title: t(`notices.measure.title.${what}`, { name }), text: parts.filter(Boolean).join(' ') };
}

/** Why, in the reader's language, and the operator's own words. */
export function reasonText(t: Translate, reason: Reason): string {
  const named = reason.reason_name ? t(`notices.measure.reasons.${reason.reason_name}`) : '';
  return [named, noteText(t, reason)].filter(Boolean).join(' ');
}

function noteText(t: Translate, { note }: Pick<Reason, 'note'>): string {
  return note ? t('notices.measure.note', { note }) : '';
}

function untilText(t: Translate, { what, until }: Measure, language: string): string {
  if (!until) return '';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const key = what.startsWith('hold') ? 'notices.measure.holdUntil' : 'notices.measure.until';
  return t(key, { date: `${format.format(new Date(until))} UTC` });
}

function isOneOf(list: readonly string[], what: MeasureOutcome): boolean {
  return list.includes(what);
}
