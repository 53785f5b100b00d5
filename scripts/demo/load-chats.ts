import { setImmediate as breathe } from 'node:timers/promises';
import type pg from 'pg';
import { buildDialogue, buildHistory, type ChatWish, type DemoBoss, toRows } from './build-chats.ts';
import { insertRows, lastId, moveIdCounter } from './insert-rows.ts';

const HOUR = 3600_000;
const CHUNK = 2000;
/** With more, a first start would take too long; the showcase company comes first. */
const MOST_BOSSES = 2000;
const JOBS_PER_BOSS = 12;

/**
 * When the demo talent's and the demo Boss's conversations ended, in hours before now: some young, some overdue, for the
 * talent one that was closed yesterday without an answer and one whose time is nearly over.
 */
const TALENT_ENDS = [1, 5, 26, 2, 50, 30, 15 * 24, 60, 12 * 24];
const BOSS_ENDS = [1, 3, 9, 96, 28, 60, 7, 20, 120, 150, 200, 90];

/** Chats of all demo Bosses, so that the response meters have something to say, and a few to read. */
export async function loadChats(client: pg.ClientBase, { seed, now }: { seed: number; now: Date }): Promise<number> {
  const bosses = await findBosses(client);
  const [demoTalent, demoBoss] = await findDemo(client);
  const { rows } = await client.query<{ id: number }>(
    `select id from accounts where role = 'talent' and email <> 'talent@parley.example' order by id limit 200`,
  );
  const talents = rows.map(({ id }) => Number(id));
  if (bosses.length === 0 || talents.length === 0) return 0;
  const scripted = [
    ...(demoTalent ? talkOfTalent(demoTalent, bosses, demoBoss, now) : []),
    ...talkOfBoss(bosses, demoBoss, talents, now),
  ];
  const known = new Set(scripted.map(keyOf));
  const history = bosses
    .flatMap((boss) => buildHistory(seed, boss, talents, now.getTime()))
    .filter((wish) => !known.has(keyOf(wish)) && wish.said.length > 0);
  await store(client, [...history, ...scripted], history.length, now.getTime());
  return history.length + scripted.length;
}

function keyOf({ talentId, job }: ChatWish): string {
  return `${talentId} ${job.id}`;
}

async function findBosses(client: pg.ClientBase): Promise<DemoBoss[]> {
  const { rows } = await client.query<DemoBoss>(
    `select j.recruiter_id::int as id, j.company_id::int as company_id, c.name as company_name,
        (array_agg(json_build_object('id', j.id, 'title', j.title) order by j.id))[1:${JOBS_PER_BOSS}] as jobs
      from jobs j join companies c on c.id = j.company_id where j.status = 'open'
      group by j.recruiter_id, j.company_id, c.name order by j.company_id, j.recruiter_id limit ${MOST_BOSSES}`,
  );
  return rows;
}

async function findDemo(client: pg.ClientBase): Promise<[number | undefined, number | undefined]> {
  const find = async (email: string) => {
    const { rows } = await client.query<{ id: number }>('select id from accounts where email = $1', [email]);
    return rows[0] && Number(rows[0].id);
  };
  return [await find('talent@parley.example'), await find('boss@parley.example')];
}

/** With Bosses of several companies; the demo Boss among them, so that both sides of one chat can be tried. */
function talkOfTalent(talentId: number, bosses: DemoBoss[], demoBoss: number | undefined, now: Date): ChatWish[] {
  const own = bosses.find(({ id }) => id === demoBoss);
  const others = bosses.filter(({ company_id }) => company_id !== own?.company_id);
  const partners = [...(own ? [own] : []), ...others.slice(0, TALENT_ENDS.length - (own ? 1 : 0))];
  return partners.map((boss, index) =>
    buildDialogue(boss, talentId, index, now.getTime() - (TALENT_ENDS[index] ?? 1) * HOUR),
  );
}

function talkOfBoss(bosses: DemoBoss[], demoBoss: number | undefined, talents: number[], now: Date): ChatWish[] {
  const boss = bosses.find(({ id }) => id === demoBoss);
  if (!boss) return [];
  return BOSS_ENDS.slice(0, talents.length).map((hours, index) =>
    buildDialogue(boss, talents[index] as number, index, now.getTime() - hours * HOUR),
  );
}

/** The scripted ones come last and have unread words. */
async function store(client: pg.ClientBase, wishes: ChatWish[], readUntil: number, now: number): Promise<void> {
  const firstId = (await lastId(client, 'conversations')) + 1;
  for (let start = 0; start < wishes.length; start += CHUNK) {
    const rows = wishes
      .slice(start, start + CHUNK)
      .map((wish, index) => toRows(firstId + start + index, wish, now, start + index >= readUntil));
    await insertRows(
      client,
      'conversations',
      rows.map(({ conversation }) => conversation),
    );
    await insertRows(
      client,
      'conversation_members',
      rows.flatMap(({ members }) => members),
    );
    await insertRows(
      client,
      'messages',
      rows.flatMap(({ messages }) => messages),
    );
    await breathe();
  }
  await moveIdCounter(client, 'conversations');
}
