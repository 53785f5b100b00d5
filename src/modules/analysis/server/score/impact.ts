import type { Judge, Verdict } from './analysed.ts';
import type { Folded } from './fold.ts';
import { findAny, findFigures, findWeak } from './match-words.ts';
import { quoteOf, type Statement } from './statements.ts';
import type { LanguageWords } from './words/language-words.ts';

/** One line in three with a figure is as much as readers ask for: two at least, and five are enough for any length. */
const FIGURES_IN = 3;
const FEWEST_FIGURES = 2;
const ENOUGH_FIGURES = 5;
/** One in five tells what changed. */
const OUTCOMES_IN = 5;
const MOST_QUOTES = 3;

const NOTHING_TOLD: Verdict = { share: 0, done: 0, total: 0 };

function judgeFigures(told: Statement[]): Verdict {
  if (told.length === 0) return NOTHING_TOLD;
  const without = told.filter(({ folded }) => findFigures(folded).length === 0);
  const done = told.length - without.length;
  const wanted = Math.min(ENOUGH_FIGURES, Math.max(FEWEST_FIGURES, Math.ceil(told.length / FIGURES_IN)));
  return {
    share: done / wanted,
    done,
    total: told.length,
    quotes: without.slice(0, MOST_QUOTES).map((one) => quoteOf(one)),
  };
}

/** A figure says more than any verb. */
const isWeak = (folded: Folded, words: LanguageWords) =>
  findFigures(folded).length === 0 ? findWeak(folded, words) : undefined;

function judgeVerbs(told: Statement[], words: LanguageWords): Verdict {
  if (told.length === 0) return NOTHING_TOLD;
  const weak = told.flatMap((one) => {
    const mark = isWeak(one.folded, words);
    return mark ? [quoteOf(one, [mark])] : [];
  });
  const total = told.length;
  return { share: 1 - (2 * weak.length) / total, done: total - weak.length, total, quotes: weak.slice(0, MOST_QUOTES) };
}

function judgeOutcomes(told: Statement[], words: LanguageWords): Verdict {
  if (told.length === 0) return NOTHING_TOLD;
  // 'Worked on improvements' tells of none.
  const isOutcome = ({ folded }: Statement) => findAny(folded, words.outcomes) && !isWeak(folded, words);
  const without = told.filter((one) => !isOutcome(one));
  const done = told.length - without.length;
  const wanted = Math.max(1, Math.floor(told.length / OUTCOMES_IN));
  return { share: done / wanted, done, total: told.length, quotes: without.slice(0, 2).map((one) => quoteOf(one)) };
}

export function impactJudges(told: Statement[], words: LanguageWords | undefined) {
  return {
    figures: () => judgeFigures(told),
    verbs: words && (() => judgeVerbs(told, words)),
    outcomes: words && (() => judgeOutcomes(told, words)),
  } satisfies Record<string, Judge | undefined>;
}
