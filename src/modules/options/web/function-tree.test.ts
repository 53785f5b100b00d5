import { expect, it, vi } from 'vitest';

const api = vi.fn();
vi.mock('#src/browser/api.ts', () => ({ api }));

const { suggestTitles, titleId, toTree } = await import('./function-tree.ts');

const main = (id: number, heat: number, seo = `main-${id}`) => ({
  id,
  value: `Main ${id}`,
  'seo-value': seo,
  select_heat_value: heat,
  sub_function_list: [
    {
      id: id * 10,
      value: 'Sub',
      job_titles: [
        { id: 881, value: 'Custom' },
        { id: id * 100, value: 'Title' },
      ],
    },
  ],
});

it('PICK-03 the first four by popularity are hot', () => {
  const tree = toTree([1, 2, 3, 4, 5, 6].map((id) => main(id, id)));
  expect(tree.map(({ id, isHot }) => [id, isHot])).toEqual([
    [6, true],
    [5, true],
    [4, true],
    [3, true],
    [2, false],
    [1, false],
  ]);
});

it("PICK-02 881 and 'others' never appear", async () => {
  const tree = toTree([main(1, 1), main(30, 9, 'others')]);
  expect(tree).toHaveLength(1);
  expect(tree[0]?.branches[0]?.leaves).toEqual([{ id: 100, name: 'Title' }]);
  const found = { value: 'Custom', main_function: 'A', sub_function: 'B' };
  api.mockResolvedValue({
    job_titles: [
      { id: 881, ...found },
      { id: 5, ...found, value: 'Nurse' },
    ],
  });
  expect(await suggestTitles('nurs')).toEqual([{ leaf: { id: 5, name: 'Nurse' }, path: 'A › B' }]);
});

it("PICK-02 'custom-881' is 881", () => {
  expect(titleId('custom-881')).toBe(881);
  expect(titleId(12)).toBe(12);
});
