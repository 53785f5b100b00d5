import { isIssue, loadFinished } from '#src/modules/analysis/server/analysis.public.ts';
import type { Answer, Asked } from './asked.ts';

const MOST_NAMED = 3;

/** What to improve, by the last analysis: what would bring the most points first. */
export async function answerResume({ ctx, t }: Asked): Promise<Answer> {
  const [last] = await loadFinished(ctx.tx, ctx.viewer.accountId);
  if (!last) {
    return {
      lines: [t('coaching.resume.never')],
      blocks: [{ kind: 'links', links: [{ to: 'analysis' }, { to: 'profile' }] }],
      suggestions: ['jobs', 'skills'],
    };
  }
  const { report, resolved } = last;
  const issues = report.rules
    .filter((one) => isIssue(one) && one.left_out === null)
    .map(({ rule, points, max }) => ({ rule, gain: max - points, isMarked: resolved.includes(rule) }))
    .toSorted((one, other) => Number(one.isMarked) - Number(other.isMarked) || other.gain - one.gain)
    .slice(0, MOST_NAMED);
  const items = issues.map(({ rule, gain }) =>
    t('coaching.resume.item', { title: t(`analysis.rules.${rule}.title`), gain, fix: t(`analysis.rules.${rule}.fix`) }),
  );
  const score = t('coaching.resume.score', { score: report.score, tier: t(`analysis.tier.${report.tier}`) });
  return {
    lines: issues.length ? [score, t('coaching.resume.top'), ...items] : [score, t('coaching.resume.perfect')],
    blocks: [{ kind: 'links', links: [{ to: 'analysis' }, { to: 'profile' }] }],
    suggestions: ['skills', 'jobs', 'letter'],
    facts: { score: report.score, of: 100, to_improve: items },
  };
}
