import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { StartedProcess } from './chat/started-process.ts';
import { openSession } from './factories/open-session.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { startTestApp, TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const METRICS_TOKEN = 'token-for-the-metrics';
const EMAIL = 'seen-secret@parley.example';

interface Line {
  level: number;
  msg: string;
  method?: string;
  route?: string;
  status?: number;
  request_id?: string;
  [field: string]: unknown;
}

async function readMetrics(visitor: TestVisitor, token = METRICS_TOKEN): Promise<string> {
  return (await visitor.fetch(`/metrics?token=${token}`)).text();
}

/** What whoever is on call can see of a running process. */
describe('what is seen', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let site: StartedProcess;
  let talent: TestVisitor;
  beforeAll(async () => {
    database = await createTestDatabase();
    site = await new StartedProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'info', METRICS_TOKEN }).start();
    await database.database.pool.query(
      `insert into accounts (role, email, first_name, last_name, country_id, language, terms_version)
       values ('talent', $1, 'A', 'B', 196, 'en', '1')`,
      [EMAIL],
    );
    talent = await openSession(database.database.pool, EMAIL, site.address);
  });
  afterAll(async () => {
    await site?.kill('SIGTERM');
    await database.database.close();
    await database.drop();
  });

  const lines = (): Line[] =>
    site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line));
  const requests = (id: string) => lines().filter(({ msg, request_id }) => msg === 'request' && request_id === id);

  it('RUN-03 every request stands in the log exactly once, by its route and without what it carried', async () => {
    const visitor = new TestVisitor(site.address);
    const asked: [id: string, method: string, path: string, route: string, status: number][] = [
      ['seen-as-health', 'GET', '/health?token=query-s3cret', '/health', 200],
      ['seen-as-list', 'GET', '/api/config/xp_lvls/list?language_code=en', '/api/config/:name/list', 200],
      ['seen-as-nothing', 'GET', '/api/nothing/s3cret', '/api/*', 404],
      ['seen-as-undecoded', 'GET', '/api/config/%E0%A4%A/list', 'unknown', 404],
      ['seen-as-method', 'PUT', '/api/translation/manifest', '/api/*', 405],
      ['seen-as-refused', 'GET', '/api/jobseeker/me', '/api/jobseeker/me', 401],
    ];
    for (const [id, method, path] of asked) await visitor.fetch(path, { method, headers: { 'x-request-id': id } });
    for (const [id, method, , route, status] of asked) {
      await expect.poll(() => requests(id).length).toBe(1);
      expect(requests(id)).toMatchObject([{ method, route, status, ms: expect.any(Number) }]);
    }
    expect(site.output()).not.toMatch(/s3cret|127\.0\.0\.1[^:]/);
  });

  it('RUN-03 callers who go away, what is no HTTP, and sockets stand there too', async () => {
    const body = '{"channel":"email"';
    const gone = connect(Number(new URL(site.address).port), '127.0.0.1', () => {
      const headers = ['Content-Length: 500', 'Content-Type: application/json', 'X-Request-Id: seen-to-leave'];
      gone.write(rawRequest('POST /api/authentication/otp/send', headers, body), () => gone.destroy());
    });
    await expect.poll(() => requests('seen-to-leave').map(({ status }) => status)).toHaveLength(1);
    const malformed = () => lines().filter(({ route }) => route === 'malformed').length;
    const before = malformed();
    await sendRaw(site.address, 'no HTTP at all\r\n\r\n');
    await expect.poll(malformed).toBe(before + 1);
    const cookie = [...talent.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const open = (headers: Record<string, string>) =>
      new Promise((done) => {
        const socket = new WebSocket(`${site.address.replace('http', 'ws')}/api/realtime`, { headers });
        socket.on('error', done).on('open', () => done(socket));
      });
    await open({});
    const socket = (await open({ cookie })) as WebSocket;
    const upgrades = () => lines().flatMap(({ route, status }) => (route === '/api/realtime' ? [status] : []));
    await expect.poll(upgrades).toEqual([401, 101]);
    expect(await readMetrics(talent)).toMatch(/^sockets_open 1$/m);
    socket.terminate();
  });

  it('RUN-03 what Node would refuse or cut off by itself is answered, and stands there too', async () => {
    const odd: [id: string, start: string, headers: string[], status: number][] = [
      ['seen-to-expect', 'GET /health', ['Expect: something'], 200],
      ['seen-to-offer', 'GET /health', ['Upgrade: h2c', 'Connection: Upgrade'], 200],
      ['seen-elsewhere', 'GET /api/nothing', ['Upgrade: websocket', 'Connection: Upgrade'], 404],
    ];
    for (const [id, start, headers, status] of odd) {
      const bytes = rawRequest(start, [...headers, `X-Request-Id: ${id}`]);
      expect((await sendRaw(site.address, bytes)).status).toBe(status);
      await expect.poll(() => requests(id)).toMatchObject([{ status }]);
    }
    const nameless = 'GET /health HTTP/1.1\r\nX-Request-Id: seen-nameless\r\nConnection: close\r\n\r\n';
    expect((await sendRaw(site.address, nameless)).status).toBe(400);
    await expect.poll(() => requests('seen-nameless')).toMatchObject([{ status: 400 }]);
    expect((await sendRaw(site.address, rawRequest('CONNECT evil.example:443'))).status).toBe(405);
    await expect.poll(() => lines().filter(({ method }) => method === 'CONNECT')).toMatchObject([{ status: 405 }]);
  });

  it('RUN-03 failed sign-ins and refused access are told with who and what, never with addresses or passwords', async () => {
    const visitor = new TestVisitor(site.address);
    await visitor.call('POST', '/authentication/login', { email: EMAIL, password: 'wrong-s3cret' });
    await talent.call('GET', '/operator/audit-log');
    await expect
      .poll(() => lines().filter(({ msg }) => msg === 'a sign-in failed'))
      .toMatchObject([{ level: 40, way: 'password', outcome: 'incorrectCredentials', request_id: expect.any(String) }]);
    await expect
      .poll(() =>
        lines().filter(({ msg, route }) => msg === 'access was refused' && route === 'GET /operator/audit-log'),
      )
      .toMatchObject([{ actor: expect.stringMatching(/^account \d+$/), role: 'talent', status: 403 }]);
    const metrics = await readMetrics(visitor);
    expect(metrics).toContain('sign_ins_total{way="password",outcome="incorrectCredentials"} 1');
    expect(metrics).toContain('refused_access_total{route="GET /operator/audit-log",status="403"} 1');
    expect(site.output() + metrics).not.toMatch(/s3cret|seen-secret/);
  });

  it('RUN-03 the metrics know pools and their broken connections', async () => {
    await talent.call('GET', '/jobseeker/me');
    expect(await readMetrics(talent)).toMatch(/database_connections\{pool="main",state="open"\} [1-9]/);
    await database.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'parley' and state = 'idle' and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => readMetrics(talent)).toMatch(/database_pool_errors_total\{pool="(main|counters)"\} [1-9]/);
    expect(lines().some(({ msg }) => msg === 'a database connection broke')).toBe(true);
  });
});

