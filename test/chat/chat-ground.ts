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
