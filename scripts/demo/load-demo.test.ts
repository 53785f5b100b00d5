import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '#src/platform/storage/disk-storage.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { demoAccounts } from './accounts.data.ts';
import { type DemoCounts, loadDemo } from './load-demo.ts';

const filesFolder = makeTemporaryFolder('parley-demo-files-');
const wish = {
  jobs: 2000,
  seed: 7,
  now: new Date('2026-03-01T09:00:00Z'),
  storage: createDiskStorage(filesFolder),
  onProgress: () => {},
};

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let first: TestDatabase;
let second: TestDatabase;
let counts: DemoCounts;

beforeAll(async () => {
  [first, second] = [await createTestDatabase(), await createTestDatabase()];
  counts = await loadDemo(first.database.pool, wish);
  await loadDemo(second.database.pool, wish);
});

afterAll(async () => {
  for (const one of [first, second]) {
    await one.database.close();
    await one.drop();
  }
  rmSync(filesFolder, { recursive: true, force: true });
});

async function rowsOf<T>(sql: string, values: unknown[] = [], from = first): Promise<T[]> {
  const { rows } = await from.database.pool.query(sql, values);
  return rows as T[];
}

describe('loadDemo', () => {
  it('PROF-01 gives everyone who looks for work a profile, and the demo talent a whole one', async () => {
    const [counts] = await rowsOf<Record<string, number>>(`
      select count(*)::int as talents, count(p.account_id)::int as profiles,
        count(*) filter (where a.is_profile_completed)::int as completed,
        count(*) filter (where exists (select 1 from work_experiences where account_id = a.id))::int as worked,
        count(*) filter (where exists (select 1 from profile_skills where account_id = a.id))::int as skilled
      from accounts a left join profiles p on p.account_id = a.id
      where a.role = 'talent' and exists (select 1 from job_preferences where account_id = a.id)`);
    expect(new Set(Object.values(counts ?? {})).size).toBe(1);
    const own = await rowsOf(
      "select 1 from educations e join accounts a on a.id = e.account_id where a.email = 'talent@parley.example'",
    );
    expect(own).toHaveLength(1);
  });

  it('INT-01 INT-04 has interviews ahead, to answer and past, for the demo talent and the demo Boss, each with its card', async () => {
    for (const side of ['talent', 'boss']) {
      const states = await rowsOf<{ status: string; turn: string | null }>(
        `select i.status, i.turn from interviews i join accounts a on a.id = i.${side}_id
         join messages m on m.conversation_id = i.conversation_id and m.seq = i.seq
           and m.data -> 'card' ->> 'kind' = 'interview' and (m.data -> 'card' ->> 'id')::bigint = i.id
         where a.email = $1`,
        [`${side}@parley.example`],
      );
      expect(states).toContainEqual({ status: 'accepted', turn: null });
      expect(states).toContainEqual({ status: 'pending', turn: 'talent' });
      if (side === 'boss') expect(new Set(states.map(({ status }) => status)).size).toBeGreaterThan(3);
    }
  });

  it('APP-01 has applications in several stages, each with its card and a resume', async () => {
    const stages = await rowsOf<{ stage: string }>('select distinct stage from applications');
    expect(stages.length).toBeGreaterThanOrEqual(3);
    const broken = await rowsOf(`
      select a.id from applications a
      left join messages m on m.conversation_id = a.conversation_id and m.seq = a.card_seq and m.kind = 'card'
      left join files f on f.id = (a.documents -> 0 ->> 'id')::uuid
      where m.id is null or f.id is null or a.stage <> (
        select stage from application_events e where e.application_id = a.id order by e.id desc limit 1)`);
    expect(broken).toEqual([]);
  });

  it('EMP-04 OFFER-01 has a job with many applicants in most columns, and an offer for each side to look at', async () => {
    const columns = await rowsOf<{ core: string }>(`
      select distinct core from pipeline_cards where job_id = (
        select job_id from pipeline_cards group by job_id order by count(*) desc limit 1)`);
    expect(columns.length).toBeGreaterThanOrEqual(4);
    for (const side of ['talent', 'boss']) {
      const offers = await rowsOf(
        `select o.id from offers o join accounts a on a.id = o.${side}_id join offer_versions v on v.offer_id = o.id
         join messages m on m.conversation_id = o.conversation_id and m.seq = o.seq
           and m.data -> 'card' ->> 'kind' = 'offer' and (m.data -> 'card' ->> 'id')::bigint = o.id
         where a.email = $1 and o.status = 'sent' and o.expires_at > $2`,
        [`${side}@parley.example`, wish.now],
      );
      expect(offers.length).toBeGreaterThanOrEqual(1);
    }
  });

  it("EMP-08 says where the showcase's views and candidates came from, and adds up to what each job counts", async () => {
    const showcase = `select company_id from company_members m join accounts a on a.id = m.account_id
      where a.email = 'boss@parley.example'`;
    const [views] = await rowsOf<{ counted: number; by_source: number }>(`
      select sum(d.views)::int as counted,
        (select sum(views)::int from contact_views v join jobs on jobs.id = v.job_id where company_id in (${showcase})) as by_source
      from job_days d join jobs j on j.id = d.job_id where j.company_id in (${showcase})`);
    expect(views?.counted).toBeGreaterThan(100);
    expect(views?.by_source).toBe(views?.counted);
    const sources = await rowsOf<{ source: string }>(
      'select source from contact_sources group by source having count(*) > 0',
    );
    expect(sources.length).toBeGreaterThan(2);
  });

  it('CHAT-01 lets people write for work of their own field', async () => {
    const [fields] = await rowsOf<{ fitting: number; all: number }>(`
      select count(*)::int as all, count(*) filter (where j.function_id = w.function_job_title_id / 10000)::int as fitting
      from conversations c join jobs j on j.id = c.job_id
      join job_preferences w on w.account_id = c.talent_id and w.slot = 1 and not w.is_remote`);
    expect(fields?.fitting).toBeGreaterThan(0.99 * (fields?.all ?? 0));
  });

  it('loads what was asked for', async () => {
    expect(counts).toMatchObject({ jobs: 2000, companies: 301 });
    const [stored] = await rowsOf<Record<string, number>>(
      `select (select count(*)::int from jobs) as jobs, (select count(*)::int from companies) as companies,
        (select count(*)::int from accounts) as accounts`,
    );
    expect(stored).toEqual(counts);
  });

  it('does nothing when the seed is already there, and refuses another one', async () => {
    expect(await loadDemo(first.database.pool, wish)).toEqual({ jobs: 0, companies: 0, accounts: 0 });
    await expect(loadDemo(first.database.pool, { ...wish, seed: 8 })).rejects.toThrow('seed 7');
  });

  it('TRU-02 keeps the rule of 14 days: nobody waits longer, some were closed, some declined, some are near the end', async () => {
    const [stored] = await rowsOf<Record<string, number>>(
      `select count(*) filter (where boss_wrote_at is null and closed_at is null
           and (closes_at is distinct from talent_wrote_at + interval '14 days' or closes_at <= $1))::int as broken,
         count(*) filter (where closed_at is not null and (waiting_since is not null or closes_at is not null))::int as half,
         count(*) filter (where close_reason = 'unanswered')::int > 0 as closed,
         count(*) filter (where close_reason = 'declined')::int > 0 as declined,
         count(*) filter (where closes_at < $1::timestamptz + interval '3 days')::int > 0 as near
       from conversations`,
      [wish.now.toISOString()],
    );
    expect(stored).toEqual({ broken: 0, half: 0, closed: true, declined: true, near: true });
    const [lines] = await rowsOf<Record<string, number>>(
      `select count(*)::int as missing from conversations c join messages m on m.conversation_id = c.id and m.seq = c.last_seq
       where c.closed_at is not null and m.data #>> '{system,key}' is distinct from c.close_reason`,
    );
    expect(lines).toEqual({ missing: 0 });
  });

  it('makes the same rows of the same seed', async () => {
    for (const table of ['jobs', 'companies', 'accounts']) {
      const sql = `select md5(string_agg(one::text, '' order by id)) as hash from ${table} as one`;
      expect(await rowsOf(sql, [], second)).toEqual(await rowsOf(sql));
    }
  });

  it('gives the demo accounts their places', async () => {
    const rows = await rowsOf<{ email: string; role: string; seat: string | null; country_id: number | null }>(
      `select a.email::text as email, a.role, m.role as seat, c.country_id from accounts a
        left join company_members m on m.account_id = a.id left join companies c on c.id = m.company_id
        where a.email::text = any($1) order by a.email`,
      [demoAccounts.map(({ email }) => email)],
    );
    expect(rows.map(({ email, role, seat }) => [email.split('@')[0], role, seat])).toEqual([
      ['admin', 'recruiter', 'admin'],
      ['boss', 'recruiter', 'recruiter'],
      ['founder', 'recruiter', 'coordinator'],
      ['operator2', 'operator', null],
      ['operator3', 'operator', null],
      ['operator', 'operator', null],
      ['talent', 'talent', null],
    ]);
  });

  it('TRU-01 CHAT-01 gives most Bosses a history, and the demo accounts chats to read', async () => {
    const [facts] = await rowsOf<Record<string, number>>(
      `select (select count(*)::int from conversations) as chats,
        (select count(*)::int from conversation_members m join accounts a on a.id = m.account_id
          where a.email = 'talent@parley.example') as talents,
        (select sum(m.unread_count)::int from conversation_members m join accounts a on a.id = m.account_id
          where a.email = 'boss@parley.example') as unread,
        (select count(*)::int from conversations where waiting_since < now() and boss_wrote_at is null) as unanswered`,
    );
    expect(facts?.chats).toBeGreaterThan(2000);
    expect(facts).toMatchObject({ talents: 9, unread: expect.any(Number), unanswered: expect.any(Number) });
    expect(facts?.unread).toBeGreaterThan(0);
  });

  it('covers every country and language and leaves no gaps in the texts', async () => {
    const [spread] = await rowsOf<{ countries: number; languages: number; gaps: number }>(
      `select count(distinct country_id)::int as countries, count(distinct language)::int as languages,
        (count(*) filter (where description ~ '[{}]|undefined' or title ~ '[{}]'))::int as gaps from jobs`,
    );
    expect(spread).toEqual({ countries: 18, languages: 10, gaps: 0 });
  });

  it('keeps to the rules of the site: unverified companies have three jobs at most, one waits with its paper', async () => {
    const crowded = await rowsOf(
      `select c.id from companies c join jobs j on j.company_id = c.id and j.status <> 'closed'
        where c.verified_at is null group by c.id having count(*) > 3`,
    );
    expect(crowded).toEqual([]);
    const waiting = await rowsOf(
      `select c.slug, count(d.file_id)::int as papers from company_verifications v join companies c on c.id = v.company_id
        left join company_verification_documents d on d.verification_id = v.id where v.state = 'pending' group by 1`,
    );
    expect(waiting).toEqual([{ slug: 'tidewater-robotics', papers: 1 }]);
    const asked = await rowsOf(`select 1 from join_requests where state = 'pending'`);
    expect(asked).toHaveLength(1);
  });

  it('lets new rows follow the demo rows', async () => {
    const [row] = await rowsOf<{ id: string }>(
      `insert into accounts (role, email, first_name, last_name, country_id, language)
        values ('talent', 'new@mail.example', 'New', 'Person', 196, 'en') returning id`,
    );
    expect(Number(row?.id)).toBe(counts.accounts + 1);
  });
});
