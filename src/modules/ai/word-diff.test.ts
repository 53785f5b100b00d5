import { describe, expect, it } from 'vitest';
import { diffWords, sideOf } from './word-diff.ts';

const put = (pieces: ReturnType<typeof diffWords>, kind: 'removed' | 'added') =>
  sideOf(pieces, kind).map(({ text }) => text);

describe('the comparison of two texts', () => {
  it.each([
    ['en', 'I was responsible for the till.', 'Handled the till.', 'Handled'],
    ['ja', '接客をしていました。', '接客を担当しました。', '担当'],
    ['ar', 'قمت بإدارة الفريق', 'أدرت الفريق', 'أدرت'],
  ])('AI-01 marks what is gone and what has come, and loses nothing: %s', (language, before, after, added) => {
    const pieces = diffWords(before, after, language);
    expect(put(pieces, 'removed').join('')).toBe(before);
    expect(put(pieces, 'added').join('')).toBe(after);
    expect(pieces.some(({ kind, text }) => kind === 'added' && text.includes(added))).toBe(true);
    expect(pieces.some(({ kind }) => kind === 'same')).toBe(true);
  });

  it('AI-01 marks a run of new words as one piece, not word by word', () => {
    const pieces = diffWords('I like numbers.', 'Accountant at Nusa Foods since 2019. Ran payroll.', 'en');
    expect(sideOf(pieces, 'removed').length).toBeLessThanOrEqual(2);
    expect(sideOf(pieces, 'added').length).toBeLessThanOrEqual(2);
  });

  it('AI-01 of very long texts they are shown whole', () => {
    const [before, after] = ['a '.repeat(4000), 'b '.repeat(4000)];
    expect(diffWords(before, after, 'en').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
