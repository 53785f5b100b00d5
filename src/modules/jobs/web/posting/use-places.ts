import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { optionEntries } from '#src/modules/options/web/option-entries.ts';

interface PlaceEntry {
  id: number;
  value: string;
  country_id: number;
  region_display_name: string;
}

let places: Promise<PlaceEntry[]> | undefined;

function loadAll(): Promise<PlaceEntry[]> {
  places ??= api('GET /config/:name/list', { name: 'location_lists' }).then(
    ({ location_lists: list = [] }) => optionEntries<PlaceEntry>(list),
    (error) => {
      places = undefined;
      throw error;
    },
  );
  return places;
}

/** The places of a country as choices; undefined while they load. */
export function usePlaces(countryId: number | null | undefined) {
  const [all, setAll] = useState<PlaceEntry[]>();
  useEffect(() => {
    loadAll().then(setAll, () => setAll([]));
  }, []);
  return all
    ?.filter((place) => place.country_id === countryId)
    .map(({ id, value, region_display_name: region }) => ({ id, name: value, description: region || undefined }));
}
