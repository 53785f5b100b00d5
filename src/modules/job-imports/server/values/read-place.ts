import type { Location, OptionData } from '#src/modules/options/server/options.public.ts';
import type { NamedPlace, TextReader } from '#src/modules/search/server/search.public.ts';
import type { PhraseBook } from './find-phrase.ts';

export interface PlaceReading {
  countryId: number | undefined;
  locationIds: number[];
  /** Pieces that name no place we know. */
  unread: string[];
  /** Every piece names some place, if only a region. */
  knowsAll: boolean;
  /** The text says that it does not matter where one is. */
  isWorldwide: boolean;
  /** The text says remote in the place of a place. */
  isRemote: boolean;
}

export interface PlaceParts {
  data: OptionData;
  reader: TextReader;
  countries: PhraseBook<number>;
}

const PIECES = /[;|\n•]+|\s[/&]\s|、/u;
/** Two letters behind a comma. */
const CODE = /,\s*[A-Za-z]{2}$/;
const WORLDWIDE = /\b(?:worldwide|anywhere|global)\b|全球|世界中|todo el mundo|qualquer lugar|mana saja|mana-mana/iu;
const REMOTE = /\bremote\b|\bremot[oa]\b|远程|遠端|リモート|在宅|عن بعد|uzaktan/iu;

/**
 * Where a job is. A piece such as `London, United Kingdom` is one place with its country; a name that several countries
 * have is looked for in the one that was told, then in the company's.
 */
export async function readPlace(
  texts: readonly string[],
  { data, reader, countries }: PlaceParts,
  scope: { language: string; told: number | undefined; home: number },
): Promise<PlaceReading> {
  const pieces = texts.flatMap((text) => text.split(PIECES)).map((piece) => piece.trim());
  let countryId = scope.told;
  const found = new Set<number>();
  const unread: string[] = [];
  let knowsAll = true;
  for (const piece of pieces.filter(Boolean)) {
    const named = countryOf(piece, countries);
    const within = countryId ?? named;
    const read = await reader.findPlaces(piece, scope.language, within ?? scope.home);
    const places = read.flat();
    // `Chicago, IL`: a code of two letters behind a place that is elsewhere is no country but a state.
    const isState = named !== undefined && CODE.test(piece) && places.length > 0 && !places.some(isIn(named));
    const country = countryId ?? (isState ? undefined : named) ?? places[0]?.countryId;
    if (places.length > 0 || (named !== undefined && !isState)) countryId ??= country;
    const locations = finest(
      read.flatMap((one) => best(one.filter(isIn(country)))),
      data.places.get(country ?? 0)?.locations ?? [],
    );
    for (const id of locations) found.add(id);
    knowsAll &&= places.length > 0 || named !== undefined || WORLDWIDE.test(piece) || REMOTE.test(piece);
    const isSaid = locations.length > 0 || countries.exact(piece) !== undefined || WORLDWIDE.test(piece);
    if (!isSaid && !REMOTE.test(piece)) unread.push(piece);
  }
  const all = pieces.join(' ');
  const isWorldwide = WORLDWIDE.test(all);
  const locationIds = [...found].slice(0, 10);
  return { countryId, locationIds, unread, knowsAll, isWorldwide, isRemote: REMOTE.test(all) };
}

/** The country's name alone, or behind the last comma, there also as a code. Two letters alone may be a state. */
function countryOf(piece: string, countries: PhraseBook<number>): number | undefined {
  const last = piece.split(/[,，–—-]\s*/u).at(-1) ?? '';
  if (last !== piece) return countries.exact(last);
  return piece.length > 2 || /\P{Script=Latin}/u.test(piece) ? countries.exact(piece) : undefined;
}

function isIn(countryId: number | undefined) {
  return (place: NamedPlace) => place.countryId === countryId;
}

/** Of several places of one name the best known: London is the city before it is the City. */
function best(places: readonly NamedPlace[]): number[] {
  const [first] = places
    .filter(({ kind }) => kind === 'location')
    .toSorted((one, other) => other.popularity - one.popularity);
  return first ? [first.id] : [];
}

/** A city that is named together with its ward or prefecture is the smaller of them. */
function finest(ids: readonly number[], locations: readonly Location[]): number[] {
  const around = new Set(
    locations.filter(({ id }) => ids.includes(id)).flatMap(({ id, within }) => within.filter((other) => other !== id)),
  );
  return [...new Set(ids)].filter((id) => !around.has(id));
}
