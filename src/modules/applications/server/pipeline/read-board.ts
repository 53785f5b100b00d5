import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { isOverdueSince, isUnread } from '#src/modules/chat/server/chat.public.ts';
import { permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Board, BoardColumn, pipelineContract } from '../../pipeline.contract.ts';
import { CORE_COLUMNS, type CoreColumn, columnKey, type OwnAfter } from '../../pipeline-columns.ts';
import { cardSource, findPipelineJob, isOnBoardOf, type PipelineJob } from './pipeline-scope.ts';

type Counts = (typeof pipelineContract)['GET /recruiters/applicant-counts'];

export interface OwnColumn {
  id: number;
  job_id: number | null;
  name: string;
  after_core: OwnAfter;
}

interface CountRow {
  core: CoreColumn;
  column_id: number | null;
  count: number;
  overdue: number;
}

/** EMP-04: the columns of a job's board with how many stand in each. */
export async function readBoard(ctx: MemberContext, { id }: { id: number }): Promise<Board> {
  const job = await findPipelineJob(ctx, id);
  const { rows } = await ctx.tx.query<CountRow>(sql`
    select card.core, card.column_id, count(*)::int as count,
      (count(*) filter (where ${isOverdueSince(sql`c.waiting_since`, ctx.clock.now())}))::int as overdue
    from ${cardSource} where card.job_id = ${id} and ${isOnBoardOf(ctx)} group by card.core, card.column_id`);
  // Whose Boss one is stands in the membership itself; the conversations need not be read for it.
  const unread = await ctx.tx.query<{ count: number }>(sql`
    select count(*)::int from pipeline_cards card join conversation_members m on m.conversation_id = card.conversation_id
    where card.job_id = ${id} and m.side = 'boss' and ${isUnread(ctx.viewer.accountId)}`);
  const own = await loadOwnColumns(ctx, id);
  const sum = (pick: (row: CountRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    columns: CORE_COLUMNS.flatMap((core) => [
      toColumn(rows, core, null),
      ...own.filter((column) => column.after_core === core).map((column) => toColumn(rows, core, column)),
    ]),
    all: sum(({ count }) => count),
    unread: unread.rows[0]?.count ?? 0,
    overdue: sum(({ overdue }) => overdue),
    may_edit: mayEditBoard(ctx, job),
  };
}

export function mayEditBoard(ctx: MemberContext, job: PipelineJob): boolean {
  const me = ctx.viewer.membership;
  return job.recruiter_id === me.account_id || permissionsOf(me).manage_all_jobs;
}

/** Own columns of the job and of its whole company, in the order they were made. */
export async function loadOwnColumns(ctx: MemberContext, jobId: number): Promise<OwnColumn[]> {
  const { rows } = await ctx.tx.query<OwnColumn>(sql`
    select id, job_id, name, after_core from pipeline_columns
    where company_id = ${ctx.viewer.membership.company_id} and (job_id is null or job_id = ${jobId}) order by id`);
  return rows;
}

function toColumn(rows: readonly CountRow[], core: CoreColumn, own: OwnColumn | null): BoardColumn {
  const ofColumn = rows.filter((row) => (own ? row.column_id === own.id : row.column_id === null && row.core === core));
  return {
    key: columnKey(core, own?.id ?? null),
    name: own?.name ?? null,
    after: own?.after_core ?? null,
    is_company_wide: own !== null && own.job_id === null,
    count: ofColumn.reduce((total, row) => total + row.count, 0),
    overdue: ofColumn.reduce((total, row) => total + row.overdue, 0),
  };
}

/** For the list of jobs: how many have applied for each. */
export async function countApplicants(
  ctx: MemberContext,
  { job_ids }: ParsedInputOf<Counts>,
): Promise<AnswerOf<Counts>> {
  const { rows } = await ctx.tx.query<{ job_id: number; all: number; overdue: number }>(sql`
    select card.job_id, count(*)::int as all,
      (count(*) filter (where ${isOverdueSince(sql`c.waiting_since`, ctx.clock.now())}))::int as overdue
    from ${cardSource} where card.job_id = any(${job_ids}::bigint[]) and ${isOnBoardOf(ctx)} group by card.job_id`);
  return { counts: rows };
}
