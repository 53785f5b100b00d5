import type { Vacancy } from './market.ts';
import type { Place, Work } from './prepare-options.ts';
import { createWeightedPick, type Random } from './random.ts';
import type { Where } from './work-groups.data.ts';

/** Ids of work_arrangement_lists. */
export const arrangementOf = { onSite: 1, hybrid: 2, remote: 3, field: 4 } as const;

export type Arrangement = (typeof arrangementOf)[keyof typeof arrangementOf];
type Shares = Record<keyof typeof arrangementOf, number>;

const picks: Record<Where, (random: Random) => Arrangement> = {
  anywhere: arrangements({ onSite: 33, hybrid: 35, remote: 31, field: 1 }),
  remote: arrangements({ onSite: 4, hybrid: 8, remote: 88, field: 0 }),
  office: arrangements({ onSite: 52, hybrid: 37, remote: 11, field: 0 }),
  plant: arrangements({ onSite: 85, hybrid: 13, remote: 0, field: 2 }),
  site: arrangements({ onSite: 100, hybrid: 0, remote: 0, field: 0 }),
  visits: arrangements({ onSite: 62, hybrid: 0, remote: 0, field: 38 }),
  road: arrangements({ onSite: 35, hybrid: 0, remote: 0, field: 65 }),
  crew: arrangements({ onSite: 70, hybrid: 0, remote: 0, field: 30 }),
  sales: arrangements({ onSite: 40, hybrid: 30, remote: 14, field: 16 }),
  web3: arrangements({ onSite: 5, hybrid: 9, remote: 86, field: 0 }),
};

/** Chiefs of anything are seldom away from their people. */
const pickLeader = arrangements({ onSite: 62, hybrid: 34, remote: 4, field: 0 });
const roaming = new Set<Where>(['anywhere', 'office']);

export function chooseArrangement(random: Random, { where, level, title }: Work): Arrangement {
  if (title.isBlueCollar && !away.has(where)) return arrangementOf.onSite;
  if (roaming.has(where) && (level === 'director' || level === 'chief')) return pickLeader(random);
  return picks[where](random);
}

/** Where blue-collar work leaves the premises. */
const away = new Set<Where>(['visits', 'road', 'crew']);

/** Cities, countries and time zone of the job; `city` is the one its text speaks of. */
export function choosePlaceOfWork(
  random: Random,
  { company, city: wanted }: Vacancy,
  arrangement: Arrangement,
  places: Place[],
) {
  const { place } = company;
  const city = wanted ?? (random.chance(0.65) ? company.location : place.pickLocation(random));
  if (arrangement !== arrangementOf.remote) {
    const ids = new Set([city.id]);
    if (random.chance(0.08))
      for (let more = random.whole(1, 2); more > 0; more -= 1) ids.add(place.pickLocation(random).id);
    return {
      city,
      columns: { location_ids: [...ids], is_remote_worldwide: false, remote_country_ids: [], timezone: null },
    };
  }
  const isWorldwide = random.chance(0.4);
  return {
    city: company.location,
    columns: {
      location_ids: [],
      is_remote_worldwide: isWorldwide,
      remote_country_ids: isWorldwide ? [] : hiringCountries(random, place, places),
      timezone: random.chance(isWorldwide ? 0.3 : 0.6) ? place.utc : null,
    },
  };
}

/** The company's own country, and often some more. */
function hiringCountries(random: Random, place: Place, places: Place[]): number[] {
  const more = random.chance(0.45) ? 0 : random.whole(1, 5);
  return [...new Set([place.site.id, ...random.some(places, more).map((other) => other.site.id)])];
}

function arrangements(shares: Shares): (random: Random) => Arrangement {
  const names = Object.keys(shares) as (keyof Shares)[];
  const pick = createWeightedPick(names, (name) => shares[name]);
  return (random) => arrangementOf[pick(random)];
}
