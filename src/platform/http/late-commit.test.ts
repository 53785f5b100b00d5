import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { type MadeUpApi, startMadeUpApi } from '#test/made-up-api.ts';
import { sql } from '../database/sql.ts';
import { mount } from './routes.ts';

/** What holds the made-up write up until the test lets it go on. */
const GATE = 4_711;

const contract = {
  'POST /slow': endpoint({
    summary: 'Writes, then waits',
    access: 'anyone',
    input: z.object({ recipient: z.string() }),
    answer: z.object({ ok: z.boolean() }),
    errors: [],
    maxSeconds: 0.3,
  }),
} satisfies Contract;

const slow = mount(contract, {
  'POST /slow': async ({ tx }, { recipient }) => {
    await tx.query(sql`insert into outbox_messages (channel, recipient, body_text) values ('sms', ${recipient}, 'x')`);
    await tx.query(sql`select pg_advisory_xact_lock(${GATE})`);
    return { ok: true };
  },
});

describe('a write past its deadline', () => {
  let api: MadeUpApi;
  let keeper: pg.PoolClient;
  beforeAll(async () => {
    api = await startMadeUpApi([slow]);
    keeper = await api.database.pool.connect();
  });
  afterAll(async () => {
    keeper.release();
    await api.close();
  });

  const write = (recipient: string, key: string) =>
    api.visitor().call('POST', '/slow', { recipient }, { 'idempotency-key': key });
  const written = async (recipient: string) =>
    (await keeper.query('select 1 from outbox_messages where recipient = $1', [recipient])).rowCount;
  const isQuiet = async () => {
    const { rows } = await keeper.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    return rows.length === 0;
  };

  it('ERR-02 commits nothing after it was answered with 49007, and the repeat is done as if it were the first', async () => {
    await keeper.query('select pg_advisory_lock($1)', [GATE]);
    const late = await write('late', 'the-same-key');
    expect(late).toMatchObject({ status: 503, envelope: { code: 49007 } });
    await keeper.query('select pg_advisory_unlock($1)', [GATE]);
    await expect.poll(isQuiet).toBe(true);
    expect(await written('late')).toBe(0);
    const again = await write('late', 'the-same-key');
    expect(again.envelope).toMatchObject({ code: 0, data: { ok: true } });
    expect(await written('late')).toBe(1);
  });

  it('ERR-02 tells of success exactly when it has committed, however close to the deadline', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const name = `close-${index}`;
        return { name, code: (await write(name, `close-call-${index}`)).envelope.code };
      }),
    );
    await expect.poll(isQuiet).toBe(true);
    for (const { name, code } of outcomes) expect([name, await written(name)]).toEqual([name, code === 0 ? 1 : 0]);
  });
});
