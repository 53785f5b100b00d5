export type PickId = number | string;

export interface PlaceSelection {
  regionIds: readonly PickId[];
  placeIds: readonly PickId[];
}

export interface CountedRegion {
  id: PickId;
  places: readonly { id: PickId; parentId?: PickId }[];
}

/**
 * The number on the location badge, 0 when there is none to show. It shows when more than one region or location is
 * chosen, or when one region without a location of its own contains more than one; a whole region counts its locations. A
 * location inside another that is chosen says nothing more.
 */
export function selectionCount(selection: PlaceSelection, regions: readonly CountedRegion[]): number {
  const chosen = new Set(selection.placeIds);
  const isInner = ({ id, parentId }: CountedRegion['places'][number]) =>
    parentId !== undefined && chosen.has(id) && chosen.has(parentId);
  let count = chosen.size - regions.flatMap(({ places }) => places.filter(isInner)).length;
  for (const id of new Set(selection.regionIds)) {
    const places = regions.find((region) => region.id === id)?.places ?? [];
    const isNarrowed = places.some((place) => chosen.has(place.id));
    if (!isNarrowed) count += Math.max(1, places.length);
  }
  return count > 1 ? count : 0;
}

/** '99+' above 99: a badge has room for three signs. */
export function cappedCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
