import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { hashToken, newToken, SESSION_COOKIE } from '../src/modules/accounts/server/session-token.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { StartedProcess } from '../test/chat/started-process.ts';

export interface ChatPerson {
  id: number;
  cookie: string;
}

export interface ChatPair {
  conversationId: number;
  talent: ChatPerson;
  boss: ChatPerson;
}

/** A database of its own with pairs that talk, and the server as a process of its own, which may leave a profile. */
export async function openGround(pairCount: number, profileTo?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'chat-'));
  const migrations = resolve(import.meta.dirname, '../migrations');
  const store = await openStore({ dataRoot: folder, migrations, poolSize: 4 });
  const pairs = await makePairs(store.database.pool, pairCount);
  const profile = profileTo && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profileTo}` };
  const server = await new StartedProcess({ DATABASE_URL: store.url, ...profile }).start();
  return {
    pool: store.database.pool,
    pairs,
    address: server.address,
    memory: () => residentBytes(server.pid),
    close: async () => {
      await server.kill('SIGTERM');
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the operating system says the process has in memory. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

async function makePairs(pool: pg.Pool, count: number): Promise<ChatPair[]> {
  await pool.query(`insert into companies (slug, name, country_id, industry_id, size_id, language, overview)
    values ('bench', 'Bench', 196, 2, 3, 'en', 'Measures')`);
  const accounts = await pool.query<{ id: number }>(
    `insert into accounts (role, email, first_name, last_name, country_id, language)
      select case when n <= $1 then 'talent' else 'recruiter' end, 'bench-' || n || '@mail.example', 'Bench', 'Person',
        196, 'en' from generate_series(1, 2 * $1::int) as n order by n returning id`,
    [count],
  );
  const ids = accounts.rows.map(({ id }) => id);
  const jobs = await pool.query<{ id: number }>(
    `insert into jobs (slug, company_id, recruiter_id, title, job_title_id, function_id, sub_function_id, country_id,
        work_arrangement_id, job_type_id, salary_type_id, salary_min, salary_max, currency, work_experience_id, qualification_id, language,
        description, posted_at)
      select 'bench', (select id from companies), boss, 'Engineer', 10101, 1, 101, 196, 1, 1, 1, 100000, 200000, 'SGD', 3,
        1, 'en', '<p>Measures chat.</p>', now() from unnest($1::bigint[]) with ordinality as one (boss, n) order by n
      returning id`,
    [ids.slice(count)],
  );
  const people = await openSessions(pool, ids);
  const opened = await pool.query<{ id: number }>(
    `insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_message_at,
        created_at)
      select talent, boss, job, (select id from companies), 'Engineer', 'Bench', now(), now()
      from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as one (talent, boss, job, n) order by n
      returning id`,
    [ids.slice(0, count), ids.slice(count), jobs.rows.map(({ id }) => id)],
  );
  await addMembers(pool);
  return opened.rows.map(({ id }, index) => ({
    conversationId: id,
    talent: people[index] as ChatPerson,
    boss: people[count + index] as ChatPerson,
  }));
}

/** Members of every conversation that has none yet. */
async function addMembers(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into conversation_members (conversation_id, account_id, side, last_message_at)
    select c.id, account_id, side, c.last_message_at from conversations c,
      lateral (values (c.talent_id, 'talent'), (c.boss_id, 'boss')) as member (account_id, side)
    where account_id is not null on conflict do nothing`);
}

async function openSessions(pool: pg.Pool, ids: number[]): Promise<ChatPerson[]> {
  const tokens = ids.map(() => newToken());
  await pool.query(
    `insert into sessions (token_hash, account_id, country_id, language_id, last_seen_at, expires_at, created_at)
      select token, account, 196, 1, now(), now() + interval '1 day', now()
      from unnest($1::bytea[], $2::bigint[]) as one (token, account)`,
    [tokens.map((token) => hashToken(token)), ids],
  );
  return ids.map((id, index) => ({ id, cookie: `${SESSION_COOKIE}=${tokens[index]}` }));
}

/** Gives a Boss many conversations, each with a few messages. */
export async function giveMany(pool: pg.Pool, bossId: number, count: number): Promise<void> {
  await pool.query(
    `with talent as (
        insert into accounts (role, email, first_name, last_name, country_id, language)
        select 'talent', 'many-' || n || '@mail.example', 'Bench', 'Person', 196, 'en'
        from generate_series(1, $2::int) as n returning id
      ), opened as (
        insert into conversations (talent_id, boss_id, company_id, job_title, company_name, last_seq, last_message_at,
          talent_wrote_at, waiting_since, created_at)
        select id, $1, (select id from companies), 'Engineer', 'Bench', 5, now() - id * interval '7 minutes', now(), now(),
          now() from talent returning id, talent_id
      )
      insert into messages (conversation_id, seq, sender_id, side, kind, text, sent_at)
      select id, n, talent_id, 'talent', 'text', 'Hello ' || n, now() from opened, generate_series(1, 5) as n`,
    [bossId, count],
  );
  await addMembers(pool);
  await pool.query('analyze conversations, conversation_members, messages');
}
