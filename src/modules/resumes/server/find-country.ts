import { normalizeText } from '#src/kernel/text.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import type { NamesIn, Services } from '#src/modules/options/server/options.public.ts';

export type FindCountry = (said: string) => number | null;

/** The country of our list that someone means by its name in any of the ten languages or by its code; null when none. */
export function createFindCountry(countries: Services['data']['countries'], namesIn: NamesIn): FindCountry {
  let ids: Map<string, number> | undefined;
  return (said) => {
    ids ??= new Map(
      countries.flatMap(({ id, code }) =>
        [code, ...languageCodes.map((language) => namesIn(language).country(id).value)].map(
          (name): [string, number] => [normalizeText(name), id],
        ),
      ),
    );
    return ids.get(normalizeText(said)) ?? null;
  };
}
