import { FULL_TIME, ON_SITE, REMOTE } from '#src/modules/options/ids.ts';
import type { AccountRow } from './build-accounts.ts';
import type { Place } from './prepare-options.ts';
import { createRandom } from './random.ts';
import { payLevels } from './salaries.data.ts';

/** Titles that many look for: software, accounting, sales, marketing, design. */
const TITLES = [10101, 20101, 50101, 160101, 80101];
const INDUSTRIES = [2, 3, 5, 8, 12];

/** One wish on site for every talent, and a remote one for every second. */
export function buildPreferences(accounts: AccountRow[], places: Place[], seed: number) {
  return accounts.flatMap((account, index) => {
    const place = places.find(({ site }) => site.id === account.country_id);
    if (account.role !== 'talent' || !place) return [];
    const random = createRandom(seed, 'preference', index);
    const isShown = account.email.startsWith('talent@');
    const location = isShown ? place.locations[0] : place.pickLocation(random);
    const office = payLevels[place.code]?.office ?? 3000;
    const least = roundly(office * (0.9 + random.next() * 0.8));
    const scale = 10 ** digitsOf(place.site.currency);
    const wish = {
      account_id: account.id,
      slot: 1,
      function_job_title_id: isShown ? TITLES[0] : random.pick(TITLES),
      job_type_id: FULL_TIME,
      industry_id: isShown ? INDUSTRIES[0] : random.pick(INDUSTRIES),
      pref_country_id: place.site.id,
      pref_region_id: location?.regionId ?? null,
      location_id: location?.id ?? 0,
      currency: place.site.currency,
      min_salary: least * scale,
      max_salary: roundly(least * 1.5) * scale,
      timezone: place.utc,
      language_id: 1,
      created_at: account.created_at,
    };
    const onSite = { ...wish, work_arrangement_id: ON_SITE };
    return isShown || random.chance(0.5) ? [onSite, { ...wish, work_arrangement_id: REMOTE }] : [onSite];
  });
}

/** Two leading digits: people wish for 6,800, not for 6,793. */
function roundly(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
