import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { applicationsContract } from '../applications.contract.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { loadApplications } from './applications.queries.ts';

type Endpoint = (typeof applicationsContract)['GET /job-applications'];

const CURSOR = /^(\d{1,17})_(\d{1,15})$/;
const ORIGIN = { queryId: '', recoFrom: 'applied', scene: '' };

/** APP-02: the own applications, the last that moved first, a page at a time by an index. */
export function createListApplications({ presentJobCards }: ApplicationParts) {
  return async (ctx: AccountContext, { cursor, limit }: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    const { accountId } = ctx.viewer;
    const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
    const after =
      at && id
        ? sql`and (stage_at, id) < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`
        : sql``;
    const { rows } = await ctx.tx.query<{ id: number; job_id: number | null; at: string }>(sql`
      select id, job_id, (extract(epoch from stage_at) * 1000000)::bigint::text as at from applications
      where account_id = ${accountId} ${after} order by stage_at desc, id desc limit ${limit + 1}`);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const { total } = await ctx.tx.queryOne<{ total: number }>(sql`
      select count(*)::int as total from applications where account_id = ${accountId}`);
    const jobIds = page.flatMap(({ job_id }) => job_id ?? []);
    const jobs = new Map((await presentJobCards(ctx, jobIds, ORIGIN)).map((job) => [job.id, job]));
    const applications = await loadApplications(
      ctx.tx,
      page.map((row) => row.id),
    );
    return {
      applications: applications.map((one) => ({ ...one, job: jobs.get(one.job_id ?? 0) ?? null })),
      total,
      next_cursor: last ? `${last.at}_${last.id}` : null,
    };
  };
}
