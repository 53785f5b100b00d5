import type { Clock } from '#src/kernel/clock.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { ChatParts } from '../chat.parts.ts';
import { membersOf } from '../conversations/conversations.queries.ts';
import { appendLine } from '../conversations/end-conversation.ts';
import { type ChangedView, recordChange } from '../conversations/record-change.ts';
import { unreadKey } from '../messages/finish-send.ts';

/** Conversations of one transaction: their people's inboxes are locked as long. */
const BATCH = 50;
/** When someone is writing in a conversation at this moment, it is told in the next round. */
const AGAIN_MS = 10_000;

interface JobNews {
  id: number;
  title: string;
  status: 'open' | 'on_hold' | 'closed';
}

interface Concerned {
  id: number;
  talent_id: number | null;
  boss_id: number | null;
  boss_first: string | null;
  boss_last: string | null;
  /** The talent waits for an answer and has not put the conversation aside. */
  is_waiting: boolean;
}

type Parts = Pick<ChatParts, 'publish' | 'notify'>;

/**
 * CHAT-09: every conversation about a job says once that it was closed, put on hold or opened again, live, and who waits
 * for an answer is told by the channels they chose. A job's end is the end of waiting, but no answer: the Boss may still
 * write, and the response meter counts as before. Each batch is a transaction; what a conversation has heard is noted
 * with it, so that a worker that dies loses nothing and nothing is told twice.
 */
export async function tellOfJobs(db: Database, clock: Clock, parts: Parts): Promise<void> {
  await eachInTurn(db, {
    claim: (tx, failed) => claimJob(tx, clock.now(), failed),
    handle: (tx, job) => tellBatch(tx, clock, parts, job),
  });
}

async function claimJob(tx: Transaction, now: Date, failed: number[]): Promise<JobNews | undefined> {
  const { rows } = await tx.query<JobNews>(sql`
    select j.id, j.title, j.status from job_news n join jobs j on j.id = n.job_id
    where n.due_at <= ${now.toISOString()} and n.job_id <> all(${failed}::bigint[])
    order by n.due_at, n.job_id limit 1 for update of n skip locked`);
  return rows[0];
}

async function tellBatch(tx: Transaction, clock: Clock, parts: Parts, job: JobNews) {
  const concerned = await claimConversations(tx, job);
  const now = clock.now();
  if (concerned.length > 0) {
    const ids = concerned.map(({ id }) => id);
    await noteTold(tx, ids, job);
    const views: ChangedView[] = [];
    for (const one of concerned) {
      const seq = await appendLine(tx, now, one.id, lineOf(job, one));
      if (one.is_waiting) await tellTalent(tx, parts, job, one, seq);
      views.push(...membersOf(one).map((accountId) => ({ accountId, conversationId: one.id, seqs: [seq] })));
    }
    await recordChange({ tx, clock }, parts.publish, views);
  }
  await goOn(tx, job, now, concerned.length === BATCH);
}

/** Nobody hears of a job in a conversation that has ended, or that has left someone's history. */
const toTell = (job: JobNews) => sql`c.job_id = ${job.id} and c.job_told <> ${job.status} and c.close_reason is null
  and not exists (select from conversation_members gone
    where gone.conversation_id = c.id and gone.expired_seq >= c.last_seq)`;

async function claimConversations(tx: Transaction, job: JobNews): Promise<Concerned[]> {
  const { rows } = await tx.query<Concerned>(sql`
    select c.id, c.talent_id, c.boss_id, b.first_name as boss_first, b.last_name as boss_last,
      c.waiting_since is not null and m.not_interested_at is null as is_waiting
    from conversations c left join accounts b on b.id = c.boss_id
    left join conversation_members m on m.conversation_id = c.id and m.account_id = c.talent_id
    where ${toTell(job)} order by c.id limit ${BATCH} for no key update of c skip locked`);
  return rows;
}

/** With the job's end no clock runs any more; the talent's next words would start one again. */
async function noteTold(tx: Transaction, ids: number[], { status }: JobNews): Promise<void> {
  const ends = status === 'closed' ? sql`, waiting_since = null, closes_at = null` : sql``;
  await tx.query(sql`
    update conversations set job_told = ${status} ${ends} where id = any(${ids}::bigint[])`);
}

function lineOf({ status }: JobNews, { is_waiting: isWaiting }: Concerned): string {
  return status === 'closed' && isWaiting ? 'job_closed_waiting' : `job_${status}`;
}

/** An open job is good news that the thread tells; who waits hears of the end, and of a pause that may lead to it. */
async function tellTalent(
  tx: Transaction,
  { notify }: Parts,
  job: JobNews,
  one: Concerned,
  seq: number,
): Promise<void> {
  if (one.talent_id === null || job.status === 'open') return;
  const data = {
    side: 'talent' as const,
    what: job.status,
    name: shortName({ first: one.boss_first, last: one.boss_last }),
    job: job.title,
    conversation_id: one.id,
  };
  // Under the key of what is unread there: reading the conversation settles it.
  const dedupeKey = `${unreadKey(one.id)}:${seq}`;
  await notify(tx, { accountId: one.talent_id, kind: 'job_changed', data, dedupeKey });
}

/** More of the same job come after the other jobs; one that is done leaves the list. */
async function goOn(tx: Transaction, job: JobNews, now: Date, isFull: boolean): Promise<void> {
  const at = new Date(now.getTime() + (isFull ? 0 : AGAIN_MS)).toISOString();
  const { rowCount } = await tx.query(sql`
    update job_news set due_at = ${at} where job_id = ${job.id}
      and exists (select from conversations c where ${toTell(job)})`);
  if (rowCount) return;
  await tx.query(sql`delete from job_news where job_id = ${job.id}`);
  // The intake of a job that was overloaded follows from who still waits.
  await tx.query(sql`
    insert into intake_checks (job_id) select id from jobs where id = ${job.id} and intake_paused_at is not null
    on conflict do nothing`);
}
