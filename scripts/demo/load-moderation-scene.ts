import type pg from 'pg';

const DAY = 86_400_000;
const [SCAM, ASKS_FOR_MONEY, MISLEADING_PAY, OFF_PLATFORM] = [1, 2, 7, 13];

/**
 * Reports for the operators' queue: about a job, a company and a conversation. The program sorts them into cases as it
 * does with reports from before there were cases.
 */
export async function loadModerationScene(client: pg.ClientBase, { now }: { now: Date }): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const { rows: talents } = await client.query<{ id: number }>(
    `select id from accounts where role = 'talent' order by id limit 4`,
  );
  const { rows: jobs } = await client.query<{ id: number; company_id: number }>(
    `select id, company_id from jobs where status = 'open' order by id desc limit 2`,
  );
  const { rows: chats } = await client.query<{ id: number; talent_id: number; boss_id: number }>(
    `select id, talent_id, boss_id from conversations where boss_wrote_at is not null and talent_id is not null
       and boss_id is not null order by id desc limit 1`,
  );
  const report = (
    subject: string,
    id: number,
    by: number,
    reason: number,
    note: string,
    days: number,
    about?: number,
  ) =>
    client.query(
      `insert into reports (subject, subject_id, account_id, reason_id, note, about_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [subject, id, by, reason, note, about ?? null, ago(days)],
    );
  const [first, second] = jobs;
  const notes = ['They asked me to pay for a training kit before the first day.', 'Same here: 180 dollars up front.'];
  for (const [index, { id }] of talents.slice(0, 2).entries()) {
    if (first) await report('job', first.id, id, ASKS_FOR_MONEY, notes[index] ?? '', 2 - index);
  }
  const [, , third, fourth] = talents;
  if (second && third)
    await report('job', second.id, third.id, MISLEADING_PAY, 'The pay is for a week, not a month.', 1);
  if (second && fourth) await report('company', second.company_id, fourth.id, SCAM, 'Nobody there knows them.', 3);
  const [chat] = chats;
  if (!chat) return;
  const note = 'Wants me to move to another messenger.';
  await report('conversation', chat.id, chat.talent_id, OFF_PLATFORM, note, 1, chat.boss_id);
}
