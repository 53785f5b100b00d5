import { expect, test } from 'vitest';
import { safeWebsite } from './safe-website.ts';

test('COMP-02 shows a website without its scheme', () => {
  expect(safeWebsite('https://www.example.com/')).toEqual({ href: 'https://www.example.com/', shown: 'example.com' });
  expect(safeWebsite('http://example.com/about')?.shown).toBe('example.com/about');
});

test('COMP-02 an address that could run a script is no link', () => {
  expect(safeWebsite('javascript:alert(1)')).toBeNull();
  expect(safeWebsite('data:text/html,x')).toBeNull();
  expect(safeWebsite('example.com')).toBeNull();
  expect(safeWebsite(null)).toBeNull();
});
