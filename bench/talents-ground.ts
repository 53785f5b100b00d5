import { loadOptionData } from '../src/modules/options/server/options.public.ts';
import type { MatchTitles } from '../src/modules/search/server/search.public.ts';
import type { Pool } from '../src/platform/database/database.ts';
import { makePeople } from './talents-people.ts';

const CAREERS = 10_000;
const COMPANIES = 500;
/** Of people and the companies that they hide from. */
const HIDDEN_SHARE = 0.05;

type Step = [name: string, statement: string];

/**
 * So many job seekers who are found, put together in SQL: careers, places and further skills are drawn by chance for each,
 * so that any two of them meet as often as they would.
 */
export async function fillTalents(pool: Pool, matchTitles: MatchTitles, people: number): Promise<void> {
  const client = await pool.connect();
  const run = async ([name, statement]: Step) => {
    const from = performance.now();
    await client.query(statement);
    console.error(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('select setseed(0.4)');
    const from = performance.now();
    const parts = await makePeople(loadOptionData(), matchTitles, Math.min(CAREERS, people));
    console.error(`careers: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    for (const [table, rows] of Object.entries(parts)) await loadPart(table, rows);
    for (const step of steps(people)) await run(step);
    await run(['statistics', 'vacuum analyze']);
  } finally {
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }

  async function loadPart(table: string, rows: object[]): Promise<void> {
    await client.query(`create unlogged table bench_${table} (no int primary key, part jsonb)`);
    await client.query(
      `insert into bench_${table} select at - 1, part from jsonb_array_elements($1::jsonb) with ordinality as r (part, at)`,
      [JSON.stringify(rows)],
    );
  }
}

const list = (part: string) => `array(select jsonb_array_elements_text(${part}))`;

function steps(people: number): Step[] {
  return [
    [
      'parts',
      `create unlogged table bench_career as select no, part->>'language' as language, ${list("part->'titles'")} as titles,
         ${list("part->'skills'")} as skills, part->>'degree' as degree, part->>'field' as field,
         (part->>'degree_rank')::smallint as degree_rank, (part->>'title_id')::int as title_id,
         ${list("part->'words'")} as words from bench_careers;
       create unlogged table bench_home as select
         row_number() over (partition by part->>'language' order by no) - 1 as at, part->>'language' as language,
         (part->>'country_id')::int as country_id, (part->>'location_id')::int as location_id,
         (part->>'region_id')::int as region_id, part->>'currency' as currency, part->>'utc' as utc,
         part->>'city' as city, ${list("part->'words'")} as words from bench_homes;
       create unlogged table bench_skill as select no, part->>'name' as name, ${list("part->'words'")} as words
         from bench_skills;
       analyze bench_career, bench_home, bench_skill`,
    ],
    [
      'people',
      `create unlogged table bench_people as
       select n, c.no as career, c.language, c.title_id, c.degree, c.field, c.degree_rank, c.titles, c.skills, c.words,
         h.country_id, h.location_id, h.region_id, h.currency, h.utc, h.city, h.words as home_words,
         1 + floor(power(random(), 3) * 4)::int as arrangement, floor(power(random(), 1.6) * 31)::int as years,
         case when random() < 0.8 then floor(random() * (select count(*) from bench_skill))::int end as own_1,
         case when random() < 0.5 then floor(random() * (select count(*) from bench_skill))::int end as own_2,
         case when random() < 0.3 then current_date + floor(random() * 120)::int end as available_from,
         case when random() < 0.7 then 1 + floor(random() * 7)::int end as notice,
         now() - least(365, -ln(1 - random()) * 45) * interval '1 day' as active_at,
         case when random() < 0.03 then now() + random() * interval '60 days' end as vip_until,
         case when random() < 0.02 then now() + random() * interval '7 days' end as refreshed_until
       from (select n, floor(random() * (select count(*) from bench_career))::int as career, random() as chance
         from generate_series(1, ${people}) n) p
       join bench_career c on c.no = p.career
       join (select language, count(*) as homes from bench_home group by language) l on l.language = c.language
       join bench_home h on h.language = c.language and h.at = floor(p.chance * l.homes)::int`,
    ],
    [
      'accounts',
      `insert into accounts (role, email, first_name, last_name, country_id, language, is_email_verify,
         is_profile_completed, notice_period_id, vip_until, is_vip)
       select 'talent', 'bench-' || n || '@mail.example', 'Siti', 'Rahman', country_id, language, random() < 0.995, true,
         notice, vip_until, vip_until is not null from bench_people order by n;
       alter table bench_people add column id bigint;
       update bench_people p set id = a.id from accounts a where a.email = 'bench-' || p.n || '@mail.example';
       create unique index on bench_people (id);
       analyze bench_people, accounts`,
    ],
    [
      'profiles',
      `insert into profiles (account_id, headline, is_open_to_work, available_from, skills_version)
         select id, titles[1], true, available_from, 1 from bench_people order by n;
       insert into talent_findings select id, true, now() from bench_people order by n;
       insert into chat_inboxes (account_id, last_active_at) select id, active_at from bench_people order by n;
       insert into resume_refreshes (account_id, started_at, ends_at, created_at)
         select id, now() - interval '1 day', refreshed_until, now() from bench_people where refreshed_until is not null`,
    ],
    [
      'works and studies',
      `insert into work_experiences (account_id, position, title, company, place, start_date, end_date, is_current, description)
         select id, at, title, 'Harbour Works ' || n % 5000, city,
           (extract(year from now())::int - case when at = 1 then greatest(1, years / 2) else years end)::text || '-06',
           case when at > 1 then (extract(year from now())::int - years / 2)::text || '-05' end, at = 1, ''
         from bench_people, unnest(titles) with ordinality as t (title, at) order by n;
       insert into educations (account_id, position, school, degree, field, place, start_date, end_date, is_current, description)
         select id, 1, 'Straits Institute ' || n % 900, degree, field, '', null, '2012', false, ''
         from bench_people where degree <> '' order by n`,
    ],
    [
      'skills, wishes, languages',
      `insert into profile_skills (account_id, position, name)
         select p.id, t.at, t.name from bench_people p
           left join bench_skill o on o.no = p.own_1 left join bench_skill w on w.no = p.own_2
           cross join unnest(p.skills[1:8] || array_remove(array[o.name, w.name], null)) with ordinality as t (name, at);
       insert into job_preferences (account_id, work_arrangement_id, slot, function_job_title_id, job_type_id, industry_id,
           pref_country_id, pref_region_id, location_id, currency, min_salary, max_salary, timezone, language_id, created_at)
         select id, arrangement, 1, title_id, 1, 2, country_id, region_id, location_id, currency, 300000, 500000, utc, 1, now()
         from bench_people order by n;
       insert into spoken_languages (account_id, language_id, created_at)
         select id, substr(word, 3)::int, now() from bench_people, unnest(home_words) as word where word like '#g%';
       insert into work_eligibilities (account_id, country_id, work_eligibility_id, created_at)
         select id, country_id, 1, now() from bench_people`,
    ],
    [
      'index',
      // Made when the rows are there: one by one takes many times as long.
      `drop index talent_search_document;
       insert into talent_search (account_id, document, years, degree_rank, available_from, notice_days, boost, boost_until,
           active_on, written_at)
         select p.id, array_to_tsvector(array(select distinct w from unnest(p.words || p.home_words
             || coalesce(o.words, '{}') || coalesce(f.words, '{}') || array['#a' || p.arrangement]) w)),
           p.years, p.degree_rank, p.available_from, (array[0, 7, 14, 30, 60, 90, 180])[p.notice],
           (p.vip_until is not null)::int + 2 * (p.refreshed_until is not null)::int,
           least(p.vip_until, p.refreshed_until), (p.active_at at time zone 'UTC')::date, now()
         from bench_people p left join bench_skill o on o.no = p.own_1 left join bench_skill f on f.no = p.own_2;
       create index talent_search_document on talent_search using gin (document) with (fastupdate = off)`,
    ],
    [
      'companies',
      `insert into companies (slug, name, country_id, location_id, industry_id, size_id, language, overview, verified_at)
         select 'bench-' || n, 'Company ' || n, 196, 196001, 2, 3, 'en', '', now() from generate_series(1, ${COMPANIES}) n;
       insert into resume_hidden_companies (account_id, company_id)
         select p.id, c.id from bench_people p join (select id, row_number() over () - 1 as at from companies) c
           on c.at = p.n % ${COMPANIES} where random() < ${HIDDEN_SHARE} on conflict do nothing;
       insert into blocked_companies (account_id, company_id, created_at)
         select account_id, company_id, now() from resume_hidden_companies where random() < 0.3 on conflict do nothing`,
    ],
    [
      'parts away',
      'drop table bench_people, bench_careers, bench_homes, bench_skills, bench_career, bench_home, bench_skill',
    ],
  ];
}
