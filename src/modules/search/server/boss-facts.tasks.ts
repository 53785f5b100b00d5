import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { replyChoices } from '../filters.ts';
import type { SearchEngine } from './engine/engine.ts';

/** How a Boss answers, as it was measured. */
export interface BossReplies {
  accountId: number;
  /** Conversations that were answered, or should have been by now. */
  asked: number;
  answered: number;
  medianHours: number | null;
  lastActiveAt: Date | null;
}

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    'search.readBossReplies': ReadBossReplies;
  }
}

/**
 * The measured figures of the next Bosses after an id of whom something new is known since a moment, or of all; chat
 * keeps them.
 */
export type ReadBossReplies = (db: Database, since: Date | null, after: number, size: number) => Promise<BossReplies[]>;

/** Below this the figures say nothing. */
const ENOUGH = 10;
/** Most people must get an answer at all before its speed counts. */
const LEAST_ANSWERED = 0.75;
const INACTIVE_MS = 30 * 86_400_000;
const AT_ONCE = 500;
/** Longer than the minute between two looks, so that a late one misses nothing. */
const LOOK_BACK_MS = 15 * 60_000;

/** The days within which most people get an answer; null when it takes longer, or nobody knows. */
export function repliesWithin({ asked, answered, medianHours }: BossReplies): number | null {
  if (asked < ENOUGH || medianHours === null || answered / asked < LEAST_ANSWERED) return null;
  return replyChoices.find((days) => medianHours <= days * 24) ?? null;
}

/**
 * What the index says of Bosses follows what was measured: within a minute where something happened, every night where
 * nothing did, because being away shows by nothing happening. Only those who have changed are written, and their open
 * jobs indexed anew in the same transaction.
 */
export function bossFactsTasks(db: Database, clock: Clock, engine: SearchEngine, readReplies: ReadBossReplies): Task[] {
  const refresh = (since: Date | null) => refreshBossFacts(db, clock, engine.indexJobs, readReplies, since);
  return [
    {
      name: 'refresh-boss-facts',
      schedule: '* * * * *',
      run: () => refresh(new Date(clock.now().getTime() - LOOK_BACK_MS)),
    },
    { name: 'refresh-all-boss-facts', schedule: '10 4 * * *', run: () => refresh(null) },
  ];
}

/** Those of whom something is known since a moment, or all. */
export async function refreshBossFacts(
  db: Database,
  clock: Clock,
  indexJobs: SearchEngine['indexJobs'],
  readReplies: ReadBossReplies,
  since: Date | null,
): Promise<void> {
  let after = 0;
  for (;;) {
    const replies = await readReplies(db, since, after, AT_ONCE);
    if (replies.length > 0) await db.transaction((tx) => keepFacts(tx, clock, indexJobs, replies));
    if (replies.length < AT_ONCE) return;
    after = replies.at(-1)?.accountId ?? 0;
  }
}

async function keepFacts(
  tx: Transaction,
  clock: Clock,
  indexJobs: SearchEngine['indexJobs'],
  replies: BossReplies[],
): Promise<void> {
  const bound = clock.now().getTime() - INACTIVE_MS;
  // Posting a job is a sign of life too, so that a Boss whom nobody has written to yet is not called absent.
  const { rows } = await tx.query<{ account_id: number }>(sql`
    insert into boss_facts (account_id, replies_within, is_inactive)
    select told.account_id, told.replies_within, greatest(told.last_active_at, posted.newest) < ${new Date(bound).toISOString()}
    from unnest(${replies.map((one) => one.accountId)}::bigint[],
      ${replies.map(repliesWithin)}::integer[],
      ${replies.map((one) => one.lastActiveAt?.toISOString() ?? null)}::timestamptz[])
      as told (account_id, replies_within, last_active_at)
    join lateral (select max(posted_at) as newest from jobs where recruiter_id = told.account_id) posted on true
    where greatest(told.last_active_at, posted.newest) is not null
    on conflict (account_id) do update set replies_within = excluded.replies_within, is_inactive = excluded.is_inactive
    where (boss_facts.replies_within, boss_facts.is_inactive)
      is distinct from (excluded.replies_within, excluded.is_inactive)
    returning account_id`);
  if (rows.length === 0) return;
  const changed = rows.map((row) => row.account_id);
  const { rows: jobs } = await tx.query<{ id: number }>(sql`
    select id from jobs where recruiter_id = any(${changed}::bigint[]) and status = 'open'`);
  await indexJobs(
    tx,
    jobs.map((job) => job.id),
  );
}
