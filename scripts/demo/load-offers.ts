import type pg from 'pg';
import { reminderOf } from '#src/modules/offers/offer-steps.ts';
import { addCard, carryOn, type Talk } from './hiring-steps.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const CONDITIONS =
  'Three months of probation, 21 days of leave and a laptop of your choice. We work from home on Fridays.';

interface Candidate extends Talk {
  title: string;
  pay: string;
  currency: string;
}

/** An offer that the demo talent can answer, and one that the demo Boss waits for after a passed interview. */
export async function loadOffers(client: pg.ClientBase, { now }: { now: Date }): Promise<number> {
  const found = [
    await findTalk(client, 'talent', 'not exists (select from interviews i where i.conversation_id = c.id)'),
    await findTalk(
      client,
      'boss',
      `exists (select from interviews i where i.conversation_id = c.id and i.status = 'passed')`,
    ),
  ].filter((one) => one !== undefined);
  for (const talk of found) await addOffer(client, talk, now);
  return found.length;
}

async function findTalk(client: pg.ClientBase, side: 'talent' | 'boss', rule: string): Promise<Candidate | undefined> {
  const { rows } = await client.query<Candidate>(
    `select c.id::int, c.talent_id::int, c.boss_id::int, c.last_seq::int, c.last_message_at, c.job_title as title,
       j.salary_max as pay, j.currency
     from conversations c join accounts shown on shown.id = c.${side}_id and shown.email = $1
     join jobs j on j.id = c.job_id and j.salary_type_id = 1
     where c.boss_wrote_at is not null and c.closed_at is null and c.talent_id is not null and ${rule}
       and not exists (select from offers o where o.conversation_id = c.id)
     order by (select 0 from applications a where a.conversation_id = c.id), c.last_message_at desc, c.id limit 1`,
    [`${side}@parley.example`],
  );
  return rows[0];
}

async function addOffer(client: pg.ClientBase, talk: Candidate, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + 6 * DAY);
  const starts = new Date(now.getTime() + 45 * DAY).toISOString().slice(0, 10);
  const { rows } = await client.query<{ id: string }>(
    `insert into offers (conversation_id, talent_id, boss_id, seq, expires_at, remind_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [talk.id, talk.talent_id, talk.boss_id, talk.last_seq + 1, expires, reminderOf(expires, now), talk.last_message_at],
  );
  const id = Number(rows[0]?.id);
  await client.query(
    `insert into offer_versions (offer_id, version, talent_id, boss_id, title, pay_min, pay_max, currency, period, starts_on,
       expires_at, conditions, created_at)
     values ($1, 1, $2, $3, $4, $10, $10, $5, 'monthly', $6, $7, $8, $9)`,
    [
      id,
      talk.talent_id,
      talk.boss_id,
      talk.title,
      talk.currency,
      starts,
      expires,
      CONDITIONS,
      talk.last_message_at,
      talk.pay,
    ],
  );
  await client.query(
    `insert into offer_events (offer_id, step, side, status, version, created_at) values ($1, 'send', 'boss', 'sent', 1, $2)`,
    [id, talk.last_message_at],
  );
  await addCard(client, talk, { kind: 'offer', id });
  await carryOn(client, talk.id, 'offer', talk.last_message_at);
}
