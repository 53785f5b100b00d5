import { expect, it } from 'vitest';
import { matchLeaves, type TreeGroup } from './tree-nodes.ts';

const groups: TreeGroup[] = [
  {
    id: 5,
    name: 'Sales',
    branches: [
      {
        id: 501,
        name: 'Representatives',
        leaves: [
          { id: 1, name: 'Telesales Agent' },
          { id: 2, name: 'Sales Executive' },
          { id: 3, name: 'Account Manager', aliases: ['key sales'] },
        ],
      },
    ],
  },
];
const ids = (query: string, limit?: number) => matchLeaves(groups, query, limit).map((match) => match.leaf.id);

it('PICK-01 puts what begins with the text first and other words for it last', () => {
  expect(ids('SALES')).toEqual([2, 1, 3]);
});

it('PICK-01 EMP-02 finds a title by the beginnings of its words', () => {
  expect(ids('sal exec')).toEqual([2]);
});

it('PICK-01 says where a match stands', () => {
  expect(matchLeaves(groups, 'agent')[0]?.path).toBe('Sales › Representatives');
});

it('PICK-02 finds nothing for text that is on no list', () => {
  expect(ids('astronaut')).toEqual([]);
  expect(ids(' ')).toEqual([]);
});

it('PICK-01 keeps a long list short', () => {
  expect(ids('a', 2)).toHaveLength(2);
});
