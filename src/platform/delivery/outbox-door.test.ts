import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { makeAccessToken } from '../http/access-token.ts';
import { createOutboxAccess, keepsOutbox, OUTBOX_COOKIE } from './outbox-access.ts';

const keeps = (settings: Record<string, string>) => keepsOutbox(readEnv(settings));
const cookies = (value?: string) => ({ cookie: (name: string) => (name === OUTBOX_COOKIE ? value : undefined) });

describe('the outbox', () => {
  it('SAFE-02 AUTH-03 is kept for a demo, a developer or whoever has set a token, while a service is missing', () => {
    expect(keeps({})).toBe(true);
    expect(keeps({ NODE_ENV: 'development', PARLEY_DEMO: '0' })).toBe(true);
    expect(keeps({ PARLEY_DEMO: '0' })).toBe(false);
    expect(keeps({ PUBLIC_URL: 'https://parley.example' })).toBe(false);
    expect(keeps({ PUBLIC_URL: 'https://parley.example', OUTBOX_TOKEN: 'a-token-of-some-length' })).toBe(true);
    expect(keeps({ SMTP_URL: 'smtp://mail', SMS_URL: 'https://sms.example' })).toBe(false);
  });

  it('SAFE-02 opens by its token alone, which is another one at every start unless it is set', () => {
    const token = makeAccessToken(undefined);
    const mayRead = createOutboxAccess(readEnv({}), token);
    expect(makeAccessToken(undefined).value).not.toBe(token.value);
    expect(makeAccessToken('a-token-of-some-length').value).toBe('a-token-of-some-length');
    expect(mayRead(cookies(), token.value)).toBe(true);
    expect(mayRead(cookies(token.value))).toBe(true);
    for (const wrong of [undefined, '', 'wrong', token.value.slice(1), `${token.value} `]) {
      expect([wrong, mayRead(cookies(wrong)), mayRead(cookies(), wrong)]).toEqual([wrong, false, false]);
    }
    expect(createOutboxAccess(readEnv({ PARLEY_DEMO: '0' }), token)(cookies(), token.value)).toBe(false);
  });
});

describe('the demo', () => {
  const hasDemo = (settings: Record<string, string>) => readEnv(settings).PARLEY_DEMO;

  it('SAFE-02 is there on the own machine and nowhere else, unless it is asked for by name', () => {
    expect(hasDemo({})).toBe(true);
    expect(hasDemo({ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' })).toBe(true);
    const places: Record<string, string>[] = [
      { DATABASE_URL: 'postgres://db/parley' },
      { PUBLIC_URL: 'https://parley.example' },
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.4' },
      { TRUST_PROXY: '1' },
    ];
    for (const elsewhere of places) {
      expect([elsewhere, hasDemo(elsewhere)]).toEqual([elsewhere, false]);
      expect(hasDemo({ ...elsewhere, PARLEY_DEMO: '1' })).toBe(true);
    }
    expect(hasDemo({ PARLEY_DEMO: '0' })).toBe(false);
  });
});
