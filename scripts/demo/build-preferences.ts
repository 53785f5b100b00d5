import { FULL_TIME, ON_SITE, REMOTE } from '#src/modules/options/ids.ts';
import type { AccountRow } from './build-accounts.ts';
import type { DemoOptions } from './prepare-options.ts';
import { createRandom } from './random.ts';
import { payLevels } from './salaries.data.ts';

/** What the demo's own talent looks for: software engineering, at a software company. */
const SHOWN_TITLE = 10101;
const SHOWN_INDUSTRY = 2;
const INDUSTRIES = 94;

/** One wish on site for every talent, and a remote one for every second. */
export function buildPreferences(accounts: AccountRow[], { places, works, pickWork }: DemoOptions, seed: number) {
  return accounts.flatMap((account, index) => {
    const place = places.find(({ site }) => site.id === account.country_id);
    if (account.role !== 'talent' || !place) return [];
    const random = createRandom(seed, 'preference', index);
    const isShown = account.email.startsWith('talent@');
    const location = isShown ? place.locations[0] : place.pickLocation(random);
    const industry = isShown ? SHOWN_INDUSTRY : random.whole(1, INDUSTRIES);
    const work = isShown ? works.find(({ title }) => title.id === SHOWN_TITLE) : pickWork(random, industry);
    const { office = 3000, least: lowest = 0 } = payLevels[place.code] ?? {};
    const least = roundly(Math.max(lowest, office * (work?.pay ?? 1)) * (0.9 + random.next() * 0.8));
    const scale = 10 ** digitsOf(place.site.currency);
    const wish = {
      account_id: account.id,
      slot: 1,
      function_job_title_id: work?.title.id ?? SHOWN_TITLE,
      job_type_id: FULL_TIME,
      industry_id: industry,
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
