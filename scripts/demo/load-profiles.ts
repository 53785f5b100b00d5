import type pg from 'pg';
import { textIn } from '#src/modules/options/server/read-table.ts';
import type { DemoCompany } from './build-company.ts';
import { insertRows } from './insert-rows.ts';
import { ownProfile } from './own-profile.data.ts';
import type { DemoOptions } from './prepare-options.ts';
import { createRandom, type Random } from './random.ts';

interface Talent {
  id: number;
  email: string;
  language: string;
  country_id: number;
  title_id: number;
  location_id: number;
}

interface Ground {
  companies: DemoCompany[];
  options: DemoOptions;
  seed: number;
  now: Date;
}

interface Job {
  title: string;
  description: string;
  years: number;
}

const MOST_SKILLS = 6;

/** Everyone who looks for work tells where they work now and what they are good at; the demo's own talent tells more. */
export async function loadProfiles(client: pg.ClientBase, ground: Ground): Promise<void> {
  const { rows } = await client.query<Talent>(`
    select distinct on (a.id) a.id::int as id, a.email, a.language, a.country_id, p.function_job_title_id as title_id,
      p.location_id
    from accounts a join job_preferences p on p.account_id = a.id where a.role = 'talent' order by a.id, p.slot`);
  const built = rows.map((talent) => buildProfile(talent, ground));
  await insertRows(
    client,
    'profiles',
    built.map(({ profile }) => profile),
  );
  // All of them want to be found; the worker writes the index within a minute.
  await insertRows(
    client,
    'talent_findings',
    rows.map(({ id }) => ({ account_id: id, is_on: true, changed_at: ground.now.toISOString() })),
  );
  await insertRows(
    client,
    'work_experiences',
    built.flatMap(({ work }) => work),
  );
  await insertRows(
    client,
    'educations',
    built.flatMap(({ educations }) => educations),
  );
  await insertRows(
    client,
    'profile_skills',
    built.flatMap(({ skills }) => skills),
  );
}

function buildProfile(talent: Talent, { companies, options, seed, now }: Ground) {
  const { id, language } = talent;
  const random = createRandom(seed, 'profile', id);
  const isOwn = talent.email.startsWith('talent@');
  const known = options.works.find(({ title }) => title.id === talent.title_id) ?? options.works[0];
  const title = textIn(known?.title.names ?? {}, language);
  const place = options.places.find(({ site }) => site.id === talent.country_id);
  const city = textIn(place?.locations.find((one) => one.id === talent.location_id)?.names ?? {}, language);
  const jobs: Job[] = isOwn ? ownProfile.work : inventJobs(random, title);
  const employers = random.some(
    companies.filter((one) => one.place === place && !one.isShowcase),
    jobs.length,
  );
  const work = layOut(jobs, now).map((job, at) => ({
    account_id: id,
    position: at + 1,
    company: nameOf(employers[at] ?? companies[1], language),
    place: city,
    ...job,
  }));
  const named = known
    ? random.some([...known.fit.named, ...known.fit.core, ...known.fit.fields.flat()], MOST_SKILLS)
    : [];
  const skills = isOwn ? ownProfile.skills : [...new Set(named.map((one) => options.skillName(one, language)))];
  const began = work.at(-1)?.start_date ?? '';
  return {
    profile: {
      account_id: id,
      headline: isOwn ? ownProfile.headline : title,
      summary: isOwn ? ownProfile.summary : '',
      place: city,
      work_start: began.slice(0, 4),
      job_seeking_status_id: isOwn ? 3 : random.whole(1, 4),
      is_open_to_work: isOwn || random.chance(0.4),
      skills_version: 1,
    },
    work,
    educations: isOwn ? [study(id, Number(began.slice(0, 4)))] : [],
    skills: skills.map((name, at) => ({
      account_id: id,
      position: at + 1,
      name,
      proficiency_id: random.whole(2, 4),
    })),
  };
}

function inventJobs(random: Random, title: string): Job[] {
  return Array.from({ length: random.whole(1, 3) }, () => ({ title, description: '', years: random.whole(1, 5) }));
}

/** One job after the other, back from today; the first one goes on. */
function layOut(jobs: readonly Job[], now: Date) {
  const month = String(now.getUTCMonth() + 1).padStart(2, '0');
  let year = now.getUTCFullYear();
  return jobs.map(({ title, description, years }, at) => {
    const end_date = at === 0 ? null : `${year}-${month}`;
    year -= years;
    return { title, description, start_date: `${year}-${month}`, end_date, is_current: at === 0 };
  });
}

function study(account_id: number, endYear: number) {
  const { years, ...said } = ownProfile.education;
  const dates = { start_date: String(endYear - years), end_date: String(endYear), is_current: false };
  return { account_id, position: 1, place: '', description: '', ...said, ...dates };
}

/** As a talent of its country writes it. */
function nameOf(company: DemoCompany | undefined, language: string): string {
  return (company?.language === language ? company.local : company?.latin) || 'Parley';
}
