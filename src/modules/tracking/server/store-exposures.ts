import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { trackingContract } from '../tracking.contract.ts';
import { eventKey, storableRow } from './event-key.ts';
import { isKnown } from './tracking.partitions.ts';
import { mayTrack } from './tracking.policy.ts';

export type Exposure = ParsedInputOf<(typeof trackingContract)['POST /logs/report/expose']>['data'][number];

/** One request may name this many jobs in all; the browser sends some twenty. */
const MOST_JOBS = 500;

/**
 * Keeps that jobs were seen, each job once for a query, and answers how many reports named a job that exists. Only what
 * is new counts for popularity, and only with a session.
 */
export async function storeExposures(ctx: WriteContext, exposures: Exposure[]): Promise<number> {
  if (exposures.length === 0 || !mayTrack(ctx)) return 0;
  const { accountId, sessionId } = ctx.viewer;
  const at = ctx.clock.now();
  const now = at.toISOString();
  const rows = exposures.flatMap((exposure, report) => toRows(ctx, exposure, report)).slice(0, MOST_JOBS);
  const { rows: taken } = await ctx.tx.query<{ count: number }>(sql`
    with given as (
      select g.* from json_to_recordset(${JSON.stringify(rows)}::json) as g (report integer, event_key uuid, job_id bigint,
        query_id text, reco_from text, page text, sub_page text, device text, device_uuid text, device_udid text,
        scene text, exposed_at timestamptz)
      where exists (select 1 from jobs where jobs.id = g.job_id)
    ), stored as (
      insert into job_exposures (event_key, job_id, query_id, reco_from, page, sub_page, device, device_uuid,
        device_udid, scene, exposed_at, session_id, account_id, created_at)
      select event_key, job_id, query_id, reco_from, page, sub_page, device, device_uuid, device_udid, scene, exposed_at,
        ${sessionId}::bigint, ${accountId}::bigint, ${now}::timestamptz from given
      where not ${isKnown('job_exposures', at)}
      on conflict do nothing returning job_id
    ), counted as (
      insert into job_days (job_id, day, exposures)
      select s.job_id, ${now.slice(0, 10)}::date, count(*) from stored s
      where ${sessionId}::bigint is not null group by s.job_id order by s.job_id
      on conflict (job_id, day) do update set exposures = job_days.exposures + excluded.exposures
    )
    select count(distinct report) as count from given`);
  return taken[0]?.count ?? 0;
}

function toRows(ctx: Context, exposure: Exposure, report: number) {
  const { job_ids, timestamp, jobseeker_id: _claimed, ...rest } = exposure;
  const exposed_at = new Date(timestamp * 1000).toISOString();
  return [...new Set(job_ids)].map((job_id) =>
    storableRow({
      ...rest,
      report,
      job_id,
      event_key: eventKey(ctx.viewer, exposure.device_uuid, job_id, exposure.query_id),
      exposed_at,
    }),
  );
}
