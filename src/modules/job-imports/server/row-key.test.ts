import { describe, expect, it } from 'vitest';
import { rowKey } from './row-key.ts';
import type { RowReading } from './values/read-row.ts';

const keyOf = (url: string) => rowKey({ url, fields: {} } as RowReading);

describe('by what a job is known again', () => {
  it.each([
    ['https://a.example/job?ref=12', 'https://a.example/job?ref=13'],
    ['https://a.example/job?source=berlin&id=1', 'https://a.example/job?source=paris&id=1'],
    ['https://a.example/jobs/aB3x', 'https://a.example/jobs/Ab3x'],
    ['https://a.example/jobs?id=aB3x', 'https://a.example/jobs?id=Ab3x'],
    ['https://a.example/careers#/jobs/1', 'https://a.example/careers#/jobs/2'],
    ['https://a.example/job?gclidentity=1', 'https://a.example/job'],
  ])('EMP-06 %s and %s are two jobs', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it.each([
    ['https://A.Example/jobs/1', 'https://a.example/jobs/1/'],
    ['https://a.example/jobs/1', 'https://a.example/jobs/1?utm_source=x&utm_medium=y&gclid=z&fbclid=1&mc_cid=2'],
    ['https://a.example/jobs?q=a%20b', 'https://a.example/jobs?q=a+b&UTM_Campaign=c'],
  ])('EMP-06 %s and %s are one', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });
});
