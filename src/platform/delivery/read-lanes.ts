import type { Reader } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { QueueState } from '../metrics.ts';

/** More are not counted: whoever is on call needs no better figure, and the look stays cheap. */
const MOST = 200_000;

/** What waits in the lanes of outgoing messages, and how many are dead letters. */
export async function readLanes(db: Reader): Promise<QueueState[]> {
  const { rows } = await db.query<QueueState>(sql`
     select 'messages-' || lanes.lane as name, sum(due.depth)::int as depth, max(due.age)::float as age,
       (select count(*) from (
         select 1 from outbox_messages where status = 'failed' and lane = lanes.lane limit ${MOST}) as dead)::int as failed
     from unnest(array['codes', 'bulk']) as lanes (lane)
     cross join unnest(array['email', 'sms']) as channels (channel)
     cross join lateral (
       select count(*) as depth, coalesce(extract(epoch from now() - min(due_at)), 0) as age from (
         select due_at from outbox_messages
         where status = 'queued' and channel = channels.channel and lane = lanes.lane and due_at <= now()
         order by due_at limit ${MOST}) as head) as due
     group by lanes.lane`);
  return rows;
}
