import type { Judge, Verdict } from './analysed.ts';
import { isCjk, tokensOf } from './fold.ts';
import { findEach, findPassive } from './match-words.ts';
import { quoteOf, type Statement } from './statements.ts';
import type { LanguageWords } from './words/language-words.ts';

const LONGEST_SENTENCE = 34;
/** Fewer words are too little to be called clear. */
const ENOUGH_WORDS = 12;
const MOST_QUOTES = 3;

const TOO_LITTLE: Verdict = { share: 0 };

/** Each filler costs a third of the points. */
function judgeFillers(said: Statement[], words: LanguageWords): Verdict {
  const found = said.flatMap((one) => {
    const fillers = findEach(one.folded, words.fillers);
    return fillers.length > 0
      ? [
          {
            count: fillers.length,
            quote: quoteOf(
              one,
              fillers.map(({ mark }) => mark),
            ),
          },
        ]
      : [];
  });
  const count = found.reduce((sum, one) => sum + one.count, 0);
  return { share: 1 - count / 3, done: count, total: 0, quotes: found.slice(0, MOST_QUOTES).map(({ quote }) => quote) };
}

/** One sentence in ten may be passive. */
function judgePassive(said: Statement[], passive: NonNullable<LanguageWords['passive']>): Verdict {
  const found = said.flatMap((one) => {
    const mark = findPassive(one.folded, passive);
    return mark ? [quoteOf(one, [mark])] : [];
  });
  const rate = found.length / said.length;
  const total = said.length;
  return {
    share: rate <= 0.1 ? 1 : 1 - 2 * rate,
    done: total - found.length,
    total,
    quotes: found.slice(0, MOST_QUOTES),
  };
}

function judgeSentences(said: Statement[]): Verdict {
  const long = said.filter(({ words }) => words > LONGEST_SENTENCE);
  const total = said.length;
  return {
    share: 1 - (2.5 * long.length) / total,
    done: total - long.length,
    total,
    quotes: long.slice(0, 2).map((one) => quoteOf(one)),
  };
}

/** The same line twice, or most lines with the same first word. */
function judgeRepeats(told: Statement[]): Verdict {
  const seen = new Set<string>();
  const twice = told.filter(({ folded: { text } }) => seen.size === seen.add(text).size);
  const openings = new Map<string, Statement[]>();
  for (const one of told) {
    const [first = ''] = tokensOf(one.folded.text);
    if (first.length > 2 && !isCjk(first)) openings.set(first, [...(openings.get(first) ?? []), one]);
  }
  const same = [...openings.values()].filter((lines) => lines.length >= 4 && lines.length > told.length * 0.3);
  const repeated = [...new Set([...twice, ...same.flatMap((lines) => lines.slice(1))])];
  const total = told.length;
  return {
    share: total === 0 ? 0 : 1 - (1.5 * repeated.length) / total,
    done: total - repeated.length,
    total,
    quotes: repeated.slice(0, MOST_QUOTES).map((one) => quoteOf(one)),
  };
}

export function clarityJudges(summary: Statement[], told: Statement[], headline: Statement[], words?: LanguageWords) {
  const said = [...summary, ...told];
  const isEnough = said.reduce((sum, one) => sum + one.words, 0) >= ENOUGH_WORDS;
  const judge = (work: Judge): Judge => (isEnough ? work : () => TOO_LITTLE);
  const passive = words?.passive;
  return {
    fillers: words && judge(() => judgeFillers([...headline, ...said], words)),
    passive: passive && judge(() => judgePassive(said, passive)),
    sentences: judge(() => judgeSentences(said)),
    repeats: judge(() => judgeRepeats(told)),
  };
}
