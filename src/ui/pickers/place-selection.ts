import type { PickId, PlaceSelection } from './selection-count.ts';
import { findMatch } from './text-match.ts';

export interface Place {
  id: PickId;
  name: string;
  /** What people call it besides: KL for Kuala Lumpur. */
  aliases?: readonly string[];
  /** The place it lies in: a ward's city. */
  parentId?: PickId;
}

export interface PlaceRegion extends Place {
  places: readonly Place[];
  /** The country has no regions of its own; this one only carries its places. */
  isImplicit?: boolean;
}

export interface PlaceCountry {
  id: PickId;
  name: string;
}

export interface PlaceData {
  regions: readonly PlaceRegion[];
  popular: readonly Place[];
}

export interface PlaceChoice extends PlaceSelection {
  countryId: PickId;
}

/** Chooses or drops a whole region; single places in it would say the same twice, so they go. */
export function toggleRegion<Choice extends PlaceSelection>(choice: Choice, region: PlaceRegion): Choice {
  const own = new Set(region.places.map((place) => place.id));
  const isChosen = choice.regionIds.includes(region.id);
  return {
    ...choice,
    regionIds: isChosen ? choice.regionIds.filter((id) => id !== region.id) : [...choice.regionIds, region.id],
    placeIds: choice.placeIds.filter((id) => !own.has(id)),
  };
}

/** Chooses or drops one place; its region and its city are then no longer meant as a whole, and a city says its wards. */
export function togglePlace<Choice extends PlaceSelection>(
  choice: Choice,
  placeId: PickId,
  regions: readonly PlaceRegion[],
): Choice {
  const region = regions.find((candidate) => candidate.places.some((place) => place.id === placeId));
  const isChosen = choice.placeIds.includes(placeId);
  const own = region?.places.find(({ id }) => id === placeId);
  const saidTwice = new Set(region?.places.filter(({ parentId }) => parentId === placeId).map(({ id }) => id));
  if (own?.parentId !== undefined) saidTwice.add(own.parentId);
  return {
    ...choice,
    regionIds: choice.regionIds.filter((id) => id !== region?.id),
    placeIds: isChosen
      ? choice.placeIds.filter((id) => id !== placeId)
      : [...choice.placeIds.filter((id) => !saidTwice.has(id)), placeId],
  };
}

export interface PlaceMatch {
  region: PlaceRegion;
  /** Absent when the region itself is meant. */
  place?: Place;
  /** The other name by which it was found, when its own does not hold the text. */
  alias?: string;
}

/** Names that hold the text and other names that begin with it; a place of which it is a whole other name comes first. */
export function matchPlaces(regions: readonly PlaceRegion[], query: string, limit = 60): PlaceMatch[] {
  const matches = regions.flatMap((region): PlaceMatch[] => [
    ...(region.isImplicit ? [] : matchPlace(region, query).map((found) => ({ region, ...found }))),
    ...region.places.flatMap((place) => matchPlace(place, query).map((found) => ({ region, place, ...found }))),
  ]);
  const isWhole = ({ alias }: PlaceMatch) => alias !== undefined && findMatch(query, alias) !== null;
  return [...matches.filter(isWhole), ...matches.filter((match) => !isWhole(match))].slice(0, limit);
}

function matchPlace({ name, aliases = [] }: Place, query: string): Pick<PlaceMatch, 'alias'>[] {
  if (findMatch(name, query)) return [{}];
  const alias = aliases.find((one) => findMatch(one, query)?.start === 0);
  return alias === undefined ? [] : [{ alias }];
}

/** The first chosen name; the badge beside it says how many there are. */
export function firstChosenName(choice: PlaceSelection, regions: readonly PlaceRegion[]): string | undefined {
  for (const region of regions) {
    if (choice.regionIds.includes(region.id)) return region.name;
    const place = region.places.find(({ id }) => choice.placeIds.includes(id));
    if (place) return place.name;
  }
  return undefined;
}
