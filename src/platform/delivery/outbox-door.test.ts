import { describe, expect, it } from 'vitest';
import type { RequestFacts } from '../context.ts';
import { readEnv } from '../env.ts';
import { createOutboxDoor } from './outbox-door.ts';

const facts = (change: Partial<RequestFacts> = {}, headers: Record<string, string> = {}): RequestFacts => ({
  requestId: 'test',
  ip: '127.0.0.1',
  host: 'localhost:3000',
  secure: false,
  header: (name) => headers[name],
  cookie: () => undefined,
  ...change,
});
const isOpen = (settings: Record<string, string>, request = facts()) => createOutboxDoor(readEnv(settings))(request);

describe('the outbox', () => {
  it('AUTH-03 is open to the machine of a demo or a developer only', () => {
    expect(isOpen({})).toBe(true);
    expect(isOpen({ NODE_ENV: 'development', PARLEY_DEMO: '0' })).toBe(true);
    expect(isOpen({ PARLEY_DEMO: '0' })).toBe(false);
    expect(isOpen({ PUBLIC_URL: 'https://parley.example' })).toBe(false);
    expect(isOpen({ SMTP_URL: 'smtp://mail', SMS_URL: 'https://sms.example' })).toBe(false);
  });

  it('AUTH-03 is closed to other machines, proxies and names that point here', () => {
    expect(isOpen({}, facts({ ip: '::ffff:127.0.0.1' }))).toBe(true);
    expect(isOpen({}, facts({ ip: '192.168.1.4' }))).toBe(false);
    expect(isOpen({}, facts({ host: 'evil.example' }))).toBe(false);
    expect(isOpen({}, facts({}, { 'x-forwarded-for': '203.0.113.9' }))).toBe(false);
  });
});
