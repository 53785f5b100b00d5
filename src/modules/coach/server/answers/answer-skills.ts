import { type Answer, type Asked, askTitle, findWork, whatOf } from './asked.ts';
import { compareWithMarket, type Market } from './market.ts';

const MOST_ROWS = 5;

/** What open jobs ask for and the profile does not show. */
export async function answerSkills(asked: Asked): Promise<Answer> {
  const work = await findWork(asked);
  if (!work) return askTitle(asked);
  const market = await compareWithMarket(asked, work);
  const title = whatOf(asked, work);
  const { t } = asked;
  if (!market) {
    return { lines: [t('coaching.skills.few', { title })], suggestions: ['jobs', 'resume'], work };
  }
  const [first] = market.missing;
  return {
    lines: first
      ? [
          t('coaching.skills.first', { skill: first.name, number: first.count, jobs: market.jobs, title }),
          ...hasLine(asked, market),
          t('coaching.skills.honest'),
        ]
      : [t('coaching.skills.none', { jobs: market.jobs, title })],
    blocks: gapsOf(market),
    suggestions: ['jobs', 'change', 'resume'],
    facts: { title, open_jobs_read: market.jobs, missing: market.missing, shown: market.has },
    work,
  };
}

export function gapsOf({ missing, jobs }: Market) {
  return missing.length ? [{ kind: 'counts' as const, total: jobs, rows: missing.slice(0, MOST_ROWS) }] : [];
}

export function hasLine({ t, parts, language }: Asked, { has }: Market): string[] {
  const { join } = parts.namesIn(language);
  return has.length ? [t('coaching.skills.has', { list: join(has.map(({ name }) => name)) })] : [];
}

/** Steps into another line of work: what is already there, what is missing, and jobs to begin with. */
export async function answerChange(asked: Asked): Promise<Answer> {
  const { t, about } = asked;
  const named = about.titleId || about.title ? await findWork(asked) : undefined;
  const work = named && !(await isOwnWork(asked, named.titleId)) ? named : undefined;
  if (!work) return { lines: [t('coaching.change.which')], suggestions: ['skills', 'jobs'] };
  const market = await compareWithMarket(asked, work);
  const title = whatOf(asked, work);
  const steps = [t('coaching.change.step1'), t('coaching.change.step2'), t('coaching.change.step3')];
  if (!market) return { lines: [t('coaching.skills.few', { title }), ...steps], suggestions: ['jobs'], work };
  const all = market.has.length + market.missing.length;
  return {
    lines: [
      t('coaching.change.overlap', { title, has: market.has.length, all, jobs: market.jobs }),
      ...hasLine(asked, market),
      ...steps,
    ],
    blocks: gapsOf(market),
    suggestions: ['jobs', 'pay', 'resume'],
    facts: { title, open_jobs_read: market.jobs, missing: market.missing, shown: market.has },
    work,
  };
}

/** What someone has done so far is where they come from. */
async function isOwnWork({ ctx, parts }: Asked, titleId: number | null): Promise<boolean> {
  const { accountId } = ctx.viewer;
  const talent = (await parts.matching.loadTalents(ctx.tx, [accountId], ctx.clock.now())).get(accountId);
  return talent?.works.some(({ functions }) => functions[0]?.titleId === titleId) ?? false;
}
