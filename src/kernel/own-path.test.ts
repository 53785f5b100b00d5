import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  'en/jobs',
  '',
])('AUTH-06 never goes on to %j', (path) => {
  expect(ownPath(path)).toBeNull();
});

it('AUTH-06 goes on to a page of this site as it is', () => {
  expect(ownPath('/en/job/baker-1?query_id=x#pay')).toBe('/en/job/baker-1?query_id=x#pay');
});
