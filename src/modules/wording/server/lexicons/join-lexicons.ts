import type { Lexicon } from './lexicon.ts';

/** One lexicon with the words of both. */
export function joinLexicons(one: Lexicon, other: Lexicon): Lexicon {
  return { ...joined(one, other), script: one.script };
}

function joined<Words extends object>(one: Words, other: Words): Words {
  const theirs = new Map<string, object>(Object.entries(other));
  const both: object = Object.fromEntries(
    Object.entries(one).map(([name, words]) => {
      const more = theirs.get(name);
      return [name, typeof words === 'string' ? `${words}|${more}` : joined(words, more)];
    }),
  );
  return both as Words;
}
