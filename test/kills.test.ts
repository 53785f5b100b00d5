import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkLedger } from '#src/modules/points/server/check-ledger.ts';
import { StartedProcess } from './chat/started-process.ts';
import { addBulk } from './delivery/add-bulk.ts';
import { openChat } from './factories/open-chat.ts';
import { openSession } from './factories/open-session.ts';
import { TRON } from './points/points-ground.ts';
import { startS3 } from './s3-stand-in.ts';
import { SmtpServer } from './smtp-server.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import type { TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const owner = { accessKey: 'STANDIN', secretKey: 'stand-in/secret+word', region: 'us-east-1', bucket: 'parley-files' };
const [TALENT, OPERATOR] = ['kills@people.example', 'operator@people.example'];
const LETTERS = 20;
const EACH = 10;
const POINTS = 100;

/** A process with all roles, killed with everything in its hands. */
describe('a process that is killed', () => {
  const dataDir = makeTemporaryFolder('parley-kills-');
  const smtp = new SmtpServer();
  let base: Awaited<ReturnType<typeof createTestDatabase>>;
  let store: Awaited<ReturnType<typeof startS3>>;
  let program: StartedProcess;
  let people: Record<'talent' | 'boss' | 'operator', TestVisitor>;
  let conversationId: number;

  beforeAll(async () => {
    [base, store] = await Promise.all([createTestDatabase(), startS3(owner, () => new Date()), smtp.start()]);
    program = new StartedProcess({
      PARLEY_ROLES: 'web,realtime,worker',
      DATABASE_URL: base.url,
      DATABASE_POOL: '5',
      PARLEY_DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: owner.bucket,
      S3_ACCESS_KEY: owner.accessKey,
      S3_SECRET_KEY: owner.secretKey,
    });
    await program.start();
    const { pool } = base.database;
    const { talent, boss, ...chat } = await openChat(pool, program.address, TALENT);
    conversationId = chat.conversationId;
    await query(
      `insert into accounts (role, email, first_name, last_name, country_id, language, terms_version, totp_enabled_at)
       values ('operator', $1, 'C', 'D', 196, 'en', '1', now())`,
      [OPERATOR],
    );
    people = { talent, boss, operator: await openSession(pool, OPERATOR, program.address) };
    await query(`update sessions set proved_at = now(), proved_by = 'email_code'`);
  });
  afterAll(async () => {
    await program?.kill('SIGKILL');
    await Promise.all([smtp.close(), store.close()]);
    await base.database.close();
    await base.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const query = async (text: string, values: unknown[] = []) => (await base.database.pool.query(text, values)).rows;
  const lettersTo = (recipient: RegExp) => smtp.taken.filter((mail) => recipient.test(mail.recipient));

  /** Nothing that it begins outside is ever answered. */
  async function hang(): Promise<void> {
    store.state.mode = 'hangs';
    smtp.refuse = () => 'hang';
    await people.talent.api('POST /jobseeker/data-export', {});
    await addBulk(base.database.pool, LETTERS);
    await expect.poll(() => store.state.held).toContain('PUT');
    await expect.poll(() => smtp.asked.length).toBeGreaterThan(0);
  }

  let answered = 0;
  /** As a page does it: again with the same id until there is an answer. */
  const persist = <T>(call: () => Promise<T>) =>
    vi.waitFor(call, { timeout: 120_000, interval: 50 }).finally(() => (answered += 1));
  async function write(visitor: TestVisitor, name: string): Promise<void> {
    for (let at = 0; at < EACH; at++) {
      const message = { id: conversationId, client_id: crypto.randomUUID(), text: `${name} ${at}` };
      await persist(() => visitor.api('POST /chat/conversations/:id/messages', message));
    }
  }
  const give = () => {
    const gift = { client_key: crypto.randomUUID(), email: TALENT, points: POINTS, reason: 'A thank-you from us' };
    return persist(() => people.operator.api('POST /operator/points/adjustments', gift));
  };
  /** Without a key of its own: whether it was done is seen afterwards. */
  const withdraw = () =>
    people.talent
      .api('POST /points/withdrawals', { network: 'TRC20', points: POINTS, address: TRON })
      .catch(() => undefined);

  async function killInTheMiddle(): Promise<void> {
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(EACH / 2);
    await program.kill('SIGKILL');
    store.state.mode = 'works';
    smtp.refuse = () => undefined;
    // The leases of the dead run out, and the next minute asks for the exports that are left.
    await query('update outbox_messages set due_at = now() where due_at > now()');
    await program.start();
    await query(`insert into queue.job (name, data) values ('export-data', '{}')`);
  }

  it('RUN-13 CHAT-03 PTS-01 loses and doubles nothing: messages, points, letters and an export that were under way', async () => {
    await give();
    await hang();
    const work = [write(people.talent, 'talent'), write(people.boss, 'boss'), ...Array.from({ length: EACH }, give)];
    await Promise.all([killInTheMiddle(), ...work, withdraw(), withdraw(), withdraw()]);
    await withdraw();

    const rows = await query('select seq::int, text from messages where conversation_id = $1 order by seq', [
      conversationId,
    ]);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    for (const name of ['talent', 'boss']) {
      const theirs = rows.map(({ text }) => text).filter((text) => text?.startsWith(`${name} `));
      expect(theirs).toEqual(Array.from({ length: EACH }, (_, at) => `${name} ${at}`));
    }
    expect(await checkLedger(base.database.db.reader)).toEqual([]);
    const wallet = { available: EACH * POINTS, held: POINTS };
    expect(await query('select available::int, held::int from point_wallets')).toEqual([wallet]);
    expect(await query('select points::int from point_withdrawals')).toEqual([{ points: POINTS }]);

    await expect.poll(() => query('select status from data_exports')).toEqual([{ status: 'ready' }]);
    await expect.poll(() => query('select from outbox_messages')).toEqual([]);
    const bulk = lettersTo(/^bulk/).map(({ recipient }) => recipient);
    expect(bulk.toSorted()).toEqual(Array.from({ length: LETTERS }, (_, at) => `bulk${at + 1}@example.com`).toSorted());
    expect(lettersTo(/^kills@/).filter(({ content }) => /Your data is ready/.test(content))).toHaveLength(1);
    const [{ archive }] = await query('select archive from data_exports');
    expect([...store.objects.keys()]).toEqual([archive]);
  });
});
