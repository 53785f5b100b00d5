import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { isOwn } from '#src/platform/database/owner.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { JobPresenter } from './jobs.presenter.ts';

const PAGE_SIZE = 20;
export const SAVED_ORIGIN = { queryId: '', recoFrom: 'saved', scene: '' };

/** The viewer's saved jobs, the last saved first. */
export function createListSavedJobs(presenter: JobPresenter) {
  return async (ctx: Context, input: { page: number }) => {
    const own = await ownSavedJobs(ctx);
    const [found, counted] = await Promise.all([
      ctx.tx.query<{ job_id: number }>(sql`
        select s.job_id ${own} order by s.id desc limit ${PAGE_SIZE} offset ${(input.page - 1) * PAGE_SIZE}`),
      ctx.tx.query<{ count: number }>(sql`select count(*) as count ${own}`),
    ]);
    const ids = found.rows.map((row) => row.job_id);
    return { jobs: await presenter.presentJobCards(ctx, ids, SAVED_ORIGIN), total: counted.rows[0]?.count ?? 0 };
  };
}

/** Those that are neither closed nor of a blocked company; jobs are called j. */
export async function ownSavedJobs(ctx: Context): Promise<Sql> {
  const blocked = await findBlockedCompanies(ctx);
  return sql`from saved_jobs s join jobs j on j.id = s.job_id where ${isOwn(ctx.viewer)} and j.status <> 'closed'
    and not j.is_hidden
    and j.company_id <> all(${blocked}::bigint[])`;
}
