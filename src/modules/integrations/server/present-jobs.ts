import type { EmployerJobVerbs } from '#src/modules/jobs/server/jobs.public.ts';
import type { KeyContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { HiringJob } from '../hiring-api.contract.ts';

/** Jobs as programs read them, in the order of the ids. */
export function createPresentJobs(jobs: EmployerJobVerbs, siteUrl: string) {
  return async (ctx: KeyContext, ids: number[]): Promise<HiringJob[]> => {
    const shown = await jobs.present(ctx, ctx.viewer.membership, ids);
    const { rows } = await ctx.tx.query<{ job_id: number; external_id: string }>(sql`
      select job_id, external_id from integration_jobs where job_id = any(${ids}::bigint[])`);
    const names = new Map(rows.map(({ job_id, external_id }) => [job_id, external_id]));
    return shown.map(({ id, title, state, hold_reason, job_url, posted_at, closed_at, confirm_by }) => ({
      id,
      external_id: names.get(id) ?? null,
      title,
      state,
      hold_reason,
      url: `${siteUrl}/${ctx.locale.language}${job_url}`,
      posted_at,
      closed_at,
      confirm_by,
    }));
  };
}
