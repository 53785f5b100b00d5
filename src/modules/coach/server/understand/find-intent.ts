import { INTENTS, type Intent, isDeclined } from '../../intents.ts';
import { foldQuestion } from './fold-question.ts';
import { isSlip } from './is-slip.ts';
import { knownWords, type Pattern, patterns } from './patterns.ts';

/** Less than this is a guess. */
const LEAST = 2;
/** Where a question asks for what is not our business and for what is, the former decides what may be answered. */
const DECLINED_MORE = 1;
/** Every further pattern says a little more, but three weak ones do not outdo one that decides. */
const EACH_MORE = 0.3;
const MOST_MORE = 3;
/** A word that is only nearly there counts for half. */
const SLIP_SHARE = 0.5;
const POLITE: readonly Intent[] = ['thanks', 'hello'];

/** What a question asks for, by rules that everyone can read; `unknown` where none of them fits. */
export function findIntent(question: string): Intent {
  const folded = foldQuestion(question);
  return rank(folded, isSame, LEAST) ?? rank(folded, isAlmost, LEAST * SLIP_SHARE) ?? 'unknown';
}

type IsWord = (token: string, word: Pattern['terms'][number]['words'][number]) => number;

const isSame: IsWord = (token, { text, isOpen }) => ((isOpen ? token.startsWith(text) : token === text) ? 1 : 0);

const isAlmost: IsWord = (token, word) => {
  if (isSame(token, word)) return 1;
  if (knownWords.has(token)) return 0;
  return isSlip(word.isOpen ? token.slice(0, word.text.length) : token, word.text) ? SLIP_SHARE : 0;
};

function rank(folded: string, isWord: IsWord, least: number): Intent | undefined {
  const tokens = folded.split(' ');
  const weights = new Map<Intent, number[]>();
  for (const pattern of patterns) {
    const share = shareOf(pattern, folded, tokens, isWord);
    if (share === 0) continue;
    const { intent, weight } = pattern;
    weights.set(intent, [...(weights.get(intent) ?? []), weight * share]);
  }
  const scored = INTENTS.flatMap((intent) => {
    const own = weights.get(intent) ?? [];
    const most = Math.max(0, ...own);
    const score = most + EACH_MORE * Math.min(MOST_MORE, own.length - 1) + (isDeclined(intent) ? DECLINED_MORE : 0);
    return most >= least ? [{ intent, score }] : [];
  });
  const business = scored.filter(({ intent }) => !POLITE.includes(intent));
  // Whoever says hello and asks something wants an answer.
  const [best] = (business.length ? business : scored).toSorted((one, other) => other.score - one.score);
  return best?.intent;
}

/** How surely all terms of a pattern are there: the least sure of them decides. */
function shareOf({ terms }: Pattern, folded: string, tokens: readonly string[], isWord: IsWord): number {
  let least = 1;
  for (const { words, anywhere } of terms) {
    const share = anywhere ? (folded.includes(anywhere) ? 1 : 0) : bestAt(words, tokens, isWord);
    if (share === 0) return 0;
    least = Math.min(least, share);
  }
  return least;
}

function bestAt(words: Pattern['terms'][number]['words'], tokens: readonly string[], isWord: IsWord): number {
  let best = 0;
  for (let from = 0; from + words.length <= tokens.length && best < 1; from += 1) {
    let share = 1;
    for (const [at, word] of words.entries()) share = Math.min(share, isWord(tokens[from + at] ?? '', word));
    best = Math.max(best, share);
  }
  return best;
}
