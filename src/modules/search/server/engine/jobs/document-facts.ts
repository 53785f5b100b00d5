import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { DocumentFacts } from './document.ts';
import { readBrackets } from './pay.ts';

/** What documents need of the option data, ready to be looked up. */
export function documentFacts(options: OptionData): DocumentFacts {
  const places = new Map(
    [...options.places.values()].flatMap(({ locations }) => locations.map((one) => [one.id, one])),
  );
  const skills = new Map(options.skills.map((skill) => [skill.id, skill]));
  return {
    brackets: readBrackets(options.lists.get('salary_ranges') ?? []),
    rates: options.rates.rates,
    currencyIds: options.rates.ids,
    regionOf: (id) => places.get(id)?.regionId ?? null,
    placesAround: (id) => places.get(id)?.within ?? [id],
    skillNames: (id, language) => {
      const skill = skills.get(id);
      if (!skill) return [];
      const names = [skill.names[language], skill.names.en].filter((name) => name !== undefined && name !== '');
      return [...new Set([...(names as string[]), ...skill.aliases])];
    },
  };
}
