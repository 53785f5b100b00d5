import { isTimeZone } from '#src/modules/interviews/zone-times.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { NotificationsParts } from './notifications.parts.ts';

interface Whose {
  time_zone: string | null;
  country_id: number;
}

/** The clocks that someone lives by: those they have chosen, else those of their country's main place. */
export function zoneOf({ homeZone }: Pick<NotificationsParts, 'homeZone'>, whose: Whose | undefined): string {
  const chosen = whose?.time_zone;
  if (chosen && isTimeZone(chosen)) return chosen;
  return (whose && homeZone?.(whose.country_id)) || 'UTC';
}

export function createHomeZone({ places }: Pick<OptionData, 'places'>) {
  return (countryId: number): string | undefined => {
    const { defaultLocation } = siteById(countryId);
    return places.get(countryId)?.locations.find(({ key }) => key === defaultLocation)?.timezone;
  };
}
