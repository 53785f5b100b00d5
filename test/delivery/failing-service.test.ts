import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANES, type LaneRules } from '#src/platform/delivery/lanes.ts';
import { SmtpServer } from '../smtp-server.ts';
import { setUpDelivery } from './set-up-delivery.ts';

/** Quick to lose patience and to try again. */
const hasty = (rules: LaneRules): LaneRules => ({ ...rules, patienceMs: 600, firstPauseMs: 1, longestPauseMs: 1 });
const HASTY = { codes: hasty(LANES.codes), bulk: hasty(LANES.bulk) };
const LOOK = { lookMs: 20 };

describe('a service that fails', () => {
  const at = setUpDelivery();

  const outcome = async (lane: string, what: string) => {
    const label = `deliveries_total{lane="${lane}",channel="email",outcome="${what}"} `;
    const line = (await at.ground.metrics()).split('\n').find((each) => each.startsWith(label));
    return Number(line?.slice(label.length) ?? 0);
  };
  const attempts = async () => (await at.ground.pool.query('select sum(attempts) from outbox_messages')).rows[0].sum;

  it('RUN-01 puts off what was not taken now, gives up who does not exist, and sends all others', async () => {
    at.server.refuse = (recipient) =>
      ({ 'busy@example.com': '451 later', 'gone@example.com': '550 nobody', 'stuck@example.com': 'hang' })[recipient];
    for (const name of ['busy', 'gone', 'stuck']) await at.ground.sendCode(`${name}@example.com`);
    for (let n = 0; n < 40; n++) await at.ground.sendCode(`fine${n}@example.com`);
    const codes = { ...LANES.codes, patienceMs: 600 };
    at.ground.start({ SMTP_URL: at.server.url }, { lanes: { ...LANES, codes } });
    await at.server.until(({ taken }) => taken.length === 40);
    await expect.poll(() => outcome('codes', 'failed')).toBeGreaterThanOrEqual(2);
    await at.ground.stopAll();
    expect(await at.ground.rows()).toMatchObject([
      { recipient: 'busy@example.com', status: 'queued', text: 'Your code' },
      { recipient: 'gone@example.com', status: 'failed', attempts: 1, text: '' },
      { recipient: 'stuck@example.com', status: 'queued', text: 'Your code' },
    ]);
    expect(await outcome('codes', 'dead')).toBe(1);
    expect(at.ground.lines.filter((line) => line.includes('a message was given up'))).toHaveLength(1);
  });

  it('RUN-01 SET-01 a mailbox that does not exist gets no more mail, one behind a closed door does', async () => {
    at.server.refuse = (recipient) =>
      ({ 'nobody@example.com': '550 5.1.1 no such user', 'walled@example.com': '550 5.7.1 not from you' })[recipient];
    for (const name of ['nobody', 'walled']) await at.ground.sendBulk(`${name}@example.com`);
    const before = await outcome('bulk', 'dead');
    at.ground.start({ SMTP_URL: at.server.url }, { lanes: HASTY, ...LOOK });
    await expect.poll(() => outcome('bulk', 'dead')).toBe(before + 2);
    await at.ground.stopAll();
    for (const name of ['nobody', 'walled']) await at.ground.sendBulk(`${name}@example.com`);
    const queued = (await at.ground.rows()).filter(({ status }) => status === 'queued');
    expect(queued.map(({ recipient }) => recipient)).toEqual(['walled@example.com']);
    const { rows } = await at.ground.pool.query('select address, reason, detail from email_suppressions');
    expect(rows).toContainEqual({ address: 'nobody@example.com', reason: 'hard_bounce', detail: '550 5.1.1' });
  });

  it('RUN-01 makes a dead letter without its text of what was refused at every try', async () => {
    at.server.refuse = () => '451 later';
    const before = await outcome('bulk', 'dead');
    await at.ground.sendBulk('never@example.com');
    at.ground.start({ SMTP_URL: at.server.url }, { lanes: HASTY, ...LOOK });
    await expect.poll(() => outcome('bulk', 'dead')).toBe(before + 1);
    await at.ground.stopAll();
    const { mostTries } = LANES.bulk;
    expect(await at.ground.rows()).toMatchObject([{ status: 'failed', attempts: mostTries, text: '' }]);
    expect(at.server.asked).toHaveLength(mostTries);
    // The address rests for some days.
    await at.ground.sendBulk('never@example.com');
    expect(await at.ground.rows()).toHaveLength(1);
  });

  it('RUN-13 RUN-01 does not use up the tries of all that waits while nobody listens, and sends all when someone does', async () => {
    const { port, url } = at.server;
    await at.server.close();
    const count = 200;
    await at.ground.addBulk(count);
    at.ground.start({ SMTP_URL: url }, { lanes: HASTY, ...LOOK });
    const { slots } = LANES.bulk;
    await expect.poll(attempts).toBeGreaterThan(slots);
    expect(await attempts()).toBeLessThan(3 * slots);
    at.server = await new SmtpServer().start(port);
    await at.server.until(({ taken }) => taken.length >= count);
    await at.ground.stopAll();
    expect(await at.ground.rows()).toEqual([]);
    expect(new Set(at.server.taken.map(({ recipient }) => recipient)).size).toBe(count);
    expect(at.ground.lines.filter((line) => line.includes('takes messages again'))).not.toHaveLength(0);
  });

  it('RUN-13 RUN-01 codes go out while everything of the bulk lane hangs', async () => {
    at.server.refuse = (recipient) => (recipient.startsWith('bulk') ? 'hang' : undefined);
    const { slots } = LANES.bulk;
    await at.ground.addBulk(3 * slots);
    const lanes = { ...LANES, bulk: { ...LANES.bulk, patienceMs: 3000 } };
    at.ground.start({ SMTP_URL: at.server.url }, { lanes });
    await at.server.until(({ asked }) => asked.length >= slots);
    for (let n = 0; n < 30; n++) await at.ground.sendCode(`code${n}@example.com`);
    await at.server.until(({ taken }) => taken.length === 30);
    at.server.refuse = () => undefined;
  });

  it('RUN-13 RUN-01 a worker that is killed loses nothing and repeats at most what it had in hand', async () => {
    const count = 300;
    await at.ground.addBulk(count);
    const child = startWorker(at.ground.url, at.server.url);
    await at.server.until(({ taken }) => taken.length >= 60);
    child.kill('SIGKILL');
    await once(child, 'close');
    const known = new Set(at.server.taken.map(({ recipient }) => recipient));
    expect(known.size).toBeLessThan(count);
    // The leases of the dead run out.
    await at.ground.pool.query('update outbox_messages set due_at = now() where due_at > now()');
    at.ground.start({ SMTP_URL: at.server.url });
    const everyone = () => new Set(at.server.taken.map(({ recipient }) => recipient)).size;
    // What was in the hands of the dead goes out once more, and may be the last.
    await expect.poll(at.ground.rows).toEqual([]);
    expect(everyone()).toBe(count);
    expect(at.server.taken.length - count).toBeLessThanOrEqual(LANES.bulk.slots);
  });
});

function startWorker(databaseUrl: string, smtpUrl: string): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, 'delivery-process.ts')], {
    env: { PATH, HOME, DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
