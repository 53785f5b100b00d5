import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#src/platform/database/database.ts';
import { isDatabaseAway } from '#src/platform/database/is-away.ts';
import { Replicas } from '#src/platform/database/replicas.ts';
import { createClient } from '#src/platform/database/servers.ts';
import { sql } from '#src/platform/database/sql.ts';
import { createLogger } from '#src/platform/log.ts';
import { StartedProcess } from './chat/started-process.ts';
import { TestDevice } from './chat/test-device.ts';
import { type DatabasePair, startDatabasePair } from './database-pair.ts';
import { openChat } from './factories/open-chat.ts';
import { TestVisitor } from './test-app.ts';

const METRICS_TOKEN = 'failover-metrics-token';

/** Two real servers: one is killed while people write, the other is promoted, and nobody tells the program. */
describe('the program while its database fails over', () => {
  let pair: DatabasePair;
  let site: StartedProcess;
  let talent: TestVisitor;
  let boss: TestVisitor;
  let conversationId: number;
  beforeAll(async () => {
    pair = await startDatabasePair();
    site = await new StartedProcess({
      DATABASE_URL: pair.url,
      DATABASE_REPLICA_URL: pair.standbyUrl,
      PARLEY_ROLES: 'web,realtime,worker',
      DATABASE_POOL: '5',
      LOG_LEVEL: 'error',
      METRICS_TOKEN,
    }).start();
    const pool = new pg.Pool({ connectionString: pair.primaryUrl, max: 1 });
    ({ talent, boss, conversationId } = await openChat(pool, site.address));
    await pool.end();
  });
  afterAll(async () => {
    await site?.kill('SIGKILL');
    await pair?.close();
  });

  const send = (sender: TestVisitor, key: string) =>
    sender.call(
      'POST',
      `/chat/conversations/${conversationId}/messages`,
      { client_id: key, text: `I wrote ${key}` },
      { 'idempotency-key': key },
    );

  /** Two people who go on writing, and repeat under its key what was refused. */
  function startWriting() {
    const acknowledged: string[] = [];
    const refused = new Map<string, number>();
    let isOver = false;
    const write = async (sender: TestVisitor) => {
      while (!isOver) {
        const key = crypto.randomUUID();
        for (;;) {
          const { status } = await send(sender, key);
          if (status === 200) break;
          refused.set(key, status);
        }
        acknowledged.push(key);
      }
    };
    const writers = Promise.all([write(talent), write(boss)]);
    return {
      acknowledged,
      refused,
      stop: () => {
        isOver = true;
        return writers;
      },
    };
  }

  const written = async () => {
    const rows = await pair.askStandby(`select text from messages where text like 'I wrote %'`);
    return rows.map(({ text }) => text.replace('I wrote ', ''));
  };

  it('RUN-06 has a replica answer visitors as long as it is new enough, and never shows what was known to be changed', async () => {
    const visitor = new TestVisitor(site.address);
    const names = async () => (await visitor.api('GET /companies', {})).companies.map(({ name }) => name);
    const readsBy = async (by: string) => {
      const metrics = await fetch(`${site.address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
      return Number(
        new RegExp(`^database_replica_reads_total{by="${by}"} (\\d+)`, 'm').exec(await metrics.text())?.[1] ?? 0,
      );
    };
    const countByReplica = async () => {
      const before = await readsBy('replica');
      await names();
      return (await readsBy('replica')) - before;
    };
    await expect.poll(countByReplica).toBeGreaterThan(0);
    await pair.askStandby('select pg_wal_replay_pause()');
    await pair.askPrimary(`update companies set name = 'Renamed Harbour'`);
    const changedAt = Date.now();
    await expect.poll(names, { interval: 10 }).toEqual(['Renamed Harbour']);
    expect(Date.now() - changedAt).toBeLessThan(2000);
    // The standby does not know the new name, and nobody who asks again sees the old one.
    expect(await pair.askStandby('select name from companies')).not.toEqual([{ name: 'Renamed Harbour' }]);
    for (let time = 0; time < 10; time++) expect(await names()).toEqual(['Renamed Harbour']);
    expect(await countByReplica()).toBe(0);
    await pair.askStandby('select pg_wal_replay_resume()');
    await expect.poll(countByReplica).toBeGreaterThan(0);
    expect(await names()).toEqual(['Renamed Harbour']);
  });

  it('RUN-06 asks no replica from the moment it hears of a change until one has it, nor one that is a second behind', async () => {
    const primary = openDatabase(pair.primaryUrl, 1);
    const looks = vi.spyOn(primary.db, 'queryOne');
    const replicas = new Replicas({ urls: [pair.standbyUrl], primary: primary.db, log: createLogger('silent') });
    const reader = replicas.readerBeside(primary.db.reader, (url) => openDatabase(url, 1).pool);
    const isReplica = async () =>
      (await reader.queryOne<{ answer: boolean }>(sql`select pg_is_in_recovery() as answer`)).answer;
    const write = () => pair.askPrimary(`select pg_logical_emit_message(true, 'parley', 'a change')`);
    await expect.poll(isReplica).toBe(true);
    await pair.askStandby('select pg_wal_replay_pause()');
    await write();
    replicas.noteChange();
    // In the same moment, however new the replica was a moment ago.
    expect(await isReplica()).toBe(false);
    await pair.askStandby('select pg_wal_replay_resume()');
    await expect.poll(isReplica).toBe(true);
    await pair.askStandby('select pg_wal_replay_pause()');
    await write();
    await expect.poll(isReplica).toBe(false);
    expect(replicas.age).toBeGreaterThan(1);
    // One that does not replay is not asked fifty times a second for ever.
    replicas.noteChange();
    await expect.poll(() => replicas.age).toBeGreaterThan(2.5);
    looks.mockClear();
    await expect.poll(() => replicas.age).toBeGreaterThan(3.5);
    expect(looks.mock.calls.length).toBeLessThan(10);
    await pair.askStandby('select pg_wal_replay_resume()');
    await replicas.close();
    await primary.close();
  });

  it('RUN-06 loses nothing it has acknowledged when the primary dies, and goes on by itself on the promoted standby', async () => {
    const { acknowledged, refused, stop } = startWriting();
    await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(10);
    pair.killPrimary();
    await expect.poll(() => refused.size, { interval: 10 }).toBeGreaterThan(0);
    const before = acknowledged.length;
    await pair.promoteStandby();
    const promotedAt = Date.now();
    await expect.poll(() => acknowledged.length - before, { interval: 10 }).toBeGreaterThan(5);
    expect(Date.now() - promotedAt).toBeLessThan(10_000);
    await stop();
    expect(new Set(refused.values())).toEqual(new Set([503]));
    // Each is there once, whether it was written the first time that it was refused or not.
    expect((await written()).sort()).toEqual(acknowledged.sort());
  });

  it('RUN-06 works in the background and tells open pages again after a fail-over', async () => {
    const device = await (await new TestDevice(boss, site.address).load()).connect();
    const key = crypto.randomUUID();
    await send(talent, key);
    await expect.poll(() => [...device.messages.values()].map(({ text }) => text)).toContain(`I wrote ${key}`);
    // LISTEN is heard on the new server: an ended session closes its socket.
    await pair.askStandby('delete from sessions where account_id is not null and expires_at > now()');
    await expect.poll(() => device.closeCode).toBeDefined();
    await pair.askStandby(`insert into queue.job (name, data) values ('purge-expired', '{}')`);
    const last = `select state from queue.job where name = 'purge-expired' order by created_on desc limit 1`;
    await expect.poll(() => pair.askStandby(last)).toEqual([{ state: 'completed' }]);
  });

  it('RUN-06 never goes back to a primary that another was promoted over', async () => {
    const old = await pair.startOldPrimary();
    const writable = `select current_setting('transaction_read_only') as "isReadOnly"`;
    expect(await pair.askPrimary(writable)).toEqual([{ isReadOnly: 'off' }]);
    // Nobody in this process has seen either of them before.
    const client = createClient(`${pair.url}&application_name=new`, {});
    await client.connect();
    expect(client.host).toBe(new URL(pair.standbyUrl.replace('@/', '@socket/')).searchParams.get('host'));
    await client.end();
    await old.stop();
  });

  it('RUN-06 does not acknowledge what the standby may not have, and gives away a server that takes no writes', async () => {
    const set = async (name: string, value: string) => {
      await pair.askStandby(`alter system set ${name} = '${value}'`);
      await pair.askStandby('select pg_reload_conf()');
    };
    const { db, close } = openDatabase(pair.url, 1);
    const write = () =>
      db.transaction((tx) =>
        tx.queryOne<{ pid: number }>(sql`
          insert into schema_migrations (name) values (${crypto.randomUUID()}) returning pg_backend_pid() as pid`),
      );
    const { pid } = await write();
    await set('synchronous_standby_names', 'nobody');
    const unsure = write().catch((error: Error) => error);
    // Whoever ends the wait for a standby gets a success with a warning from the server.
    const end = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and pid = ${pid}`;
    await expect.poll(() => pair.askStandby(end)).toHaveLength(1);
    expect(await unsure).toMatchObject({ code: '08007' });
    await set('synchronous_standby_names', '');
    await set('default_transaction_read_only', 'on');
    await expect.poll(async () => isDatabaseAway(await write().catch((error: Error) => error))).toBe(true);
    expect((await fetch(`${site.address}/ready`)).status).toBe(503);
    await set('default_transaction_read_only', 'off');
    await expect.poll(() => write().catch(() => ({ pid }))).not.toEqual({ pid });
    await expect.poll(async () => (await fetch(`${site.address}/ready`)).status).toBe(200);
    await close();
  });
});
