import type { LanguageCode } from '#src/modules/options/languages.ts';
import { createMender, createRemover } from './mend-words.ts';
import { allWords } from './words/all-words.ts';
import type { LanguageWords } from './words/language-words.ts';

/** What can be done to the words of a language; made when it is first asked for. */
export interface Menders {
  strengthen(text: string): string;
  dropFiller(text: string): string;
  dropHedges(text: string): string;
  formalise(text: string): string;
  simplify(text: string): string;
  dropSubject(line: string): string;
  /** Tells nothing but what everybody says of themselves. */
  isCliche(line: string): boolean;
}

const MOST_WORDS_OF_CLICHE = 9;
const MOST_SIGNS_OF_CLICHE = 24;
const made = new Map<LanguageCode, Menders>();

export function mendersOf(language: LanguageCode): Menders {
  const known = made.get(language) ?? makeMenders(language);
  made.set(language, known);
  return known;
}

function makeMenders(language: LanguageCode): Menders {
  const words = allWords[language];
  const lower = (text: string) => text.toLocaleLowerCase(language);
  const isShort = (line: string) =>
    words.gap === '' ? line.length <= MOST_SIGNS_OF_CLICHE : line.split(/\s+/).length <= MOST_WORDS_OF_CLICHE;
  return {
    strengthen: createStrengthen(words, language),
    dropFiller: createRemover(words.filler, language),
    dropHedges: createRemover(words.hedges, language),
    formalise: createMender(words.formal, language),
    simplify: createMender(words.simple, language),
    dropSubject: (line) => {
      const subject = words.subjects.find((one) => lower(line).startsWith(one + words.gap));
      return subject ? line.slice(subject.length).trimStart() : line;
    },
    isCliche: (line) => isShort(line) && !/\p{N}/u.test(line) && words.cliches.some((one) => lower(line).includes(one)),
  };
}

/**
 * Weak openings become strong verbs. `Responsible for hiring and training` is one opening with two verbs: both change, or
 * the sentence stays as it is.
 */
function createStrengthen({ strong, chain }: LanguageWords, language: LanguageCode) {
  const mend = createMender(strong, language, { atEnd: language === 'ja' });
  if (!chain) return mend;
  const { verbs, joins, loose } = chain;
  const follow = createMender(
    joins.flatMap((join) => verbs.map(([weak, better]) => [join + weak, join + better] as const)),
    language,
  );
  return (sentence: string): string => {
    const mended = mend(sentence);
    if (mended === sentence) return sentence;
    const whole = follow(mended);
    return loose.test(whole) ? sentence : whole;
  };
}
