import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { openChat } from './factories/open-chat.ts';
import { uploadFile } from './factories/upload-file.ts';
import { type StartedProgram, startWith } from './started-program.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { TestVisitor } from './test-app.ts';

/** Enough for a start, which wants 300 MB free. */
const DISK = '600m';
const PIECE = 256 * 1024;
/** What a refused write may say: no room, or a database that had to stop for want of it. */
const HONEST = [49154, 49152];
const READS = ['/en', '/en/companies', '/api/job/latest-jobs', '/api/job/search?keyword=engineer', '/health'];

/** What was measured, for whoever runs it. */
const say = (what: string) => process.stdout.write(`  ${what}\n`);

/** The real program with its real database and its files on a small disk of their own, which somebody fills. */
describe('the program on a disk without room', () => {
  const folder = makeTemporaryFolder('parley-full-');
  const sockets = new Set<Socket>();
  const scanner = createServer((socket) => void sockets.add(socket.on('error', () => {}).resume()));
  let program: StartedProgram;
  let pool: pg.Pool;
  let talent: TestVisitor;
  let conversationId: number;
  /** The disk as the program sees it: nobody else has it. */
  const disk = () => `/proc/${program.pid}/root${folder}`;

  beforeAll(async () => {
    buildIfNeeded(resolve(import.meta.dirname, '..'));
    await new Promise<void>((done) => scanner.listen(0, '127.0.0.1', done));
    const address = scanner.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const mount = `mount -t tmpfs -o size=${DISK},mode=0755 tmpfs ${folder} && exec "$@"`;
    const settings = { PARLEY_DATA_DIR: join(folder, 'data'), CLAMD_URL: `tcp://127.0.0.1:${port}` };
    program = startWith(['unshare', '--mount', 'sh', '-c', mount, 'sh'], settings);
    const site = await program.ready;
    const socket = encodeURIComponent(join(disk(), 'data/socket'));
    pool = new pg.Pool({ connectionString: `postgres://parley@/parley?host=${socket}`, max: 2 });
    pool.on('error', () => {});
    ({ talent, conversationId } = await openChat(pool, site));
    await pool.query('update conversations set boss_wrote_at = now() where id = $1', [conversationId]);
  });
  afterAll(async () => {
    await pool?.end().catch(() => {});
    program?.kill('SIGTERM');
    await program?.ended;
    for (const socket of sockets) socket.destroy();
    scanner.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (path: string) => {
    const answer = await new TestVisitor(talent.address).fetch(path);
    const text = await answer.text();
    return [path, answer.status, answer.status === 200 ? undefined : text.slice(0, 200)];
  };
  const filler = () => join(disk(), 'filler');
  function fill(): void {
    writeFileSync(filler(), '');
    for (const size of [PIECE, 4096]) {
      try {
        for (;;) appendFileSync(filler(), Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  }
  const upload = () => uploadFile(talent, 'words '.repeat(100_000), 'notes.txt', { kind: 'chat_file' });
  const stored = () =>
    readdirSync(join(disk(), 'data'), { recursive: true }).filter((one) => /files\/..\/./.test(`${one}`));
  const send = (client_id: string, at: number) =>
    talent.call('POST', `/chat/conversations/${conversationId}/messages`, {
      client_id,
      text: `${at} ${'x'.repeat(1900)}`,
    });

  it('RUN-13 refuses uploads and messages honestly, goes on showing, loses nothing acknowledged, and recovers by itself', async () => {
    // As a site that has been up for a while: the search has loaded its words.
    for (const path of READS) await expect.poll(async () => (await read(path))[1]).toBe(200);
    const startedAt = performance.now();
    expect((await upload()).status).toBe(200);
    // The scanner hangs: it is waited for a while, and asked again later.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    const files = stored();
    fill();
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(HONEST).toContain(refused.envelope.code);
    expect(stored()).toEqual(files);

    const sent = Array.from({ length: 60 }, () => crypto.randomUUID());
    const codes = new Map<string, number>();
    for (const [at, id] of sent.entries()) {
      fill();
      codes.set(id, (await send(id, at)).envelope.code);
      if (codes.size - [...codes.values()].filter((code) => code === 0).length >= 3) break;
    }
    const notTaken = [...codes.values()].filter((code) => code !== 0);
    expect(notTaken.length).toBeGreaterThan(0);
    expect(notTaken.filter((code) => !HONEST.includes(code))).toEqual([]);
    say(
      `${codes.size - notTaken.length} messages were taken while it was full, then refused with ${notTaken.join(', ')}`,
    );
    // Not at once: PostgreSQL itself may want room for a read, rarely.
    for (const path of READS) await expect.poll(() => read(path)).toEqual([path, 200, undefined]);
    expect((await talent.call('GET', `/chat/conversations/${conversationId}/messages`)).status).toBe(200);

    rmSync(filler());
    const freeAt = performance.now();
    const tried = [...codes.keys()];
    for (const [at, id] of tried.entries()) await expect.poll(async () => (await send(id, at)).status).toBe(200);
    say(`all were taken ${Math.round(performance.now() - freeAt)} ms after there was room`);
    const { rows } = await pool.query(`select client_id from messages where text like '% xxx%' order by seq`);
    expect(rows.map(({ client_id }) => client_id).sort()).toEqual(tried.sort());
    expect((await upload()).status).toBe(200);
    expect(program.output()).toMatch(/a disk is full|the database is away/);
  });
});
