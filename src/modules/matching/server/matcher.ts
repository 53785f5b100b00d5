import type { Eligibility } from '#src/modules/jobs/job-card.ts';
import { offsetsOf, presentEligibility } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { correctionsFor, loadCorrections } from './corrections.queries.ts';
import type { TalentFacts } from './facts.ts';
import type { LoadMatchJobs, MatchJob } from './match-jobs.ts';
import { type Ledger, scoreMatch } from './score-match.ts';
import type { LoadTalents } from './talents.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface MatcherParts extends Pick<Services, 'data' | 'namesIn' | 'texts'> {
  loadTalents: LoadTalents;
  loadMatchJobs: LoadMatchJobs;
}

/** One person and one job, matched. */
export interface Matching {
  accountId: number;
  talent: TalentFacts;
  job: MatchJob;
  eligibility: Eligibility | null;
  ledger: Ledger;
}

type Asked = Pick<Context, 'tx' | 'locale' | 'clock'>;
/** Every person with every job; whoever has told nothing has no match. */
export type MatchAll = (ctx: Asked, accountIds: readonly number[], jobIds: readonly number[]) => Promise<Matching[]>;

/** The same way for one ledger and for a page of scores, for job seekers and for employers. */
export function createMatchAll({ data, namesIn, texts, loadTalents, loadMatchJobs }: MatcherParts): MatchAll {
  return async (ctx, accountIds, jobIds) => {
    const now = ctx.clock.now();
    const talents = await loadTalents(ctx.tx, accountIds, now);
    const told = [...talents].filter(([, { isEmpty }]) => !isEmpty);
    if (told.length === 0) return [];
    const jobs = await loadMatchJobs(ctx.tx, jobIds);
    const corrections = await loadCorrections(ctx.tx, accountIds);
    const reader = { names: namesIn(ctx.locale.language), translate: texts.translate(ctx.locale.language) };
    const tools = { vocabulary: vocabularyOf(data), rates: data.rates.rates, now };
    return told.flatMap(([accountId, talent]) => {
      const { countryId, hiring: facts } = talent;
      const viewer = { ...reader, countryId, facts, offsets: offsetsOf(data, countryId, now) };
      return [...jobs.values()].map((job) => {
        const eligibility = presentEligibility(job.row, viewer);
        const own = correctionsFor(corrections, accountId, job.row.id);
        const ledger = scoreMatch({ talent, job: job.facts, eligibility, corrections: own }, tools);
        return { accountId, talent, job, eligibility, ledger };
      });
    });
  };
}
