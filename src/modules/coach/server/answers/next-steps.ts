import { dateFormat } from '#src/kernel/formats.ts';
import { loadProgress, type Talk } from '../load-progress.ts';
import type { Asked } from './asked.ts';

/** A week without an answer is long enough to ask once. */
const PATIENCE_MS = 7 * 86_400_000;

export interface NextStep {
  kind: 'offer' | 'times' | 'interview' | 'reply' | 'wait';
  line: string;
  talk: Talk;
}

export const progressOf = ({ ctx }: Asked): Promise<Talk[]> =>
  loadProgress(ctx.tx, ctx.viewer.accountId, ctx.clock.now());

/** What waits for the person, the most urgent first. */
export function nextSteps(asked: Asked, talks: readonly Talk[]): NextStep[] {
  const { t, ctx, language } = asked;
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const late = ctx.clock.now().getTime() - PATIENCE_MS;
  const open = talks.filter(({ lane }) => lane !== 'closed');
  const step = (kind: NextStep['kind'], talk: Talk, at: Date | null): NextStep => {
    const { title, company_name: company } = talk;
    const values = { title, company, date: at ? day.format(at) : '' };
    return { kind, talk, line: t(`coaching.next.${kind}`, values) };
  };
  const byTime = (at: (talk: Talk) => Date | null) => (one: Talk, other: Talk) =>
    (at(one)?.getTime() ?? 0) - (at(other)?.getTime() ?? 0);
  return [
    ...open
      .filter(({ offer_until }) => offer_until !== null)
      .toSorted(byTime(({ offer_until }) => offer_until))
      .map((talk) => step('offer', talk, talk.offer_until)),
    ...open.filter(({ is_to_choose }) => is_to_choose).map((talk) => step('times', talk, null)),
    ...open
      .filter(({ meets_at }) => meets_at !== null)
      .toSorted(byTime(({ meets_at }) => meets_at))
      .map((talk) => step('interview', talk, talk.meets_at)),
    ...open
      .filter((talk) => talk.is_my_turn && !talk.is_to_choose && talk.offer_until === null)
      .map((talk) => step('reply', talk, null)),
    ...open
      .filter(({ waiting_since }) => waiting_since !== null && waiting_since.getTime() < late)
      .map((talk) => step('wait', talk, talk.waiting_since)),
  ];
}
