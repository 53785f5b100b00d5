import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { deleteInBatches, inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import { walkInBatches } from '#src/platform/database/walk-in-batches.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { endInvites, lockInvites } from './answer-invite.ts';
import { liftTalents } from './lift-talents.ts';
import { DOCUMENT_RULE } from './talent-words.ts';
import type { TalentsParts } from './talents.parts.ts';

const AT_ONCE = 100;
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** Unlocks that have ended, and what was given and spent. */
const KEPT_DAYS = { unlocks: 90, entries: 730 };

export function talentsTasks(db: Database, clock: Clock, parts: TalentsParts): Task[] {
  return [
    {
      name: 'reindex-talents',
      schedule: '* * * * *',
      runsAtStart: true,
      run: () => reindexTalents(db, clock, parts),
    },
    { name: 'settle-talent-boosts', schedule: '* * * * *', run: () => settleBoosts(db, clock.now()) },
    { name: 'follow-talent-activity', schedule: '*/5 * * * *', run: () => followActivity(db, clock.now()) },
    { name: 'note-talent-activity', schedule: '23 2 * * *', run: () => noteActivity(db, clock.now()) },
    { name: 'close-talent-invites', schedule: '*/5 * * * *', run: () => closeInvites(db, clock, parts) },
    { name: 'purge-talents', schedule: '41 4 * * *', run: () => purgeTalents(db, clock.now()) },
  ];
}

/**
 * Writes the whole index anew once a month, because years of work grow, and when the rule of documents has changed: in
 * portions under the locks of their accounts, while searches go on, from where a stopped worker left off.
 */
export function reindexTalents(db: Database, clock: Clock, { indexTalents }: Pick<TalentsParts, 'indexTalents'>) {
  return walkInBatches(db, {
    task: 'reindex-talents',
    round: `${DOCUMENT_RULE} ${clock.now().toISOString().slice(0, 7)}`,
    startsAnew: true,
    now: clock.now(),
    next: findingAfter,
    handle: (tx, ids) => indexTalents(tx, ids, clock.now()),
    size: AT_ONCE,
  });
}

/** Whoever wants to be found, and whoever still stands in the index. */
async function findingAfter(tx: Transaction, after: number, size: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select a.id from accounts a where a.id in (
        (select account_id from talent_findings where account_id > ${after} order by account_id limit ${size})
        union (select account_id from talent_search where account_id > ${after} order by account_id limit ${size}))
    order by a.id limit ${size} for no key update of a`);
  return rows.map(({ id }) => id);
}

/** VIP time or a refresh that has run out lifts nobody any more. */
function settleBoosts(db: Database, now: Date): Promise<number> {
  return inBatches(db, async (tx, size) => {
    const { rows } = await tx.query<{ account_id: number }>(sql`
      select account_id from talent_search where boost_until <= ${now.toISOString()}
      order by boost_until limit ${size} for no key update skip locked`);
    const ids = rows.map(({ account_id }) => account_id);
    if (ids.length > 0) await liftTalents(tx, ids, now);
    return ids.length;
  });
}

/** Who has come in the last hour, and for the first time of their day: they stand among those of today. */
function followActivity(db: Database, now: Date): Promise<number> {
  return inBatches(db, async (tx, size) => {
    const { rowCount } = await tx.query(sql`
      update talent_search t set active_on = c.day from (
        select t.account_id, (i.last_active_at at time zone 'UTC')::date as day
        from chat_inboxes i join talent_search t on t.account_id = i.account_id
        where i.last_active_at >= ${new Date(now.getTime() - HOUR_MS).toISOString()}
          and t.active_on < (i.last_active_at at time zone 'UTC')::date
        limit ${size} for no key update of t skip locked) c
      where t.account_id = c.account_id`);
    return rowCount ?? 0;
  });
}

/** Once a night, whoever was missed meanwhile: the day on which each was last here. */
function noteActivity(db: Database, now: Date): Promise<number> {
  return walkInBatches(db, {
    task: 'note-talent-activity',
    round: now.toISOString().slice(0, 10),
    now,
    next: async (tx, after, size) => {
      const { rows } = await tx.query<{ account_id: number }>(sql`
        select account_id from talent_search where account_id > ${after} order by account_id limit ${size}`);
      return rows.map(({ account_id }) => account_id);
    },
    handle: async (tx, ids) => {
      await tx.query(sql`
        update talent_search t set active_on = (i.last_active_at at time zone 'UTC')::date from chat_inboxes i
        where t.account_id = any(${ids}::bigint[]) and i.account_id = t.account_id
          and (i.last_active_at at time zone 'UTC')::date > t.active_on`);
    },
  });
}

/** Unanswered for fourteen days: it closes quietly, and only the Boss is told. */
function closeInvites(db: Database, clock: Clock, parts: TalentsParts): Promise<number> {
  return inBatches(
    db,
    async (tx, size) => {
      const { rows } = await tx.query<{ id: number }>(sql`
        select id from talent_invites where state = 'open' and closes_at <= ${clock.now().toISOString()}
        order by closes_at limit ${size}`);
      const ids = rows.map(({ id }) => id);
      // Asked again under the lock: it may have been answered meanwhile.
      const open = await lockInvites(tx, sql`v.state = 'open' and v.id = any(${ids}::bigint[])`, size);
      await endInvites({ tx, clock }, parts, open, 'unanswered');
      return ids.length;
    },
    { size: AT_ONCE },
  );
}

/** What has run out goes; an invitation goes with its conversation. */
async function purgeTalents(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const unlocks = { table: 'talent_unlocks', by: 'expires_at', where: sql`expires_at < ${before(KEPT_DAYS.unlocks)}` };
  const entries = {
    table: 'unlock_credit_entries',
    by: 'created_at',
    where: sql`created_at < ${before(KEPT_DAYS.entries)}`,
  };
  return (await deleteInBatches(db, unlocks)) + (await deleteInBatches(db, entries));
}
