import { describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { type AskedInText, firstHalf, secondHalf } from '#test/matching/asked-in-text.ts';
import { askedInText } from './asked-in-text.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(loadOptionData());

/** Those that are read otherwise than they are meant, with what was read. */
const misread = (half: AskedInText[]) =>
  half.flatMap(([sentence, years, degree]) => {
    const { months, rank } = askedInText(`<p>${sentence}</p>`, vocabulary);
    return months === (years ?? 0) * 12 && rank === (degree ?? 0) ? [] : [`${sentence}: ${months / 12} years, ${rank}`];
  });

describe('what an advertisement asks for in its words', () => {
  it('AI-07 years and degrees of the first half are read as they are meant', () => {
    expect(misread(firstHalf)).toEqual([]);
  });

  it('AI-07 and those of the second half', () => {
    expect(misread(secondHalf)).toEqual([]);
  });
});
