import { describe, expect, it } from 'vitest';
import { mostCounted } from './count-facets.ts';

describe('the numbers of filters', () => {
  it('SRCH-01 are counted one by one where the sample was all there was, and of few matches of many jobs', () => {
    expect(mostCounted(8_000, 8_000)).toBe(3_000);
    expect(mostCounted(1_000_000, 10_000)).toBe(3_000);
  });

  it('SRCH-01 come from the sample sooner where it is a good part of all jobs', () => {
    expect(mostCounted(20_000, 10_000)).toBe(500);
    expect(mostCounted(60_000, 10_000)).toBeCloseTo(2_000);
  });
});
