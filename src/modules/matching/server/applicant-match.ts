import { AppError } from '#src/kernel/errors.ts';
import { mayReadAs } from '#src/modules/chat/server/chat.public.ts';
import { loadShownFacts } from '#src/modules/preferences/server/preferences.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Match } from '../matching.contract.ts';
import type { MatchingParts } from './matching.parts.ts';
import { presentMatch } from './present-match.ts';

interface ApplicantRow {
  id: number;
  account_id: number;
  job_id: number | null;
  /** Their owner keeps profile and resume from this company, or from all. */
  is_kept_back: boolean;
}

/** TRU-07: the ledger that the applicant sees, for whoever may read the conversation with them. */
export function createGetApplicantMatch(parts: MatchingParts) {
  return async (ctx: MemberContext, { id }: { id: number }): Promise<{ match: Match | null }> => {
    const [one] = await findApplicants(ctx, sql`a.id = ${id}`);
    if (!one) throw new AppError('notFound');
    if (one.is_kept_back || one.job_id === null) return { match: null };
    const [found] = await parts.matchAll(ctx, [one.account_id], [one.job_id]);
    return { match: found ? presentMatch(ctx, found, parts, await loadShownFacts(ctx.tx, one.account_id)) : null };
  };
}

/** The scores of a page of a job's applicants. */
export function createListApplicantMatches({ matchAll }: MatchingParts) {
  return async (ctx: MemberContext, { id, applications }: { id: number; applications: number[] }) => {
    const { rowCount } = await ctx.tx.query(sql`
      select from jobs where id = ${id} and company_id = ${ctx.viewer.membership.company_id} and deleted_at is null`);
    if (!rowCount) throw new AppError('jobNotFound');
    const all = await findApplicants(ctx, sql`a.job_id = ${id} and a.id = any(${applications}::bigint[])`);
    const shown = all.filter(({ is_kept_back }) => !is_kept_back);
    const found = await matchAll(
      ctx,
      shown.map(({ account_id }) => account_id),
      [id],
    );
    const byAccount = new Map(found.map(({ accountId, ledger }) => [accountId, ledger]));
    return {
      matches: shown.flatMap(({ id: application_id, account_id }) => {
        const ledger = byAccount.get(account_id);
        return ledger ? [{ application_id, score: ledger.score, unknown: ledger.unknown }] : [];
      }),
    };
  };
}

async function findApplicants(ctx: MemberContext, which: Sql): Promise<ApplicantRow[]> {
  const { membership } = ctx.viewer;
  const { rows } = await ctx.tx.query<ApplicantRow>(sql`
    select a.id, a.account_id, a.job_id, not coalesce(p.is_shown, true) or exists (
      select from resume_hidden_companies h
      where h.account_id = a.account_id and h.company_id = ${membership.company_id}) as is_kept_back
    from applications a join conversations c on c.id = a.conversation_id
    left join profiles p on p.account_id = a.account_id
    where ${which} and ${mayReadAs(membership, ctx.clock.now())}`);
  return rows;
}
