import { readLink } from '../read-link.ts';
import type { OutsideJob, TrackerCard } from '../tracker.contract.ts';

/** What the fields hold; days are days of the reader's own calendar. */
export interface FilledJob extends Omit<OutsideJob, 'remind_at'> {
  remindOn: string | null;
}

const REMIND_HOUR = 'T09:00:00';

export function fillForm(card?: TrackerCard): FilledJob {
  return {
    title: card?.title ?? '',
    company_name: card?.company_name ?? '',
    place: card?.place ?? '',
    pay: card?.pay ?? '',
    link: card?.link ?? '',
    contact: card?.contact ?? '',
    note: card?.note ?? '',
    deadline: card?.deadline ?? null,
    remindOn: card?.remind_at ? dayHere(new Date(card.remind_at)) : null,
  };
}

/** Nine in the morning where the reader is. */
export function toJob({ remindOn, ...job }: FilledJob): OutsideJob {
  return { ...job, remind_at: remindOn ? new Date(remindOn + REMIND_HOUR).toISOString() : null };
}

export function dayHere(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** A link that was pasted fills what is still empty. */
export function withLink(filled: FilledJob, link: string): FilledJob {
  const told = readLink(link);
  return {
    ...filled,
    link,
    title: filled.title || (told?.title ?? ''),
    company_name: filled.company_name || (told?.company_name ?? ''),
  };
}

export function findProblems({ title, company_name, link }: FilledJob) {
  return {
    title: title.trim() ? null : ('tracker.form.titleMissing' as const),
    company_name: company_name.trim() ? null : ('tracker.form.companyMissing' as const),
    link: !link.trim() || readLink(link) ? null : ('tracker.form.linkWrong' as const),
  };
}
