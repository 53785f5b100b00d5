import { systemClock } from '#src/kernel/clock.ts';
import type { InputOf } from '#src/kernel/contract.ts';
import { vocabularyOf } from '#src/modules/matching/server/matching.public.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createSearchEngine } from '#src/modules/search/server/search.public.ts';
import type { TalentCard } from '#src/modules/talents/talent-fields.ts';
import type { talentsContract } from '#src/modules/talents/talents.contract.ts';
import { createBoss, type Person } from '../chat/chat-ground.ts';
import { createCompany } from '../factories/create-company.ts';
import { createJob } from '../factories/create-job.ts';
import { preferenceInput } from '../factories/preference-input.ts';
import { signIn } from '../factories/sign-in.ts';
import type { TestApp } from '../test-app.ts';

let made = 0;

/** What words mean takes seconds to learn; a program that has just started does it beside, before anybody asks. */
export async function learnWords({ database: { pool } }: TestApp): Promise<void> {
  const options = loadOptionData();
  vocabularyOf(options);
  await createSearchEngine({ pool, options, clock: systemClock }).warmUp();
}

interface TalentWish {
  first?: string;
  last?: string;
  works?: { title: string; company?: string; start_date?: string; end_date?: string; description?: string }[];
  educations?: { school: string; degree?: string; field?: string }[];
  skills?: string[];
  preference?: Record<string, unknown> | null;
  languages?: number[];
  isOn?: boolean;
}

/** A job seeker with a whole profile, made through the API; who wants to be found unless the test says otherwise. */
export async function createFindable(app: TestApp, wish: TalentWish = {}): Promise<Person> {
  made += 1;
  const { first = 'Siti', last = 'Rahman', works = [{ title: 'Software Engineer' }], skills = ['TypeScript'] } = wish;
  app.clock.advance({ seconds: 61 });
  const email = `findable-${made}@mail.example`;
  const visitor = await signIn(app, email);
  const { rows } = await app.database.pool.query('select id from accounts where email = $1', [email]);
  await visitor.api('PATCH /jobseeker/profile', { first_name: first, last_name: last, is_open_to_work: true });
  for (const { title, company = `Harbour Works ${made}`, start_date = '2020-01', ...more } of works) {
    const entry = { title, company, start_date, is_current: !more.end_date, ...more };
    await visitor.api('POST /jobseeker/work-experiences/create', entry);
  }
  for (const entry of wish.educations ?? []) await visitor.api('POST /jobseeker/educations/create', entry);
  await visitor.api('PUT /jobseeker/skills', { version: 0, skills: skills.map((name) => ({ name })) });
  if (wish.preference !== null)
    await visitor.api('POST /jobseeker/job-preferences/create', preferenceInput(wish.preference));
  if (wish.languages)
    await visitor.api('PUT /jobseeker/languages', {
      languages: wish.languages.map((language_id) => ({ language_id })),
    });
  if (wish.isOn !== false) await visitor.api('PUT /jobseeker/findable', { is_on: true });
  return { id: rows[0].id, visitor };
}

/** A verified company with a Boss who has an open job. */
export async function createSeeker(app: TestApp, wish: Record<string, unknown> = {}) {
  const company = await createCompany(app.database.pool);
  const boss = await createBoss(app, company.id);
  const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id: boss.id, ...wish });
  return { company, boss, job };
}

type Search = InputOf<(typeof talentsContract)['GET /recruiters/talents']>;

export const search = ({ visitor }: Person, input: Search = {}) => visitor.api('GET /recruiters/talents', input);

/** First names in their order. */
export async function namesFor(boss: Person, input: Search = {}): Promise<string[]> {
  return (await search(boss, input)).talents.map(({ name }) => name.split(' ')[0] ?? '');
}

/** The card of someone by their first name. */
export async function cardOf(boss: Person, first: string, input: Search = {}): Promise<TalentCard> {
  const card = (await search(boss, input)).talents.find(({ name }) => name.startsWith(`${first} `));
  if (!card) throw new Error(`${first} was not found`);
  return card;
}

export const unlock = ({ visitor }: Person, id: string) => visitor.api('POST /recruiters/talents/:id/unlock', { id });

export const invite = ({ visitor }: Person, id: string, job_id: number, message = 'We would like to talk to you.') =>
  visitor.api('POST /recruiters/talents/:id/invite', { id, job_id, message });
