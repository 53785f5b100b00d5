import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { trackingContract } from '../tracking.contract.ts';
import { eventKey, storableRow } from './event-key.ts';
import { isKnown } from './tracking.partitions.ts';
import { mayTrack } from './tracking.policy.ts';

export type Click = ParsedInputOf<(typeof trackingContract)['POST /logs/report/click']>;

/**
 * Keeps clicks on jobs that exist, each once, and answers how many were taken. The first click of a session on a job in
 * a day counts for the job's popularity; who has no session yet counts for nothing, because nobody could tell them apart.
 */
export async function storeClicks(ctx: WriteContext, clicks: Click[]): Promise<number> {
  if (clicks.length === 0 || !mayTrack(ctx)) return 0;
  const { accountId, sessionId } = ctx.viewer;
  const at = ctx.clock.now();
  const [now, day] = [at.toISOString(), at.toISOString().slice(0, 10)];
  const midnight = sql`(${day}::date::timestamp at time zone 'UTC')`;
  const rows = clicks.map((click) => toRow(ctx, click));
  const { rows: taken } = await ctx.tx.query<{ count: number }>(sql`
    with given as (
      select g.* from json_to_recordset(${JSON.stringify(rows)}::json) as g (event_key uuid, job_id bigint, query_id text,
        reco_from text, page text, sub_page text, device text, device_uuid text, device_udid text,
        job_preference_id bigint, position integer, page_num integer, scene text, clicked_at timestamptz)
      where exists (select 1 from jobs where jobs.id = g.job_id)
    ), stored as (
      insert into job_clicks (event_key, job_id, query_id, reco_from, page, sub_page, device, device_uuid, device_udid,
        job_preference_id, position, page_num, scene, clicked_at, session_id, account_id, created_at)
      select given.*, ${sessionId}::bigint, ${accountId}::bigint, ${now}::timestamptz from given
      where not ${isKnown('job_clicks', at)}
      on conflict do nothing returning job_id
    ), counted as (
      insert into job_days (job_id, day, clicks)
      select distinct s.job_id, ${day}::date, 1 from stored s
      where ${sessionId}::bigint is not null and not exists (
        select 1 from job_clicks c where c.session_id = ${sessionId}::bigint and c.job_id = s.job_id
          and c.created_at >= ${midnight} and c.created_at < ${midnight} + interval '24 hours')
      order by s.job_id
      on conflict (job_id, day) do update set clicks = job_days.clicks + 1
    )
    select count(*) as count from given`);
  return taken[0]?.count ?? 0;
}

function toRow(ctx: Context, click: Click) {
  const { index, timestamp, jobseeker_id: _claimed, ...rest } = click;
  return storableRow({
    ...rest,
    event_key: eventKey(ctx.viewer, click.device_uuid, click.job_id, click.query_id, index, timestamp),
    position: index,
    clicked_at: new Date(timestamp * 1000).toISOString(),
  });
}
