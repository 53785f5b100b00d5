import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANES, type LaneRules } from '#src/platform/delivery/lanes.ts';
import { setUpDelivery } from './set-up-delivery.ts';

const CODE_LIFE = 600;
const hasty = (rules: LaneRules): LaneRules => ({ ...rules, patienceMs: 600, firstPauseMs: 1, longestPauseMs: 1 });
const LANES_IN_HASTE = { lanes: { codes: hasty(LANES.codes), bulk: hasty(LANES.bulk) }, lookMs: 20 };

describe('an SMS service that fails', () => {
  const at = setUpDelivery();
  let service: Server;
  /** Whom the service was asked to reach, and how it answers each: a status, or nothing at all. */
  let asked: string[];
  let answer: (recipient: string) => number | 'hang';
  beforeEach(async () => {
    asked = [];
    answer = () => 201;
    service = createServer(async (request, response) => {
      const recipient = new URLSearchParams(await text(request)).get('To') ?? '';
      asked.push(recipient);
      const status = answer(recipient);
      if (status !== 'hang') response.writeHead(status).end('{}');
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  });
  afterEach(async () => {
    await at.ground.stopAll();
    service.closeAllConnections();
    await new Promise((closed) => service.close(closed));
  });

  const start = () => {
    const { port } = service.address() as AddressInfo;
    const sms = { SMS_URL: `http://127.0.0.1:${port}/`, SMS_FROM: '+6500000000' };
    at.ground.start({ SMTP_URL: at.server.url, ...sms }, LANES_IN_HASTE);
  };
  const times = (recipient: string) => asked.filter((one) => one === recipient).length;

  it('RUN-13 RUN-01 is asked again until it takes the message, which then goes out once', async () => {
    answer = (recipient) => (times(recipient) < 3 ? 500 : 201);
    await at.ground.sendSms('6591234567');
    start();
    await expect.poll(() => at.ground.rows()).toEqual([]);
    await at.ground.stopAll();
    expect(times('+6591234567')).toBe(3);
  });

  it('RUN-01 leaves a dead letter without its text of what it refuses at every try, or at once for good', async () => {
    answer = (recipient) => (recipient === '+6590000000' ? 400 : 500);
    await at.ground.sendSms('6590000000');
    await at.ground.sendSms('6591234567');
    start();
    const isDead = async () => (await at.ground.rows()).every(({ status }) => status === 'failed');
    await expect.poll(isDead).toBe(true);
    await at.ground.stopAll();
    expect(await at.ground.rows()).toMatchObject([
      { recipient: '6590000000', attempts: 1, text: '' },
      { recipient: '6591234567', attempts: LANES.bulk.mostTries, text: '' },
    ]);
    expect(await at.ground.metrics()).toContain('deliveries_total{lane="bulk",channel="sms",outcome="dead"} 2');
    expect(at.ground.lines.filter((line) => line.includes('a message was given up'))).toHaveLength(2);
  });

  it('RUN-13 RUN-01 holds up neither mails nor its own codes while bulk messages hang', async () => {
    answer = (recipient) => (recipient.startsWith('+6581') ? 'hang' : 201);
    const { slots } = LANES.bulk;
    for (let n = 0; n < 2 * slots; n++) await at.ground.sendSms(`6581${String(n).padStart(6, '0')}`);
    start();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(slots);
    await at.ground.sendSms('6591234567', CODE_LIFE);
    await at.ground.sendCode('code@example.com');
    await at.ground.sendBulk('news@example.com');
    await at.server.until(({ taken }) => taken.length === 2);
    await expect.poll(() => times('+6591234567')).toBe(1);
  });
});
