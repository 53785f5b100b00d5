import { describe, expect, it } from 'vitest';
import { findMentionable, findTyped, mentionedIn } from './mentions.ts';

const people = [
  { account_id: 1, name: 'Ana' },
  { account_id: 2, name: 'Ana Costa' },
  { account_id: 3, name: 'Şebnem Yılmaz' },
  { account_id: 4, name: '王伟' },
  { account_id: 5, name: 'Sam Lee' },
  { account_id: 6, name: 'Sam Lee' },
  { account_id: 7, name: 'ليلى حسن' },
];
const namesFor = (query: string) => findMentionable(query, people).map(({ account_id }) => account_id);
const meant = (text: string, chosen: number[] = []) =>
  mentionedIn(text, people, new Set(chosen)).map(({ account_id }) => account_id);

describe('mentions in a note', () => {
  it('EMP-07 a sign at the caret begins one, an address does not', () => {
    expect(findTyped('Ask @an', 7)).toEqual({ start: 4, query: 'an' });
    expect(findTyped('@', 1)).toEqual({ start: 0, query: '' });
    expect(findTyped('请＠王', 3)).toEqual({ start: 1, query: '王' });
    expect(findTyped('@ana please', 4)).toEqual({ start: 0, query: 'ana' });
    expect(findTyped('ana@example', 11)).toBeNull();
    expect(findTyped('@\nana', 5)).toBeNull();
    expect(findTyped('@ ana', 5)).toBeNull();
    expect(findTyped('@ana', 0)).toBeNull();
  });

  it('EMP-07 finds by the beginning of any part of a name, whatever the case and accents, and nobody behind a whole name', () => {
    expect(namesFor('cos')).toEqual([2]);
    expect(namesFor('yilm')).toEqual([3]);
    expect(namesFor('ana c')).toEqual([2]);
    expect(namesFor('osta')).toEqual([]);
    expect(namesFor('伟')).toEqual([4]);
    expect(namesFor('le')).toEqual([5, 6]);
    expect(namesFor('Ana Costa ')).toEqual([]);
    expect(namesFor('ana look at this')).toEqual([]);
    expect(namesFor('')).toHaveLength(7);
  });

  it('EMP-07 the names in the text are who is told: a removed one is not, of two with one name the chosen is', () => {
    expect(meant('@Ana Costa and @ana, look')).toEqual([2, 1]);
    expect(meant('@Ana Costa, @Ana Costa')).toEqual([2]);
    expect(meant('@Anabel and ana@Ana')).toEqual([]);
    expect(meant("@Şebnem Yılmaz'a sor")).toEqual([3]);
    expect(meant('请@王伟看一下')).toEqual([4]);
    expect(meant('@ليلى حسن، ما رأيك؟')).toEqual([7]);
    expect(meant('Ana Costa should look', [2])).toEqual([]);
    expect(meant('@Sam Lee', [6])).toEqual([6]);
    expect(meant('@Sam Lee')).toEqual([]);
  });
});
