import { AppError } from '#src/kernel/errors.ts';
import { maySee } from '#src/modules/jobs/server/jobs.public.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Match } from '../matching.contract.ts';
import type { Matching } from './matcher.ts';
import type { MatchingParts } from './matching.parts.ts';
import { presentMatch } from './present-match.ts';

/** AI-07: how well the reader fits a job, line by line; null while they have told nothing. */
export function createGetMatch(parts: MatchingParts) {
  return async (ctx: AccountContext, { id }: { id: number }): Promise<{ match: Match | null }> => {
    await assertSeen(parts, ctx, id);
    const found = await findOwnMatch(parts, ctx, id);
    return { match: found ? presentMatch(ctx, found, parts) : null };
  };
}

/** The scores of a page of results, recommendations or the tracker in one call. */
export function createListMatches({ matchAll }: MatchingParts) {
  return async (ctx: AccountContext, { ids }: { ids: number[] }) => {
    const found = await matchAll(ctx, [ctx.viewer.accountId], ids);
    return {
      matches: found
        .filter(({ job }) => maySee(job.row))
        .map(({ ledger }) => ({ job_id: ledger.jobId, score: ledger.score, unknown: ledger.unknown })),
    };
  };
}

export async function findOwnMatch(
  { matchAll }: MatchingParts,
  ctx: AccountContext,
  jobId: number,
): Promise<Matching | undefined> {
  return (await matchAll(ctx, [ctx.viewer.accountId], [jobId]))[0];
}

/** A job that one cannot read has no match to read. */
export async function assertSeen({ loadMatchJobs }: MatchingParts, ctx: AccountContext, id: number): Promise<void> {
  const job = (await loadMatchJobs(ctx.tx, [id])).get(id);
  const blocked = await findBlockedCompanies(ctx);
  if (!job || !maySee(job.row) || blocked.includes(job.row.company_id)) throw new AppError('notFound');
}