describe('a worker alone', () => {
  it('RUN-03 RUN-07 has health, readiness and metrics on its own port, with its tasks and what waits', async () => {
    const worker = await startTestApp({ PARLEY_ROLES: 'worker', METRICS_TOKEN });
    const visitor = worker.visitor();
    for (const path of ['/health', '/ready']) expect([path, (await visitor.fetch(path)).status]).toEqual([path, 200]);
    expect((await visitor.fetch('/api/translation/manifest')).status).toBe(404);
    expect((await visitor.fetch('/metrics')).status).toBe(404);
    const { pool } = worker.database;
    await pool.query(`insert into queue.job (name, data) values ('purge-expired', '{}')`);
    await pool.query(
      `insert into queue.job (name, data, start_after) values ('tell-suspended-chats', '{"decisionId": 0}', now() + interval '1 day')`,
    );
    await expect
      .poll(() => readMetrics(visitor))
      .toMatch(/task_seconds_count\{task="purge-expired",outcome="done"\} 1/);
    await pool.query(`update queue.job set state = 'failed' where name = 'tell-suspended-chats'`);
    await expect.poll(() => readMetrics(visitor)).toMatch(/queue_failed\{queue="tell-suspended-chats"\} 1/);
    const metrics = await readMetrics(visitor);
    expect(metrics).toContain('partition_stray_rows{table="job_exposures"} 0');
    expect(metrics).toMatch(/partition_days_ahead\{table="job_exposures"\} \d/);
    await worker.close();
  });
});
