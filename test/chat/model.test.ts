import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRandom, type Random } from '../../scripts/demo/random.ts';
import { createJob } from '../factories/create-job.ts';
import { createRecruiter } from '../factories/create-recruiter.ts';
import { insertRow } from '../factories/insert-row.ts';
import { openSession } from '../factories/open-session.ts';
import { rounds } from '../rounds.ts';
import { TestVisitor } from '../test-app.ts';
import { createTestDatabase } from '../test-database.ts';
import { newId } from './chat-ground.ts';
import { startRedis } from './start-redis.ts';
import { StartedProcess } from './started-process.ts';
import { TestDevice } from './test-device.ts';

const SEED = 20_260_301;
const STEPS = rounds(60, 90);
const TALENT = 'model-talent@mail.example';
const BOSS = 'model-boss@company.example';

interface Planned {
  device: Actor;
  clientId: string;
  text: string;
}

/** Someone's page: it may lose its server at any moment and goes to another one. */
interface Actor {
  email: string;
  visitor: TestVisitor;
  device: TestDevice;
}

describe('chat on two processes with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let store: Awaited<ReturnType<typeof createTestDatabase>>;
  let servers: [StartedProcess, StartedProcess];
  let actors: Actor[];
  let jobId: number;
  const random = createRandom(SEED, 'chat model');

  beforeAll(async () => {
    redis = await startRedis();
    store = await createTestDatabase();
    const settings = { DATABASE_URL: store.url, REDIS_URL: redis.url, DATABASE_POOL: '5' };
    servers = [await new StartedProcess(settings).start(), await new StartedProcess(settings).start()];
    const { pool } = store.database;
    const job = await createJob(pool);
    const boss = await createRecruiter(pool, job.company_id, { email: BOSS });
    await insertRow(pool, 'accounts', {
      role: 'talent',
      email: TALENT,
      first_name: 'Hui Min',
      last_name: 'Tan',
      country_id: 196,
      language: 'en',
    });
    await pool.query('update jobs set recruiter_id = $1 where id = $2', [boss.id, job.id]);
    jobId = job.id;
    actors = [];
    for (const [index, email] of [TALENT, TALENT, BOSS, BOSS].entries()) actors.push(await enter(email, index % 2));
  });
  afterAll(async () => {
    for (const { device } of actors) device.cut();
    await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    await store.database.close();
    await store.drop();
    await redis.stop();
  });

  async function enter(email: string, at: number): Promise<Actor> {
    const address = (servers[at] as StartedProcess).address;
    const visitor = await openSession(store.database.pool, email, address);
    return { email, visitor, device: new TestDevice(visitor, address) };
  }

  /** The same person at another server, with what the page already had. */
  function move(actor: Actor, at: number): void {
    const { address } = servers[at] as StartedProcess;
    const visitor = new TestVisitor(address);
    for (const [name, value] of actor.visitor.cookies) visitor.cookies.set(name, value);
    const device = new TestDevice(visitor, address);
    const { change, conversations, messages } = actor.device;
    device.apply({ change, conversations: [...conversations.values()], messages: [...messages.values()] });
    actor.device.cut();
    Object.assign(actor, { visitor, device });
  }

  /** As a page does it: try here, then elsewhere, until it is through. A limit or a lost server is no end. */
  async function persist<T>(actor: Actor, call: (visitor: TestVisitor) => Promise<T>): Promise<T> {
    return vi.waitFor(
      async () => {
        try {
          return await call(actor.visitor);
        } catch (error) {
          if ((error as { code?: unknown }).code === undefined || !('status' in (error as object))) {
            move(actor, random.whole(0, 1));
          }
          throw error;
        }
      },
      { timeout: 120_000, interval: 100 },
    );
  }

  function connect(actor: Actor): Promise<unknown> {
    return vi.waitFor(
      async () => {
        if (actor.device.isOpen) return;
        try {
          await actor.device.connect();
        } catch (error) {
          move(actor, random.whole(0, 1));
          throw error;
        }
      },
      { timeout: 120_000, interval: 50 },
    );
  }

  it('RUN-13 CHAT-03 CHAT-01 loses nothing and doubles nothing across cuts, repeats, kill -9 and reconnects', async () => {
    const [talent] = actors as [Actor];
    const start = { job_id: jobId, client_id: newId(), text: 'begin' };
    const id = (await talent.visitor.api('POST /chat/conversations', start)).conversation.id;
    for (const actor of actors) {
      await actor.device.load();
      await connect(actor);
    }
    const planned: Planned[] = [];
    const pending: Promise<unknown>[] = [];

    for (let step = 0; step < STEPS; step += 1) {
      pending.push(...act(random.pick(actors), step, id, planned));
      if (step % 30 === 29 && step < STEPS - 1) pending.push(killAndRestart(step % 60 === 29 ? 0 : 1));
      // Steps overlap, but not all of them.
      if (step % 7 === 6) await Promise.all(pending.splice(0));
    }
    await Promise.all(pending);
    await Promise.all(actors.map(connect));
    await Promise.all(actors.map((actor) => actor.device.catchUp()));

    const { rows } = await store.database.pool.query<{ seq: number; text: string; client_id: string }>(
      'select seq, text, client_id from messages where conversation_id = $1 order by seq',
      [id],
    );
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map(({ client_id }) => client_id).sort()).toEqual(
      [start.client_id, ...planned.map(({ clientId }) => clientId)].sort(),
    );
    for (const actor of actors) {
      const fresh = await new TestDevice(actor.visitor, actor.visitor.address).load();
      expect(actor.device.view()).toEqual(fresh.view());
      const shown = actor.device.view().messages.map(({ seq }) => seq);
      expect(shown).toEqual([...shown].sort((one, other) => one - other));
    }
    expect(actors[0]?.device.view()).toEqual(actors[1]?.device.view());
    expect(actors[2]?.device.view()).toEqual(actors[3]?.device.view());
  });

  it('CHAT-01 reaches a page at the other process live, without asking', async () => {
    const [talent, , boss] = actors as [Actor, Actor, Actor, Actor];
    move(talent, 0);
    move(boss, 1);
    await Promise.all([connect(talent), connect(boss)]);
    const [id] = [...talent.device.conversations.keys()];
    const message = await persist(talent, (visitor) =>
      visitor.api('POST /chat/conversations/:id/messages', { id: id ?? 0, client_id: newId(), text: 'across' }),
    );
    await vi.waitFor(() => expect(boss.device.messages.get(message.message.id)?.text).toBe('across'), 120_000);
    expect(boss.device.heard.at(-1)?.type).toBe('chat.changes');
  });

  it('CHAT-08 counts a sender at both processes together', async () => {
    const [talent] = actors as [Actor];
    const [id = 0] = [...talent.device.conversations.keys()];
    const send = async (at: number) => {
      const { address } = servers[at] as StartedProcess;
      const visitor = new TestVisitor(address);
      for (const [name, value] of talent.visitor.cookies) visitor.cookies.set(name, value);
      const body = { client_id: newId(), text: 'many' };
      return (await visitor.call('POST', `/chat/conversations/${id}/messages`, body)).status;
    };
    const codes = await Promise.all(Array.from({ length: 120 }, (_, index) => send(index % 2)));
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(80);
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(40);
  });

  /** One thing that happens on a page by chance. */
  function act(actor: Actor, step: number, id: number, planned: Planned[]): Promise<unknown>[] {
    const dice = random.next();
    if (dice < 0.5) {
      const message = { device: actor, clientId: newId(), text: `message ${step}` };
      planned.push(message);
      // Once, or again and again at the same moment, as an impatient or cut-off page does.
      return Array.from({ length: random.whole(1, 3) }, () => post(message, id));
    }
    if (dice < 0.6) return planned.length > 0 ? [post(random.pick(planned), id)] : [];
    if (dice < 0.7) actor.device.cut();
    else if (dice < 0.8) return [connect(actor)];
    else if (dice < 0.86) return [read(actor, id, random.whole(0, step + 1))];
    else if (dice < 0.92) return [hide(actor, random)];
    else move(actor, random.whole(0, 1));
    return [];
  }

  function post({ device, clientId, text }: Planned, id: number): Promise<unknown> {
    return persist(device, (visitor) =>
      visitor.api('POST /chat/conversations/:id/messages', { id, client_id: clientId, text }),
    );
  }

  function read(actor: Actor, id: number, seq: number): Promise<unknown> {
    return persist(actor, (visitor) => visitor.api('POST /chat/conversations/:id/read', { id, seq }));
  }

  async function hide(actor: Actor, choice: Random): Promise<void> {
    const own = [...actor.device.messages.values()];
    if (own.length < 3) return;
    const { id } = choice.pick(own);
    await persist(actor, (visitor) => visitor.api('DELETE /chat/messages/:id', { id }));
  }

  async function killAndRestart(at: number): Promise<void> {
    const server = servers[at] as StartedProcess;
    await server.kill('SIGKILL');
    await server.start();
  }
});
