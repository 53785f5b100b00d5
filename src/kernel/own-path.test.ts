import { expect, it } from 'vitest';
import { hostileAddresses } from '#test/hostile-addresses.ts';
import { ownPath } from './own-path.ts';

it.each([...hostileAddresses, 'en/jobs', ''])('AUTH-06 never goes on to %j', (path) => {
  expect(ownPath(path)).toBeNull();
});

it.each(['/en/job/baker-1?query_id=x#pay', '/%2f%2fevil.example', '/@evil.example', '/en/terms?x=//evil.example'])(
  'AUTH-06 goes on to %j, a page of this site, as it is',
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(new URL(path, 'https://parley.example').host).toBe('parley.example');
  },
);
