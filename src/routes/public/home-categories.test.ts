import { expect, test } from 'vitest';
import { topCategories } from './home-categories.tsx';

test('HOME-01 shows the twelve fields that people choose most, each with the address of its results', () => {
  const functions = Array.from({ length: 20 }, (_, at) => ({
    id: at + 1,
    value: `Field ${at + 1}`,
    'seo-value': `field-${at + 1}`,
    select_heat_value: at === 4 ? 1000 : 100 - at,
  }));
  const top = topCategories(functions);
  expect(top).toHaveLength(12);
  expect(top[0]).toEqual({ id: 5, name: 'Field 5', url: '/field-5-jobs' });
  expect(top[1]?.id).toBe(1);
});
