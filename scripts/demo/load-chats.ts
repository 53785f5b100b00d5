import { setImmediate as breathe } from 'node:timers/promises';
import type pg from 'pg';
import {
  buildDialogue,
  buildHistory,
  type ChatWish,
  type DemoBoss,
  type DemoJob,
  type Seeker,
  seekersFor,
  toRows,
} from './build-chats.ts';
import { insertRows, lastId, moveIdCounter } from './insert-rows.ts';
import type { DemoOptions } from './prepare-options.ts';

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
/** One of the Boss's jobs is sought after: its board shows what a team has to do with many applicants. */
const SOUGHT_AFTER_ENDS = [2, 4, 6, 80, 30, 8, 12, 100, 5, 14, 40, 110, 18, 33, 76, 22];

/** Chats of all demo Bosses, so that the response meters have something to say, and a few to read. */
export async function loadChats(
  client: pg.ClientBase,
  options: DemoOptions,
  { seed, now }: { seed: number; now: Date },
): Promise<number> {
  const bosses = await findBosses(client);
  const [demoTalent, demoBoss] = await findDemo(client);
  const all = await findSeekers(client, options);
  const shown = all.find(({ id }) => id === demoTalent);
  const seekers = all.filter((one) => one !== shown);
  if (bosses.length === 0 || seekers.length === 0) return 0;
  const scripted = [
    ...(shown ? talkOfTalent(shown, bosses, demoBoss, now) : []),
    ...talkOfBoss(bosses, demoBoss, seekers, now),
  ];
  const known = new Set(scripted.map(keyOf));
  const history = bosses
    .flatMap((boss) => buildHistory(seed, boss, seekers, now.getTime()))
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
        (array_agg(json_build_object('id', j.id, 'title', j.title, 'function_id', j.function_id,
            'country_id', j.country_id) order by j.id))[1:${JOBS_PER_BOSS}] as jobs
      from jobs j join companies c on c.id = j.company_id where j.status = 'open'
      group by j.recruiter_id, j.company_id, c.name order by j.company_id, j.recruiter_id limit ${MOST_BOSSES}`,
  );
  return rows;
}

const MOST_SEEKERS = 200;

async function findSeekers(client: pg.ClientBase, { works }: DemoOptions): Promise<Seeker[]> {
  const fields = new Map(works.map(({ title }) => [title.id, title.mainId]));
  const { rows } = await client.query<{ id: number; title_id: number; country_id: number }>(
    `select a.id::int as id, p.function_job_title_id as title_id, p.pref_country_id as country_id
      from accounts a join job_preferences p on p.account_id = a.id and p.slot = 1 and not p.is_remote
      where a.role = 'talent' order by a.id limit ${MOST_SEEKERS + 1}`,
  );
  return rows.map(({ id, title_id, country_id }) => ({
    id,
    functionId: fields.get(title_id) ?? 0,
    countryId: country_id,
  }));
}

async function findDemo(client: pg.ClientBase): Promise<[number | undefined, number | undefined]> {
  const find = async (email: string) => {
    const { rows } = await client.query<{ id: number }>('select id from accounts where email = $1', [email]);
    return rows[0] && Number(rows[0].id);
  };
  return [await find('talent@parley.example'), await find('boss@parley.example')];
}

/** With Bosses of several companies; the demo Boss among them, so that both sides of one chat can be tried. */
function talkOfTalent(shown: Seeker, bosses: DemoBoss[], demoBoss: number | undefined, now: Date): ChatWish[] {
  const own = bosses.find(({ id }) => id === demoBoss);
  const bestFit = (boss: DemoBoss) => Math.max(...boss.jobs.map((job) => fitOf(job, shown)));
  const others = bosses
    .filter(({ company_id }) => company_id !== own?.company_id)
    // Sorting is stable: of those who fit alike the first stay the first.
    .sort((a, b) => bestFit(b) - bestFit(a));
  const partners = [...(own ? [own] : []), ...others.slice(0, TALENT_ENDS.length - (own ? 1 : 0))];
  return partners.map((boss, index) => {
    const job = boss.jobs.toSorted((a, b) => fitOf(b, shown) - fitOf(a, shown))[0] as DemoJob;
    return buildDialogue({ boss, job, talentId: shown.id }, index, now.getTime() - (TALENT_ENDS[index] ?? 1) * HOUR);
  });
}

/** The field of the work counts for more than the country. */
function fitOf({ function_id, country_id }: DemoJob, { functionId, countryId }: Seeker): number {
  return (function_id === functionId ? 2 : 0) + (country_id === countryId ? 1 : 0);
}

function talkOfBoss(bosses: DemoBoss[], demoBoss: number | undefined, seekers: Seeker[], now: Date): ChatWish[] {
  const boss = bosses.find(({ id }) => id === demoBoss);
  if (!boss) return [];
  const met = new Set<Seeker>();
  const talk = (job: DemoJob, seeker: Seeker, index: number, hours: number) => {
    met.add(seeker);
    return buildDialogue({ boss, job, talentId: seeker.id }, index, now.getTime() - hours * HOUR);
  };
  const each = BOSS_ENDS.slice(0, seekers.length).map((hours, index) => {
    const job = boss.jobs[index % boss.jobs.length] as DemoJob;
    const strangers = seekers.filter((one) => !met.has(one));
    const seeker = (seekersFor(job, strangers)[0] ?? strangers[0]) as Seeker;
    return talk(job, seeker, index, hours);
  });
  const inFieldOf = (job: DemoJob) => seekers.filter((one) => !met.has(one) && one.functionId === job.function_id);
  const job = boss.jobs.toSorted((a, b) => inFieldOf(b).length - inFieldOf(a).length)[0] as DemoJob;
  const many = inFieldOf(job)
    .slice(0, SOUGHT_AFTER_ENDS.length)
    .map((seeker, index) => talk(job, seeker, index, SOUGHT_AFTER_ENDS[index] ?? 1));
  return [...each, ...many];
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
