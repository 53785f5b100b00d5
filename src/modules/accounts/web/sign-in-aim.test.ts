import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '#test/hostile-addresses.ts';
import { aimOf } from './sign-in-aim.ts';
import { signInHref } from './sign-in-href.ts';

const aim = (query: string, given?: string) => aimOf(new URLSearchParams(query), 'en', given);

describe('where a sign-in leads', () => {
  it('AUTH-06 goes back to the page it began on, or to the home page of the audience', () => {
    expect(aim('redirect=%2Fen%2Fterms').to).toBe('/en/terms');
    expect(aim('').to).toBe('/en');
    expect(aim('role=recruiter')).toMatchObject({ role: 'recruiter', to: '/en/employer' });
    expect(aim('redirect=%2Fen%2Fterms', '/en/privacy').to).toBe('/en/privacy');
  });

  it.each([...hostileAddresses, '/get-started', '/en/get-started?redirect=/en/get-started'])(
    'AUTH-06 never goes to %j',
    (redirect) => {
      expect(aim(String(new URLSearchParams({ redirect }))).to).toBe('/en');
    },
  );

  it('AUTH-06 the way there carries the way back and the reason, and nothing foreign', () => {
    expect(signInHref('ar', '/ar/job/1?x=1', { isExpired: true })).toBe(
      '/ar/get-started?redirect=%2Far%2Fjob%2F1%3Fx%3D1&reason=expired',
    );
    expect(signInHref('en', '//evil.example', { role: 'recruiter' })).toBe('/en/get-started?role=recruiter');
  });
});
