import type { Lexicon } from './lexicon.ts';

type Words = { [name: string]: string | Words };

/** One lexicon with the words of both. */
export function joinLexicons(one: Lexicon, other: Lexicon): Lexicon {
  return { ...(joined(one as unknown as Words, other as unknown as Words) as unknown as Lexicon), script: one.script };
}

function joined(one: Words, other: Words): Words {
  return Object.fromEntries(
    Object.entries(one).map(([name, words]) => {
      const more = other[name];
      return [name, typeof words === 'string' ? `${words}|${more}` : joined(words, more as Words)];
    }),
  );
}
