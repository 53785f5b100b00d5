import type pg from 'pg';
import type { QueueState } from '../metrics.ts';

/** What waits in the lanes of outgoing messages, and how many are dead letters. */
export async function readLanes(pool: pg.Pool): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(`
    select 'messages-' || lane as name,
      count(*) filter (where status = 'queued' and due_at <= now())::int as depth,
      coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued' and due_at <= now())), 0)::float
        as age,
      count(*) filter (where status = 'failed')::int as failed
    from outbox_messages where status in ('queued', 'failed') group by lane`);
  return rows;
}
