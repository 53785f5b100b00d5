import { randomUUID } from 'node:crypto';
import { createJob } from '../factories/create-job.ts';
import { createRecruiter } from '../factories/create-recruiter.ts';
import { signIn } from '../factories/sign-in.ts';
import type { TestApp, TestVisitor } from '../test-app.ts';

let made = 0;

export interface Person {
  id: number;
  visitor: TestVisitor;
}

/** A signed-in talent. */
export async function createTalent(app: TestApp, wish: Record<string, unknown> = {}): Promise<Person> {
  made += 1;
  const email = `chat-talent-${made}@mail.example`;
  // Nobody is to be held up by what others have asked for before.
  app.clock.advance({ seconds: 61 });
  const visitor = await signIn(app, email);
  const names = { first_name: 'Hui Min', last_name: 'Tan', ...wish };
  const columns = Object.keys(names).map((name, index) => `${name} = $${index + 2}`);
  const { rows } = await app.database.pool.query(
    `update accounts set ${columns.join(', ')} where email = $1 returning id`,
    [email, ...Object.values(names)],
  );
  return { id: rows[0].id, visitor };
}

/** A signed-in Boss of the company. */
export async function createBoss(app: TestApp, companyId: number, seat = 'recruiter'): Promise<Person> {
  made += 1;
  const email = `chat-boss-${made}@company.example`;
  const { id } = await createRecruiter(app.database.pool, companyId, { email });
  await app.database.pool.query('update accounts set is_email_verify = true where id = $1', [id]);
  await app.database.pool.query('update company_members set role = $1 where account_id = $2', [seat, id]);
  app.clock.advance({ seconds: 61 });
  return { id, visitor: await signIn(app, email) };
}

/** A talent, a Boss and an open job of theirs. */
export async function createPair(app: TestApp, wish: Record<string, unknown> = {}) {
  const job = await createJob(app.database.pool, wish);
  const boss = await createBoss(app, job.company_id);
  await app.database.pool.query('update jobs set recruiter_id = $1 where id = $2', [boss.id, job.id]);
  const talent = await createTalent(app);
  return { job, boss, talent };
}

/** The same with a conversation that the talent has begun. */
export async function createChat(app: TestApp, wish: Record<string, unknown> = {}) {
  const pair = await createPair(app, wish);
  const { conversation } = await pair.talent.visitor.api('POST /chat/conversations', {
    job_id: pair.job.id,
    client_id: newId(),
    text: 'Hello, is the job still open?',
  });
  return { ...pair, id: conversation.id };
}

export function newId(): string {
  return randomUUID();
}

/** Sends a text and answers the stored message. */
export async function say(person: Person, id: number, text: string, clientId = newId()) {
  const { message } = await person.visitor.api('POST /chat/conversations/:id/messages', {
    id,
    client_id: clientId,
    text,
  });
  return message;
}

/** The code of the refusal, or 0. */
export async function codeOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 0,
    (error: { code?: number }) => error.code ?? -1,
  );
}

/** Many messages at once, as so many sends would have left them; each is a change of its own. */
export async function writeMany(app: Pick<TestApp, 'database'>, id: number, from: number, to: number, count: number) {
  const { pool } = app.database;
  await pool.query(
    `insert into messages (conversation_id, seq, sender_id, side, kind, client_id, fingerprint, text, sent_at)
      select $1::bigint, last_seq + n, $2, 'boss', 'text', 'many-' || $1::bigint || '-' || n, '\\x00', 'missed ' || n, now()
      from conversations, generate_series(1, $3::int) as n where id = $1::bigint`,
    [id, from, count],
  );
  await pool.query(
    `insert into chat_changes (account_id, change, conversation_id, seq, created_at)
      select account_id, last_change + n, $1::bigint, seq, now()
      from chat_inboxes, generate_series(1, $3::int) as n,
        lateral (values (0::bigint), ((select last_seq from conversations where id = $1::bigint) + n)) as row (seq)
      where account_id = $2`,
    [id, to, count],
  );
  await pool.query('update chat_inboxes set last_change = last_change + $2 where account_id = $1', [to, count]);
  await pool.query(
    'update conversation_members set unread_count = unread_count + $3 where conversation_id = $1 and account_id = $2',
    [id, to, count],
  );
  await pool.query('update conversations set last_seq = last_seq + $2 where id = $1', [id, count]);
}
