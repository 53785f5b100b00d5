import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './is-away.ts';

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  );
const connectTo = (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  return failureOf(client.connect());
};

describe('a failure of the database', () => {
  it('RUN-03 is told from a bug by what it is: nobody listens, no socket, no such host', async () => {
    expect(isDatabaseAway(await connectTo('postgres://parley@127.0.0.1:1/parley'))).toBe(true);
    expect(isDatabaseAway(await connectTo('postgres://parley@/parley?host=/nowhere'))).toBe(true);
    expect(isDatabaseAway(await connectTo('postgres://parley@no-such-host.invalid/parley'))).toBe(true);
  });

  it('RUN-03 is seen through the layers that wrap it', () => {
    const stopped = Object.assign(new Error('terminating connection'), { code: '57P01' });
    expect(isDatabaseAway(new Error('Failed query', { cause: new Error('x', { cause: stopped }) }))).toBe(true);
    expect(isDatabaseAway(new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }))).toBe(
      true,
    );
  });

  it('RUN-03 is seen where the driver has only words: a connection that was given out while it broke', async () => {
    const client = new pg.Client({ connectionString: 'postgres://parley@127.0.0.1:1/parley' });
    client.end().catch(() => undefined);
    expect(isDatabaseAway(await failureOf(client.query('select 1')))).toBe(true);
  });

  it('RUN-03 is not seen where something else is wrong', async () => {
    expect(isDatabaseAway(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
    expect(isDatabaseAway(Object.assign(new Error('no such table'), { code: '42P01' }))).toBe(false);
    expect(isDatabaseAway(await failureOf(readFile('/nowhere/at/all')))).toBe(false);
    expect(isDatabaseAway('text')).toBe(false);
  });
});
