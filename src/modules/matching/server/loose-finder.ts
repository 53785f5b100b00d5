import { stemOf } from './word-stem.ts';

/** Words that join others and mean nothing by themselves. */
const JOINING = new Set(
  'a an the of for to in on at and or with by de del la el los las y e o en con para por da do das dos em com dan di ke untuk dengan yang ve ile için bir atau serta'.split(
    ' ',
  ),
);
/** Words of other things that may stand between those of a name. */
const MOST_BETWEEN = 4;
const LEAST_STEMS = 2;

export interface LooseToken {
  word: string;
  at: number;
  /** Counts up with each sentence and each part of a list: words of two parts do not belong together. */
  part: number;
}

interface Phrase<Value> {
  value: Value;
  stems: readonly string[];
}

/**
 * Finds what someone says in other forms and another order: 'reconciled the bank weekly' is bank reconciliation. Each
 * name is looked up by its rarest word, so a text costs little more than reading it.
 */
export function createLooseFinder<Value>(names: Iterable<[words: readonly string[], value: Value]>) {
  const phrases: Phrase<Value>[] = [];
  const frequency = new Map<string, number>();
  for (const [words, value] of names) {
    const stems = [...new Set(words.filter((word) => !JOINING.has(word)).map(stemOf))];
    // Chinese and Japanese come sign by sign, and single signs mean anything.
    if (stems.length < LEAST_STEMS || stems.some((stem) => stem.length === 1)) continue;
    phrases.push({ value, stems });
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  const rarest = ({ stems }: Phrase<Value>) =>
    stems.reduce((best, stem) => ((frequency.get(stem) ?? 0) < (frequency.get(best) ?? 0) ? stem : best));
  const byRarest = Map.groupBy(phrases, rarest);

  return (tokens: readonly LooseToken[]): { value: Value; at: number }[] => {
    const stemmed = tokens
      .filter(({ word }) => !JOINING.has(word))
      .map(({ word, ...token }) => ({ ...token, stem: stemOf(word) }));
    return stemmed.flatMap(({ stem }, index) =>
      (byRarest.get(stem) ?? []).flatMap((phrase) => {
        const first = firstOf(phrase.stems, stemmed, index);
        return first === undefined ? [] : [{ value: phrase.value, at: first }];
      }),
    );
  };
}

/** Where the words of a name begin around one of them; undefined where they do not stand together. */
function firstOf(
  stems: readonly string[],
  tokens: readonly { stem: string; at: number; part: number }[],
  index: number,
): number | undefined {
  const reach = stems.length + MOST_BETWEEN;
  const { part } = tokens[index] as (typeof tokens)[number];
  const around = tokens.slice(Math.max(0, index - reach + 1), index + reach).filter((token) => token.part === part);
  const places = stems.map((stem) => around.findIndex((token) => token.stem === stem));
  if (places.includes(-1)) return undefined;
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return to - from < reach ? around[from]?.at : undefined;
}
