import { describe, expect, it } from 'vitest';
import { cappedCount, selectionCount } from './selection-count.ts';

const regions = [
  { id: 1, places: [{ id: 11 }, { id: 12 }, { id: 13 }] },
  { id: 2, places: [{ id: 21 }] },
  { id: 3, places: [] },
];
const count = (regionIds: number[], placeIds: number[]) => selectionCount({ regionIds, placeIds }, regions);

describe('LOC-01 number on the location badge', () => {
  it('LOC-01 shows nothing when nothing or one location is chosen', () => {
    expect(count([], [])).toBe(0);
    expect(count([], [11])).toBe(0);
    expect(count([1], [11])).toBe(0);
  });

  it('LOC-01 shows when more than one location is chosen', () => {
    expect(count([], [11, 21])).toBe(2);
    expect(count([1], [11, 12])).toBe(2);
  });

  it('SRCH-14 does not count a ward beside its city', () => {
    const kanto = [{ id: 1, places: [{ id: 11 }, { id: 12, parentId: 11 }, { id: 13, parentId: 11 }] }];
    expect(selectionCount({ regionIds: [], placeIds: [11, 12, 13] }, kanto)).toBe(0);
    expect(selectionCount({ regionIds: [], placeIds: [12, 13] }, kanto)).toBe(2);
  });

  it('LOC-01 shows when more than one region is chosen', () => {
    expect(count([2, 3], [])).toBe(2);
    expect(count([1, 2], [])).toBe(4);
  });

  it('LOC-01 shows for one region without a location when it contains more than one', () => {
    expect(count([1], [])).toBe(3);
    expect(count([2], [])).toBe(0);
    expect(count([3], [])).toBe(0);
  });

  it('LOC-01 adds whole regions to locations of other regions', () => {
    expect(count([1, 2], [21])).toBe(4);
  });

  it('LOC-01 counts a repeated id once', () => {
    expect(count([2, 2], [])).toBe(0);
    expect(count([], [11, 11])).toBe(0);
  });

  it('LOC-01 caps the badge at 99+', () => {
    expect(cappedCount(99)).toBe('99');
    expect(cappedCount(100)).toBe('99+');
  });
});
