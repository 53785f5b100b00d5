import type { Eligibility } from '../job-card.ts';

export type HiringAnswer = 'yes' | 'unknown' | 'no_country' | 'no_timezone' | 'no_language' | 'no_work_eligibility';

/** The one line of a card: whether one can be hired from here, and if not, the first rule that stands against it. */
export function hiringAnswer({ answer, rules }: Eligibility): HiringAnswer {
  if (answer !== 'no') return answer;
  const against = rules.find((rule) => rule.answer === 'no');
  return `no_${against?.rule ?? 'country'}`;
}

/** Choosing such a job asks for confirmation first (SRCH-07). */
export function isRestricted(eligibility: Eligibility | null): boolean {
  return eligibility?.rules.some((rule) => rule.rule === 'country' && rule.answer === 'no') ?? false;
}
