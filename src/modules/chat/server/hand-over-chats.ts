import type { Clock } from '#src/kernel/clock.ts';
import type { EventMap } from '#src/kernel/events.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import { moveTurns } from './move-turns.ts';

/**
 * Gives the conversations that someone has for a company to a colleague: the heir goes on where they stood, and who has
 * left is no member any more. There may be thousands, so nobody is told of each: all who are concerned load afresh.
 * Gives how many it were; `most` for who goes through them in batches.
 */
export function createHandOverChats(publish: Publish, clock: Clock) {
  return async (tx: Transaction, left: EventMap['member.left'], most?: number): Promise<number> => {
    const { companyId, accountId: from, heirId: to } = left;
    const { rows } = await tx.query<{ id: number; talent_id: number | null }>(sql`
      select id, talent_id from conversations where company_id = ${companyId} and boss_id = ${from}
      order by id limit ${most ?? null} for no key update`);
    await stopReading(tx, from);
    const concerned = [...new Set([from, to, ...rows.flatMap(({ talent_id }) => talent_id ?? [])])];
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      await moveChats(tx, ids, from, to);
      await moveTurns(tx, clock.now(), { ids, from, to, by: null });
    }
    await forgetChanges(tx, concerned);
    tx.afterCommit(() => publish(concerned, { type: 'resync' }));
    return rows.length;
  };
}

async function moveChats(tx: Transaction, all: number[], from: number, to: number): Promise<void> {
  const ids = sql`${all}::bigint[]`;
  // Whoever had written as a talent cannot answer themselves: that conversation is over.
  await tx.query(sql`
    update conversations set boss_id = case when talent_id = ${to} then null else ${to}::bigint end
    where id = any(${ids})`);
  await tx.query(sql`
    delete from conversation_members m using conversations c
    where c.id = m.conversation_id and c.id = any(${ids}) and c.boss_id is null and m.account_id = ${from}`);
  await tx.query(sql`
    update conversation_members set account_id = ${to}
    where conversation_id = any(${ids}) and account_id = ${from} and side = 'boss'`);
}

/** Whoever leaves reads nothing along any more, and nobody covers for them or is covered by them. */
async function stopReading(tx: Transaction, accountId: number): Promise<void> {
  await tx.query(sql`delete from conversation_readers where account_id = ${accountId}`);
  await tx.query(sql`delete from inbox_covers where account_id = ${accountId} or cover_id = ${accountId}`);
}

/** The next number is one that nobody can follow up to: devices that ask for what they missed load afresh. */
async function forgetChanges(tx: Transaction, accountIds: number[]): Promise<void> {
  await tx.query(sql`
    insert into chat_inboxes as i (account_id, last_change, forgotten_change)
    select id, 1, 1 from unnest(${accountIds}::bigint[]) as one (id) order by id
    on conflict (account_id) do update set last_change = i.last_change + 1, forgotten_change = i.last_change + 1`);
}
