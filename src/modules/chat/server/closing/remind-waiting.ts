import type { Clock } from '#src/kernel/clock.ts';
import { talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { ChatParts } from '../chat.parts.ts';

/** A Boss hears of the end this long before it. */
const REMIND_DAYS = 2;
const DAY = 24 * 3600_000;
/** Any number that no other program uses on this database. */
const REMIND_LOCK = 7_236_014;
/** More of one Boss are told of with the next one. */
const BATCH = 500;

interface Due {
  id: number;
  boss_id: number | null;
}

/**
 * TRU-02: tells a Boss once, in one notice for all of theirs, that first messages will be closed in two days. Who was
 * told is noted in the same transaction, so that it is told once however many workers run.
 */
export async function remindWaiting(db: Database, clock: Clock, notify: ChatParts['notify']): Promise<void> {
  await eachInTurn(db, {
    claim: (tx, failed) => claimDue(tx, soon(clock), failed),
    handle: (tx, due) => remindBoss(tx, clock, notify, due),
  });
}

function soon(clock: Clock): string {
  return new Date(clock.now().getTime() + REMIND_DAYS * DAY).toISOString();
}

async function claimDue(tx: Transaction, before: string, failed: number[]): Promise<Due | undefined> {
  // One worker at a time: two would share a Boss's conversations between them and tell them twice.
  await tx.query(sql`select pg_advisory_xact_lock(${REMIND_LOCK})`);
  const { rows } = await tx.query<Due>(sql`
    select id, boss_id from conversations
    where closes_at <= ${before} and reminded_at is null and id <> all(${failed}::bigint[])
    order by closes_at limit 1 for no key update skip locked`);
  return rows[0];
}

interface Reminded {
  id: number;
  first: string | null;
  last: string | null;
  shared_at: Date | null;
}

async function remindBoss(tx: Transaction, clock: Clock, notify: ChatParts['notify'], due: Due): Promise<void> {
  const { rows } = await tx.query<Reminded>(sql`
    update conversations c set reminded_at = ${clock.now().toISOString()}
    from (select one.id, t.first_name, t.last_name from conversations one left join accounts t on t.id = one.talent_id
      where one.id = ${due.id} or (one.boss_id = ${due.boss_id} and one.closes_at <= ${soon(clock)}
        and one.reminded_at is null)
      order by one.closes_at limit ${BATCH} for no key update of one skip locked) t
    where t.id = c.id returning c.id, t.first_name as first, t.last_name as last, c.name_shared_at as shared_at`);
  const first = rows.find(({ id }) => id === due.id);
  if (due.boss_id === null || !first) return;
  const name = talentNameForEmployer({ ...first, sharedAt: first.shared_at });
  const what = rows.length === 1 ? 'one' : 'many';
  const data = { what, name, count: rows.length, conversation_id: due.id } as const;
  await notify(tx, { accountId: due.boss_id, kind: 'reply_due', data, dedupeKey: `reply_due:${due.id}` });
}
