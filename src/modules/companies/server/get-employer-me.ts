import type { AnswerOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { membershipContract } from '../membership.contract.ts';
import { MOST_UNVERIFIED_JOBS } from '../verification-state.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, loadCompanies } from './companies.queries.ts';
import { findNewestRequest } from './join-requests.ts';
import type { TeamParts } from './team.parts.ts';
import { permissionsOf } from './team.policy.ts';
import { findMembership } from './team.queries.ts';
import { findVerification } from './verification.queries.ts';

type Answer = AnswerOf<(typeof membershipContract)['GET /recruiters/me']>;

/** Where a Boss stands: with or without a company, with which rights, and what waits. */
export function createGetEmployerMe({ namesIn, countActiveJobs }: TeamParts) {
  return async (ctx: AccountContext): Promise<Answer> => {
    const mine = await findMembership(ctx.tx, ctx.viewer.accountId);
    const permissions = permissionsOf(mine);
    if (!mine) {
      const join_request = (await findNewestRequest(ctx, namesIn)) ?? null;
      const none = { membership: null, verification: null, jobs: { active: 0, most: 0 }, waiting_joiners: 0 };
      return { ...none, join_request, permissions };
    }
    const [companies, verification, active, waiting] = await Promise.all([
      loadCompanies(ctx.tx, [mine.company_id]),
      findVerification(ctx.tx, mine.company_id),
      countActiveJobs(ctx.tx, mine.company_id),
      permissions.decide_joiners ? countWaiting(ctx, mine.company_id) : 0,
    ]);
    const company = companies.get(mine.company_id) as CompanyRow;
    return {
      membership: {
        company: presentCompanyCard(company, namesIn(ctx.locale.language)),
        role: mine.role,
        position: mine.position,
        joined_at: mine.created_at.toISOString(),
      },
      join_request: null,
      verification,
      permissions,
      jobs: { active, most: verification.state === 'approved' ? null : MOST_UNVERIFIED_JOBS },
      waiting_joiners: waiting,
    };
  };
}

async function countWaiting(ctx: AccountContext, companyId: number): Promise<number> {
  const { count } = await ctx.tx.queryOne<{ count: number }>(
    sql`select count(*) as count from join_requests where company_id = ${companyId} and state = 'pending'`,
  );
  return count;
}
