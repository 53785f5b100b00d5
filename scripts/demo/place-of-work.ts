import type { Location } from '#src/modules/options/server/locations.ts';
import type { DemoCompany } from './build-company.ts';
import type { Place, Work } from './prepare-options.ts';
import { createWeightedPick, type Random } from './random.ts';

/** Ids of work_arrangement_lists. */
export const arrangementOf = { onSite: 1, hybrid: 2, remote: 3, field: 4 } as const;

type Arrangement = (typeof arrangementOf)[keyof typeof arrangementOf];
type Shares = Record<keyof typeof arrangementOf, number>;

const pickDesk = arrangements({ onSite: 32, hybrid: 31, remote: 36, field: 1 });
const pickSales = arrangements({ onSite: 38, hybrid: 28, remote: 22, field: 12 });
const pickPlace = arrangements({ onSite: 78, hybrid: 14, remote: 5, field: 3 });
const pickPeople = arrangements({ onSite: 92, hybrid: 3, remote: 2, field: 3 });
const pickManual = arrangements({ onSite: 93, hybrid: 0, remote: 0, field: 7 });
const pickWeb3 = arrangements({ onSite: 5, hybrid: 9, remote: 86, field: 0 });

const SALES = 5;
/** Functions that serve people face to face. */
const FACE_TO_FACE = new Set([12, 13, 14, 15, 22, 28]);
const OUTDOORS = new Set([27, 19]);

export function chooseArrangement(random: Random, work: Work): Arrangement {
  if (work.title.isWeb3) return pickWeb3(random);
  if (work.title.isBlueCollar) return pickManual(random);
  if (work.title.mainId === SALES) return pickSales(random);
  if (FACE_TO_FACE.has(work.title.mainId) && !work.isDesk) return pickPeople(random);
  if (OUTDOORS.has(work.title.mainId) && random.chance(0.06)) return arrangementOf.field;
  return work.isDesk ? pickDesk(random) : pickPlace(random);
}

/** Cities, countries and time zone of the job; `city` is the one its text speaks of. */
export function choosePlaceOfWork(random: Random, company: DemoCompany, arrangement: Arrangement, places: Place[]) {
  const { place } = company;
  const city: Location = random.chance(0.65) ? company.location : place.pickLocation(random);
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
