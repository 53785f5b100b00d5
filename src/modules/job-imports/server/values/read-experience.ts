import { digitsOf } from '#src/kernel/text.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { PhraseBook } from './find-phrase.ts';

const NUMBERS = /\p{Nd}{1,2}/gu;

/** Years as a level: its own name, its range, or the level that a least number of years falls into. */
export function readExperience(text: string, data: OptionData, book: PhraseBook<number>): number | undefined {
  const named = book.exact(text);
  if (named !== undefined) return named;
  const years = (text.match(NUMBERS) ?? []).map((one) => Number(digitsOf(one)));
  if (years.length === 0) return book.find(text);
  if (years.length > 2) return undefined;
  const levels = (data.lists.get('xp_lvls') ?? []).map(({ no, extra = '' }) => {
    const [from = '', to = ''] = extra.split('-');
    return { id: Number(no), from: Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
  });
  const [least = 0, most] = years;
  if (most !== undefined) return levels.find(({ from, to }) => from === least && to === most)?.id;
  return levels.findLast(({ from, to }) => from <= least && (least < to || from === to))?.id;
}
