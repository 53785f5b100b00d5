import { describe, expect, it } from 'vitest';
import type { RequestFacts } from '#src/platform/context.ts';
import { siteAddress } from './site-address.ts';

const request = (host: string) => ({ host, secure: true }) as RequestFacts;

describe('the address of the site in messages', () => {
  it('AUTH-06 is the setting’s, whatever the request says', () => {
    expect(siteAddress('https://parley.example/', request('evil.example'))).toBe('https://parley.example');
  });

  it('AUTH-06 is the request’s on the own machine only', () => {
    expect(siteAddress(undefined, request('localhost:3000'))).toBe('https://localhost:3000');
    expect(siteAddress(undefined, request('127.0.0.1'))).toBe('https://127.0.0.1');
    for (const host of ['evil.example', 'localhost.evil.example', 'localhost:3000@evil.example', '']) {
      expect(() => siteAddress(undefined, request(host))).toThrow('otpNotSent');
    }
  });
});
