import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '#test/hostile-addresses.ts';
import { redirectTarget } from './redirect-target.ts';

const own = new URL('https://parley.example/en/redirect');
const target = (wanted: string | null) => redirectTarget(wanted, 'en', own, ['resume.parley.example']);

describe('where a hand-over leads', () => {
  it.each([
    [null, '/en'],
    ['/en/job/baker-1?x=1', '/en/job/baker-1?x=1'],
    ['https://parley.example/en/terms#s2', '/en/terms#s2'],
    ['https://resume.parley.example/edit?id=1', 'https://resume.parley.example/edit?id=1'],
  ])('NAV-01 goes to %j', (wanted, href) => {
    expect(target(wanted)?.href).toBe(href);
  });

  it.each([
    ...hostileAddresses,
    'https://resume.parley.example.evil.example/',
    'https://evil.example/resume.parley.example',
    'https://resume.parley.example@evil.example/',
    'https://someone:secret@resume.parley.example/',
    'http://resume.parley.example/',
    'https://resume.parley.example:8443/',
    '//evil.example',
    'https://parley.example//evil.example/x',
    'https://parley.example/\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
  ])('NAV-01 refuses %j', (wanted) => {
    expect(target(wanted)).toBeNull();
  });
});
