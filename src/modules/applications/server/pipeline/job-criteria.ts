import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { CRITERIA, type Criterion, criterionKey, foldCriterion } from '../../score-criteria.ts';
import type { JobCriteria, scorecardsContract } from '../../scorecards.contract.ts';
import type { ApplicationParts } from '../applications.parts.ts';
import { findPipelineJob } from './pipeline-scope.ts';
import { mayEditBoard } from './read-board.ts';
import { tellBoards } from './settle-card.ts';

type Input = ParsedInputOf<(typeof scorecardsContract)['PUT /recruiters/jobs/:id/criteria']>;
type Listed = JobCriteria['criteria'];

/** EMP-04: what colleagues rate in the applicants of a job. */
export async function readCriteria(ctx: MemberContext, { id }: { id: number }): Promise<JobCriteria> {
  const job = await findPipelineJob(ctx, id);
  return { criteria: await loadCriteria(ctx.tx, id), may_edit: mayEditBoard(ctx, job) };
}

/** What is asked now, in its order: the standard criteria until the team has named its own. */
export async function loadCriteria(tx: Reader, jobId: number | null): Promise<Listed> {
  const { rows } = await tx.query<{ id: number; core: Criterion | null; name: string | null }>(sql`
    select id, core, name from score_criteria where job_id = ${jobId} and position is not null order by position`);
  if (rows.length === 0) return CRITERIA.map((key) => ({ key, name: null }));
  return rows.map((row) => ({ key: criterionKey(row), name: row.name }));
}

/**
 * Names and orders the criteria. The company is locked, so of two who have seen the same list the second is refused;
 * ratings stay with the criteria they were given by, which are no longer asked then.
 */
export function createSetCriteria({ publish }: Pick<ApplicationParts, 'publish'>) {
  return async (ctx: MemberWriteContext, { id, criteria, seen }: Input): Promise<JobCriteria> => {
    await lockMembership(ctx);
    const job = await findPipelineJob(ctx, id);
    if (!mayEditBoard(ctx, job)) throw new AppError('noPermission');
    assertNoneTwice(criteria);
    const now = await loadCriteria(ctx.tx, id);
    if (now.map(({ key }) => key).join() !== seen.join()) throw new AppError('scoreCriteriaChanged');
    await writeCriteria(ctx, id, criteria);
    await tellBoards(ctx.tx, publish, id);
    return readCriteria(ctx, { id });
  };
}

function assertNoneTwice(criteria: Input['criteria']): void {
  const signs = new Set<string>();
  for (const one of criteria) {
    const sign = 'key' in one ? one.key : `own ${foldCriterion(one.name)}`;
    if (signs.has(sign)) throw new AppError('scoreCriterionTwice');
    signs.add(sign);
  }
}

async function writeCriteria(ctx: MemberWriteContext, jobId: number, criteria: Input['criteria']): Promise<void> {
  await ctx.tx.query(sql`
    update score_criteria set position = null where job_id = ${jobId} and position is not null`);
  const rows = criteria.map((one, position) =>
    'key' in one
      ? { position, core: one.key, name: null, folded: null }
      : { position, core: null, name: one.name, folded: foldCriterion(one.name) },
  );
  await ctx.tx.query(sql`
    insert into score_criteria as criterion (job_id, core, name, folded, position, created_at)
    select ${jobId}, core, name, folded, position, ${ctx.clock.now().toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (core text, name text, folded text, position smallint)
    on conflict (job_id, core, folded) do update set name = excluded.name, position = excluded.position`);
  // What nobody has rated leaves no trace.
  await ctx.tx.query(sql`
    delete from score_criteria where job_id = ${jobId} and position is null
      and not exists (select from application_own_scores s where s.criterion_id = score_criteria.id)`);
}
