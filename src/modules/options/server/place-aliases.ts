import { readTable } from './read-table.ts';

/** The other names of one country's places by their keys; those of the country itself have an empty key. */
type AliasesByKey = ReadonlyMap<string, string[]>;

const file = new URL('../data/place-aliases.tsv', import.meta.url);

/** What people call places when they search (KL, jaksel, 都内), by ISO code of the country. */
export function loadPlaceAliases(): ReadonlyMap<string, AliasesByKey> {
  const rows = Map.groupBy(readTable(file), ({ country = '' }) => country);
  return new Map(
    Array.from(rows, ([code, own]) => [
      code,
      new Map(own.map(({ place = '', aliases = '' }) => [place, aliases.split(';')])),
    ]),
  );
}
