import type { Run } from '../core/run.ts';
import type { Speller } from '../core/spelling.ts';
import type { Readings } from '../core/understand.ts';
import { isUnspaced } from '../core/words.ts';

/** With so many jobs a word is not a mistake. */
const ENOUGH = 3;

interface Lexicon {
  isKnown(word: string): boolean;
  speller: Speller;
}

/**
 * Finds what misspelt words meant. A word is doubted only when neither our lists nor the statistics know it and hardly
 * any job holds it; a word that a few jobs hold keeps its own meaning beside the others.
 */
export async function readWords(words: readonly string[], lexicon: Lexicon, run: Run): Promise<Readings> {
  const readings = new Map<string, string[]>();
  const doubtful = words.filter((word) => word.length >= 4 && !isUnspaced(word) && !lexicon.isKnown(word));
  const candidates = doubtful
    .map((word) => ({ word, meant: lexicon.speller.nearest(word) }))
    .filter(({ meant }) => meant.length > 0);
  if (candidates.length === 0) return readings;
  const hits = await countHits(
    candidates.map(({ word }) => word),
    run,
  );
  for (const { word, meant } of candidates) {
    const count = hits.get(word) ?? 0;
    if (count >= ENOUGH) continue;
    readings.set(word, count === 0 ? meant : [...meant, word]);
  }
  return readings;
}

async function countHits(words: string[], run: Run): Promise<Map<string, number>> {
  const rows = await run<{ word: string; count: number }>({
    name: 'search_word_hits',
    text: `select word, (select count(*) from (select 1 from job_search
        where doc @@ (quote_literal(word))::tsquery limit ${ENOUGH}) hits) as count
      from unnest($1::text[]) as word`,
    values: [words],
  });
  return new Map(rows.map(({ word, count }) => [word, count]));
}
