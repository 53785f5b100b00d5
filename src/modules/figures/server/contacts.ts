import { CLOSE_DAYS, PROMISE_HOURS } from '#src/modules/chat/chat-fields.ts';
import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { walkInBatches } from '#src/platform/database/walk-in-batches.ts';

const AT_ONCE = 500;

/** What a contact is, worked out of the conversation and what was agreed on in it. */
function contactsOf(ids: number[]): Sql {
  return sql`
    select c.id as conversation_id, c.company_id, c.job_id, coalesce(turn.account_id, c.boss_id) as boss_id,
      case when c.boss_wrote_at < coalesce(c.talent_wrote_at, 'infinity') then 'recruiter'
        else coalesce(s.source, 'unknown') end as source,
      least(c.talent_wrote_at, c.boss_wrote_at) as began_at, c.talent_wrote_at as asked_at,
      c.boss_wrote_at as replied_at, case when c.close_reason = 'withdrawn' then c.closed_at end as withdrawn_at,
      (select min(e.created_at) from interviews i join interview_events e on e.interview_id = i.id
        where i.conversation_id = c.id and e.step in ('accept', 'book')) as interview_at,
      (select min(o.created_at) from offers o where o.conversation_id = c.id) as offer_at,
      (select min(o.ended_at) from offers o where o.conversation_id = c.id and o.status = 'accepted') as hired_at
    from conversations c left join contact_sources s on s.conversation_id = c.id
    left join lateral (
      select t.account_id from conversation_turns t where t.conversation_id = c.id and t.since
        <= coalesce(c.boss_wrote_at, c.talent_wrote_at + make_interval(hours => ${PROMISE_HOURS}::int))
      order by t.since desc limit 1) turn on true
    where c.id = any(${ids}::bigint[]) and c.company_id is not null
      and (c.talent_wrote_at is not null or c.boss_wrote_at is not null)
    order by c.id`;
}

const CHANGING = [
  'job_id',
  'boss_id',
  'began_at',
  'asked_at',
  'replied_at',
  'withdrawn_at',
  'interview_at',
  'offer_at',
  'hired_at',
].map((name) => sql.identifier(name));
const excluded = sql.join(CHANGING.map((name) => sql`excluded.${name}`));
const known = sql.join(CHANGING.map((name) => sql`known.${name}`));

/**
 * Brings the contacts of some conversations up to date, whatever has happened in them; one that is right is not written.
 * The source is the first one that was noted: it stays when the person who came by it has left.
 */
export async function refreshContacts(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(sql`
    insert into hiring_contacts as known (conversation_id, company_id, job_id, boss_id, source, began_at, asked_at,
      replied_at, withdrawn_at, interview_at, offer_at, hired_at)
    ${contactsOf(ids)}
    on conflict (conversation_id) where conversation_id is not null do update set (${sql.join(CHANGING)}) = row(${excluded})
    where (${known}) is distinct from (${excluded})`);
}

/**
 * Works all contacts out anew once a day, some conversations at a time: the first time for those from before there were
 * figures, later for what nothing told of. A conversation that has gone leaves its contact as it was.
 */
export function recountContacts(db: Database, now: Date): Promise<number> {
  return walkInBatches(db, {
    task: 'recount-contacts',
    round: now.toISOString().slice(0, 10),
    now,
    size: AT_ONCE,
    next: nextConversations,
    handle: refreshContacts,
  });
}

async function nextConversations(tx: Reader, after: number, size: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from conversations where id > ${after} order by id limit ${size}`);
  return rows.map(({ id }) => id);
}

/** Answered as the response meter has it (TRU-01): by a person, within 14 days. Of a contact `k`. */
export const isAnswered = sql`(k.replied_at <= k.asked_at + make_interval(days => ${CLOSE_DAYS}::int))`;
export const isAnsweredWithinDay = sql`(k.replied_at <= k.asked_at + interval '24 hours')`;

/** Whether the response meter counts the question at all: answered, or silent for longer than promised. */
export function isCounted(now: Date): Sql {
  const promised = sql`k.asked_at + make_interval(hours => ${PROMISE_HOURS}::int)`;
  return sql`(k.asked_at is not null and (k.replied_at is null or k.replied_at >= k.asked_at)
    and (coalesce(${isAnswered}, false) or ${promised} <= ${now.toISOString()}::timestamptz
      and coalesce(k.withdrawn_at > ${promised}, true)))`;
}
