import { INTENTS, type Intent, isDeclined } from '../../intents.ts';
import { SUGGESTIONS, type Suggestion } from '../../suggestions.ts';
import { findIntent } from './find-intent.ts';
import { guessIntents } from './guess-intent.ts';

/** What the word lists say counts as much as a strong likeness. */
const BY_RULES = 8;
/** By so much the best has to lead the next one; below, someone is asked instead of being answered past the question. */
const SURE = 1.2;
/** What is hardly like any question that was asked before is not guessed at. */
const LEAST = 3;
const MOST_GUESSES = 3;
/** Groups of two or three letters look like anything. */
const SHORTEST = 4;

interface UnderstoodIntent {
  intent: Intent;
  /** Words of the lists say so; otherwise it is like what others have asked. */
  isByWords: boolean;
  /** What it may have been, the likeliest first, where it is not known. */
  guesses: Suggestion[];
}

/** What a question asks for: the word lists and the likeness to questions that others have asked, together. */
export function understandIntent(question: string): UnderstoodIntent {
  const byRules = findIntent(question);
  const isByWords = byRules !== 'unknown';
  // Whoever has to be told to seek help is told so, whatever the question looks like.
  if (byRules === 'medical' || question.trim().length < SHORTEST) return { intent: byRules, isByWords, guesses: [] };
  const scores = guessIntents(question);
  // Likeness alone refuses nobody an answer that the words ask for: what an engineer earns is no one's secret.
  const possible = isByWords && !isDeclined(byRules) ? INTENTS.filter((intent) => !isDeclined(intent)) : INTENTS;
  const ranked = possible
    .map((intent) => ({
      intent,
      score: (scores.get(intent) ?? 0) + (isByWords && intent === byRules ? BY_RULES : 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = ranked;
  const isAgreed = isByWords && best?.intent === byRules;
  if (best && next && (isAgreed || (best.score > LEAST && best.score - next.score >= SURE))) {
    return { intent: best.intent, isByWords, guesses: [] };
  }
  const guesses = ranked.flatMap(({ intent }) => asSuggestion(intent)).slice(0, MOST_GUESSES);
  return { intent: 'unknown', isByWords, guesses };
}

function asSuggestion(intent: Intent): Suggestion[] {
  const found = SUGGESTIONS.find((one) => one === intent);
  return found ? [found] : [];
}
