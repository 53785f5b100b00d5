import { describe, expect, it } from 'vitest';
import { anyWord } from '../core/expression.ts';
import type { Branch } from '../core/plan.ts';
import { branchStatement } from './statements.ts';

const query = anyWord(['nurse']);
const branch = (level: number, isWindowed = false): Branch => ({
  query,
  ...(isWindowed && { window: query }),
  from: null,
  until: null,
  level,
});

describe('a prepared statement for a search', () => {
  it('SRCH-01 has one name and one text, whichever levels its branches belong to', () => {
    const near = branchStatement([branch(0), branch(2)], 0, 20);
    const far = branchStatement([branch(3), branch(11)], 0, 20);
    expect(near.name).toBe('search_6_qq');
    expect([far.name, far.text]).toEqual([near.name, near.text]);
    expect(far.values).not.toEqual(near.values);
  });

  it('SRCH-01 has no name where PostgreSQL would cut it off, or where too many are known already', () => {
    const long = Array.from({ length: 60 }, (_, level) => branch(level));
    expect(branchStatement(long, 0, 20).name).toBeUndefined();
    const shapes = Array.from({ length: 1_000 }, (_, shape) =>
      Array.from({ length: 10 }, (_, at) => branch(at, ((shape >> at) & 1) === 1)),
    );
    const names = shapes.map((branches) => branchStatement(branches, 0, 20).name);
    expect(new Set(names.filter(Boolean)).size).toBeLessThanOrEqual(200);
    // What got a name keeps it.
    expect(branchStatement([branch(0), branch(2)], 0, 20).name).toBe('search_6_qq');
  });
});
