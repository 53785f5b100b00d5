import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { PROMISE_HOURS } from '../../chat-fields.ts';

interface Move {
  ids: number[];
  from: number | null;
  to: number;
  /** Null when nobody decided it: the one before has left. */
  by: number | null;
}

/**
 * Ends one person's turn in conversations and begins another's, and wishes for the meters of both. The caller holds the
 * conversations' locks. A turn that begins after the promise ran out is counted anew from its own beginning.
 */
export async function moveTurns(tx: Transaction, now: Date, { ids, from, to, by }: Move): Promise<void> {
  const at = now.toISOString();
  const all = sql`${ids}::bigint[]`;
  await tx.query(sql`
    insert into conversation_turns (conversation_id, account_id, since)
    select id, ${from}::bigint, least(created_at, ${at}) from conversations c
    where id = any(${all}) and ${from}::bigint is not null
      and not exists (select from conversation_turns t where t.conversation_id = c.id)`);
  await tx.query(sql`
    update conversation_turns set until = greatest(since, ${at}) where conversation_id = any(${all}) and until is null`);
  await tx.query(sql`
    insert into conversation_turns (conversation_id, account_id, given_by, since, counted_at)
    select id, ${to}::bigint, ${by}::bigint, ${at}, case when boss_wrote_at is null
      and talent_wrote_at + make_interval(hours => ${PROMISE_HOURS}::int) <= ${at} then null else ${at}::timestamptz end
    from conversations where id = any(${all}) and boss_id = ${to}`);
  await tx.query(sql`
    delete from conversation_readers where conversation_id = any(${all}) and account_id = ${to}`);
  await tx.query(sql`insert into response_meter_wishes (conversation_id) select unnest(${all})`);
}
