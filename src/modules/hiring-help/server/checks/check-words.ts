import type { CheckRule } from '../../check-rules.ts';
import type { BiasedWords, PostWords } from '../words/post-words.ts';
import { type FoundPhrase, findPhrase, isClause, type Searched } from './find-phrases.ts';
import { advice, type Finding } from './finding.ts';

/** More of one kind than this helps nobody at once; the next ones come when the first are mended. */
const MOST_OF_A_RULE = 4;
/** How far around a word its other form may stand: `waiter or waitress`. */
const AROUND = 24;

/** Words that read as for some people only, and words that say little, each with a better one where there is one. */
export function checkWords(searched: Searched, words: PostWords, field: string): Finding[] {
  const biased = words.biased.flatMap((one) =>
    placesOf(searched, one.phrases)
      .filter((place) => !isBothForms(searched, place, one))
      .map((place) => toFinding(searched, place, { rule: `bias.${one.kind}`, field, better: one.neutral })),
  );
  const jargon = words.jargon.flatMap(({ phrases, plain }) =>
    placesOf(searched, phrases).map((place) =>
      toFinding(searched, place, { rule: 'clarity.jargon', field, better: plain }),
    ),
  );
  return limited(withoutOverlaps([...biased, ...jargon]));
}

type Placed = Finding & FoundPhrase;

function placesOf(searched: Searched, phrases: readonly string[]): FoundPhrase[] {
  return phrases.flatMap((phrase) => findPhrase(searched, phrase));
}

function toFinding(
  searched: Searched,
  place: FoundPhrase,
  { rule, field, better }: { rule: CheckRule; field: string; better: string },
): Placed {
  const quote = searched.original.slice(place.at, place.end);
  const left = isClause(searched, place) ? '' : null;
  return { ...advice(rule, field, { quote, suggestion: better ? likeIt(quote, better) : left }), ...place };
}

/** With a capital where there was one. */
function likeIt(quote: string, better: string): string {
  const [first = ''] = better;
  return /^\p{Lu}/u.test(quote) ? first.toLocaleUpperCase() + better.slice(first.length) : better;
}

/** `Waiter/waitress` and `secretario o secretaria` name everyone. */
function isBothForms(
  { folded, original }: Searched,
  { at, end }: FoundPhrase,
  { kind, neutral }: BiasedWords,
): boolean {
  if (kind !== 'gender') return false;
  if (original[at - 1] === '/' || original[end] === '/' || original[end] === '(') return true;
  return neutral !== '' && folded.slice(Math.max(0, at - AROUND), end + AROUND).includes(neutral.toLowerCase());
}

/** The longest phrase at a place speaks for the others. */
function withoutOverlaps(findings: Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const one of [...findings].sort((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at)) {
    if (!kept.some((other) => other.rule === one.rule && one.at < other.end && other.at < one.end)) kept.push(one);
  }
  return kept.sort((a, b) => a.at - b.at);
}

function limited(findings: Placed[]): Finding[] {
  const counts = new Map<string, number>();
  return findings.flatMap(({ at, end, ...finding }) => {
    const count = (counts.get(finding.rule) ?? 0) + 1;
    counts.set(finding.rule, count);
    return count <= MOST_OF_A_RULE ? [finding] : [];
  });
}
