import { expect, it } from 'vitest';
import { isOwnSlug, jobAddress, jobIdOf } from './job-address.ts';

const job = { job_url: '/job/designer-7', query_id: 'q/1' };

it('SRCH-08 a wide screen carries the query, a phone does not', () => {
  expect(jobAddress('en', job, true)).toBe('/en/job/designer-7?query_id=q%2F1');
  expect(jobAddress('en', job, false)).toBe('/en/job/designer-7');
});

it.each([
  ['senior-designer-1234', 1234],
  ['1234', 1234],
  ['senior-designer', undefined],
  ['designer2-', undefined],
  ['designer2', undefined],
])('JOB-01 %s is job %s', (slug, id) => {
  expect(jobIdOf(slug)).toBe(id);
});

it.each([
  ['設計-7', '/job/%E8%A8%AD%E8%A8%88-7', true],
  ['designer-7', '/job/designer-7', true],
  ['old-title-7', '/job/designer-7', false],
])('JOB-01 %s is the own address of %s: %s', (slug, jobUrl, expected) => {
  expect(isOwnSlug(slug, jobUrl)).toBe(expected);
});
