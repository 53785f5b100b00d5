import pg from 'pg';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { createJob } from '../../test/factories/create-job.ts';
import { openSession } from '../../test/factories/open-session.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface Person {
  id: number;
  email: string;
  /** What a browser context needs to be this person. */
  storageState: StorageState;
  call<Answer = { id: number }>(method: string, path: string, body?: unknown): Promise<Answer>;
}

let made = 0;

/** People who talk, and the database of the site they talk on. */
export function setUpPeople() {
  let pool: pg.Pool;
  let boss: Promise<Person> | undefined;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: inject('siteDatabaseUrl'), max: 2 });
  });
  afterAll(() => pool?.end());

  async function readCode(recipient: string): Promise<string> {
    const { rows } = await pool.query(
      'select body_text from outbox_messages where recipient like $1 order by id desc limit 1',
      [`%${recipient}`],
    );
    const code = /\b\d{6}\b/.exec(rows[0]?.body_text ?? '')?.[0];
    if (!code) throw new Error(`No code was sent to ${recipient}`);
    return code;
  }

  /** A person with these cookies, as a browser and as a caller of the API. */
  function personWith(email: string, cookies: Map<string, string>) {
    const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${inject('siteUrl')}/api${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const header of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      const { code, message, data } = await response.json();
      if (code !== 0) throw new Error(`${method} ${path}: ${code} ${message}`);
      return data as Answer;
    };
    const arrive = async (): Promise<Person> => {
      const { id } = await call<{ id: number }>('GET', '/jobseeker/me');
      // Asked and answered: the banner is another test's subject.
      cookies.set('parley_consent', 'no');
      return { id, email, storageState: stateOf(cookies), call };
    };
    return { call, arrive };
  }

  async function signIn(email: string): Promise<Person> {
    const { call, arrive } = personWith(email, new Map());
    await call('POST', '/authentication/otp/send', { channel: 'email', email, agree_terms: true });
    await call('POST', '/authentication/otp/verify', { channel: 'email', email, code: await readCode(email) });
    return arrive();
  }

  /** Signed in already: codes to one address are limited, and several files want the demo Boss at the same moment. */
  async function openBoss(email: string): Promise<Person> {
    const { cookies } = await openSession(pool, email, '127.0.0.1');
    return personWith(email, cookies).arrive();
  }

  const newJob = async (bossId: number) => {
    const { rows } = await pool.query('select company_id from company_members where account_id = $1', [bossId]);
    return createJob(pool, { company_id: rows[0].company_id, recruiter_id: bossId });
  };
  return {
    query: (text: string, values: unknown[] = []) => pool.query(text, values),
    /** The code that was sent last to an address or to a number. */
    code: readCode,
    /** The demo Boss. */
    boss: () => {
      boss ??= openBoss('boss@parley.example');
      return boss;
    },
    async talent(firstName = 'Noor', lastName = 'Aziz'): Promise<Person> {
      made += 1;
      const person = await signIn(`chat-${process.pid}-${made}@journey.example`);
      await person.call('PATCH', '/jobseeker/me', { first_name: firstName, last_name: lastName });
      return person;
    },
    /** Someone who looks after all jobs of the company this person hires for. */
    async colleague(of: Person, firstName = 'Priya', lastName = 'Nair'): Promise<Person> {
      made += 1;
      const person = await signIn(`chat-${process.pid}-${made}@journey.example`);
      await person.call('PATCH', '/jobseeker/me', { first_name: firstName, last_name: lastName });
      await pool.query(`update accounts set role = 'recruiter' where id = $1`, [person.id]);
      await pool.query(
        `insert into company_members (company_id, account_id, role, position)
          select company_id, $1, 'admin', 'Head of hiring' from company_members where account_id = $2`,
        [person.id, of.id],
      );
      await pool.query('update sessions set acting_role = null where account_id = $1', [person.id]);
      return person;
    },
    /** An open job of the demo Boss that anyone may ask about. */
    async job(bossId: number, place = 0) {
      const { rows } = await pool.query(
        `select id, slug, title from jobs where recruiter_id = $1 and status = 'open' and work_arrangement_id <> 3
         order by id offset $2 limit 1`,
        [bossId, place],
      );
      return rows[0] as { id: number; slug: string; title: string };
    },
    newJob,
    /** A new job of the Boss that asks for a text, a yes or no, and a choice. */
    async askingJob(bossId: number) {
      const job = await newJob(bossId);
      await pool.query(
        `insert into screening_questions (job_id, position, question, kind, choices) values
         ($1, 0, 'Why would you like to join us?', 'text', '{}'), ($1, 1, 'Do you have a work permit?', 'yes_no', '{}'),
         ($1, 2, 'Which shift suits you?', 'choice', '{Day,Night}')`,
        [job.id],
      );
      return job;
    },
    /** A conversation that has begun, without the screens for it. */
    async talk(talent: Person, jobId: number, text = 'Hello, is this still open?'): Promise<number> {
      const { conversation } = await talent.call<{ conversation: { id: number } }>('POST', '/chat/conversations', {
        job_id: jobId,
        client_id: clientId(),
        text,
        confirm_country: true,
      });
      return conversation.id;
    },
    /** A resume as a file that can be sent or kept. */
    upload: uploadResume,
    /** An application that was sent, without the screens for it. */
    async apply(talent: Person, jobId: number): Promise<void> {
      const file_ids = [await uploadResume(talent, 'Resume.pdf')];
      await talent.call('POST', '/job-applications', { job_id: jobId, file_ids });
    },
    write: (person: Person, conversationId: number, text: string) =>
      person.call('POST', `/chat/conversations/${conversationId}/messages`, { client_id: clientId(), text }),
  };
}

const PDF = new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], { type: 'application/pdf' });

async function uploadResume(person: Person, name: string): Promise<string> {
  const form = new FormData();
  form.set('files', PDF, name);
  form.set('kind', 'resume');
  const cookie = person.storageState.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  const upload = await fetch(`${inject('siteUrl')}/api/api-go/file/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  const { data } = (await upload.json()) as { data: { id: string } };
  return data.id;
}

function stateOf(cookies: ReadonlyMap<string, string>): StorageState {
  const { hostname } = new URL(inject('siteUrl'));
  const shared = { domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
  return { origins: [], cookies: [...cookies].map(([name, value]) => ({ name, value, ...shared })) };
}

function clientId(): string {
  return crypto.randomUUID();
}

/** Types into the open thread and sends. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.keyboard.press('Enter');
}

/** The bubble with this text. */
export function bubble(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text });
}
