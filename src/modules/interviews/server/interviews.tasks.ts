import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { nextReminder, refuseStep, type StepName } from '../interview-steps.ts';
import { applyStep } from './apply-step.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { factsOf } from './interviews.presenter.ts';
import { type InterviewRow, lockInterview } from './interviews.queries.ts';
import { aboutIt, noticeKey, tellStep } from './tell-step.ts';

const HOUR = 3600_000;
const NO_SHOW_DAYS = 366;

/** The background work of interviews; each row in a transaction of its own, past those that someone is working on. */
export function interviewsTasks(db: Database, clock: Clock, parts: InterviewsParts): Task[] {
  const each = (due: (now: string) => Sql, handle: (tx: Transaction, row: InterviewRow) => Promise<void>) =>
    eachInTurn(db, {
      claim: (tx, failed) => claim(tx, due(clock.now().toISOString()), failed),
      handle: async (tx, { id }) => {
        const row = await lockInterview(tx, id);
        if (row) await handle(tx, row);
      },
    });
  const step = (name: StepName) => async (tx: Transaction, before: InterviewRow) => {
    const now = clock.now();
    const facts = factsOf(before, { talent: false, boss: false });
    if (refuseStep(name, facts, { side: 'worker', now })) return;
    await tellStep({ tx, clock }, parts, await applyStep(tx, now, { before, step: name, side: null }));
  };
  return [
    {
      name: 'remind-interviews',
      schedule: '* * * * *',
      run: () =>
        each(
          (now) => sql`i.remind_at <= ${now} order by i.remind_at`,
          (tx, row) => remind(tx, clock, parts, row),
        ),
    },
    {
      name: 'expire-interviews',
      schedule: '* * * * *',
      run: () =>
        each((now) => sql`i.status = 'pending' and i.expires_at <= ${now} order by i.expires_at`, step('expire')),
    },
    {
      name: 'finish-interviews',
      schedule: '* * * * *',
      run: () =>
        each((now) => sql`i.status = 'accepted' and i.finishes_at <= ${now} order by i.finishes_at`, step('finish')),
    },
    {
      name: 'forget-interview-bans',
      schedule: '41 4 * * *',
      run: () => forgetBans(db, new Date(clock.now().getTime() - NO_SHOW_DAYS * 24 * HOUR)),
    },
  ];
}

/** The conversation is locked first, as by everyone. */
async function claim(tx: Transaction, due: Sql, failed: number[]): Promise<{ id: number } | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select i.id from interviews i join conversations c on c.id = i.conversation_id
    where i.id <> all(${failed}::bigint[]) and ${due} limit 1 for no key update of c skip locked`);
  return rows[0];
}

/** INT-05: once each; a worker that comes late sends what is true by now, and nothing about what has begun. */
async function remind(tx: Transaction, clock: Clock, { notify }: InterviewsParts, row: InterviewRow): Promise<void> {
  const now = clock.now();
  const startsAt = row.starts_at;
  if (!startsAt) return;
  const next = nextReminder(startsAt, now);
  await tx.query(sql`
    update interviews set remind_at = ${next?.at.toISOString() ?? null}, remind = ${next?.kind ?? null}
    where id = ${row.id}`);
  if (startsAt <= now) return;
  const what = startsAt.getTime() - now.getTime() <= HOUR ? 'hour' : 'day';
  for (const side of ['talent', 'boss'] as const) {
    const accountId = row[`${side}_id`];
    if (accountId === null) continue;
    const data = { ...aboutIt(row, side), what } as const;
    const dedupeKey = noticeKey(row, `${row.id}:${what}:${startsAt.getTime()}`);
    await notify(tx, { accountId, kind: 'interview_reminder', data, dedupeKey });
  }
}

/** What no rule looks at any more. */
async function forgetBans(db: Database, before: Date): Promise<number> {
  const ended = { table: 'interview_bans', where: sql`until < ${before.toISOString()}`, by: 'until' };
  const missed = { table: 'interview_no_shows', where: sql`missed_at < ${before.toISOString()}`, by: 'missed_at' };
  return (await deleteInBatches(db, ended)) + (await deleteInBatches(db, missed));
}
