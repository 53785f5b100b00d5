import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const SAMPLES = 16;
/** How far the medians may lie apart: what a network hides many times over. */
const SHARE = 0.25;
const LEAST_MS = 2;

describe('the time an answer takes', () => {
  let app: TestApp;
  let asked = 0;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
    const hash = await hashPassword('the right password');
    await app.database.pool.query(
      `insert into accounts (role, email, is_email_verify, phone_num, phone_country, is_mobile_verified, password_hash,
         first_name, last_name, country_id, language)
       select 'talent', 'known-' || n || '@example.com', true, '6581' || lpad(n::text, 6, '0'), 'SG', true, $1, 'A', 'B',
         196, 'en' from generate_series(1, 900) n`,
      [hash],
    );
  });
  afterAll(() => app.close());

  const phoneOf = (email: string) => {
    const [kind, number = ''] = email.replace('@example.com', '').split('-');
    const phone_num = (kind === 'known' ? '81' : '82') + number.padStart(6, '0');
    return { channel: 'phone', phone_num, country_code: 'SG' };
  };
  const requests: Record<string, (email: string) => Promise<unknown>> = {
    'a code by SMS': (email) => app.visitor().call('POST', '/authentication/otp/send', phoneOf(email)),
    'a wrong code by SMS': (email) =>
      app.visitor().call('POST', '/authentication/otp/verify', { ...phoneOf(email), code: '123456' }),
    'a code': (email) => app.visitor().call('POST', '/authentication/otp/send', { channel: 'email', email }),
    'a wrong code': (email) =>
      app.visitor().call('POST', '/authentication/otp/verify', { channel: 'email', email, code: '123456' }),
    'a wrong password': (email) =>
      app.visitor().call('POST', '/authentication/login', { email, password: 'a wrong one' }),
    'a magic link': (email) => app.visitor().call('POST', '/authentication/magic-link/send', { email }),
  };

  /** The two kinds take turns, so that whatever else the machine does falls on both alike. */
  async function measure(request: (email: string) => Promise<unknown>) {
    const times = { known: [] as number[], unknown: [] as number[] };
    // Each address is asked once, so that no limit gets in the way; the network's own limit is for an hour.
    app.clock.advance({ hours: 2 });
    for (let index = 0; index < SAMPLES; index += 1) {
      asked += 1;
      const kinds = index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of kinds) {
        const start = performance.now();
        await request(`${kind}-${asked}@example.com`);
        times[kind].push(performance.now() - start);
      }
    }
    return { known: median(times.known), unknown: median(times.unknown) };
  }

  it.each(Object.keys(requests))('AUTH-10 for %s is the same for a known and an unknown address', async (name) => {
    const request = requests[name] as (email: string) => Promise<unknown>;
    await request('warm@example.com');
    let apart = Number.POSITIVE_INFINITY;
    let allowed = 0;
    // A busy machine can spoil a measurement; a real difference shows every time.
    for (let attempt = 0; attempt < 6 && apart > allowed; attempt += 1) {
      const { known, unknown } = await measure(request);
      apart = Math.abs(known - unknown);
      allowed = Math.max(LEAST_MS, SHARE * Math.max(known, unknown));
    }
    expect(apart).toBeLessThanOrEqual(allowed);
  });
});

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
