import type pg from 'pg';
import type { Side, Status } from '#src/modules/interviews/interview-fields.ts';
import { finishOf, nextReminder } from '#src/modules/interviews/interview-steps.ts';
import { addCard, carryOn, type Talk } from './hiring-steps.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Singapore';
const PLACE = { kind: 'video', address: '', link: 'https://meet.parley.example/interview' };
const OFFICE = { kind: 'on_site', address: '12 Harbour Street, Singapore', link: '' };

interface Scene {
  status: Status;
  /** Days from now, each at an hour of Singapore's working day; the first is the agreed one. */
  days: number[];
  turn?: Side;
  result?: 'passed' | 'not_passed';
  place: typeof PLACE;
}

/** Two weeks as a Boss has them: some booked, some still to be answered by either side, some over. */
const SCENES: Scene[] = [
  { status: 'accepted', days: [2], place: PLACE },
  { status: 'pending', turn: 'talent', days: [3, 4, 6], place: PLACE },
  { status: 'pending', turn: 'boss', days: [5, 7], place: OFFICE },
  { status: 'pending_results', days: [-1], place: PLACE },
  { status: 'passed', result: 'passed', days: [-4], place: OFFICE },
  { status: 'accepted', days: [8], place: OFFICE },
  { status: 'cancelled', days: [-2], place: PLACE },
];

/** Conversations of the demo talent and the demo Boss that the Boss has answered lead to interviews. */
export async function loadInterviews(client: pg.ClientBase, { now }: { now: Date }): Promise<number> {
  let made = 0;
  for (const [side, email] of [
    ['talent', 'talent@parley.example'],
    ['boss', 'boss@parley.example'],
  ] as const) {
    const { rows } = await client.query<Talk>(
      `select c.id::int, c.talent_id::int, c.boss_id::int, c.last_seq::int, c.last_message_at from conversations c
       join accounts shown on shown.id = c.${side}_id and shown.email = $1
       where c.boss_wrote_at is not null and c.waiting_since is null and c.closed_at is null and c.talent_id is not null
         and not exists (select from interviews i where i.conversation_id = c.id)
       order by (select 0 from applications a where a.conversation_id = c.id), c.last_message_at desc, c.id limit $2`,
      [email, side === 'boss' ? SCENES.length : 3],
    );
    for (const [at, talk] of rows.entries()) await addInterview(client, talk, SCENES[at] as Scene, at, now);
    made += rows.length;
  }
  return made;
}

/** Nine in the morning in Singapore, an hour later for each, so that a week does not look like a wall. */
function momentOf(now: Date, days: number, at: number): Date {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return new Date(midnight + days * DAY + (1 + (at % 7)) * HOUR);
}

async function addInterview(client: pg.ClientBase, talk: Talk, scene: Scene, at: number, now: Date): Promise<void> {
  const { status, turn = null, result = null, place } = scene;
  const times = scene.days.map((days) => momentOf(now, days, at));
  const [first] = times as [Date];
  const isPending = status === 'pending';
  const isAgreed = !isPending && status !== 'cancelled';
  const seq = talk.last_seq + 1;
  const reminder = status === 'accepted' ? nextReminder(first, now) : null;
  const { rows } = await client.query<{ id: string }>(
    `insert into interviews (conversation_id, talent_id, boss_id, seq, kind, minutes, time_zone, address, link,
       instructions, status, turn, starts_at, listed_at, expires_at, finishes_at, remind_at, remind, reason, reason_note,
       ended_by, result, result_requested_at, calendar_starts_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 45, $6, $7, $8, 'Just you and me, no preparation needed.', $9, $10, $11, $12, $13, $14,
       $15, $16, $17, $18, $19, $20, $21, $11, $22, $22) returning id`,
    [
      talk.id,
      talk.talent_id,
      talk.boss_id,
      seq,
      place.kind,
      ZONE,
      place.address,
      place.link,
      status,
      turn,
      isAgreed ? first : null,
      first,
      isPending ? times.at(-1) : null,
      isAgreed ? finishOf(first, 45) : null,
      reminder?.at ?? null,
      reminder?.kind ?? null,
      status === 'cancelled' ? 'other' : null,
      status === 'cancelled' ? 'We have to move this, sorry. I will write to you.' : '',
      status === 'cancelled' ? 'boss' : null,
      result,
      status === 'pending_results' ? new Date(now.getTime() - 2 * HOUR) : null,
      talk.last_message_at,
    ],
  );
  const id = Number(rows[0]?.id);
  if (isPending) {
    await client.query('insert into interview_times (interview_id, starts_at) select $1, unnest($2::timestamptz[])', [
      id,
      times,
    ]);
  }
  await client.query(
    `insert into interview_events (interview_id, step, side, status, created_at) values ($1, 'invite', 'boss', 'pending', $2)`,
    [id, talk.last_message_at],
  );
  await addCard(client, talk, { kind: 'interview', id });
  if (status !== 'cancelled') await carryOn(client, talk.id, 'interview', talk.last_message_at);
}
