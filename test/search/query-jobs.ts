import type pg from 'pg';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { findSite, sites } from '#src/modules/options/sites.ts';
import { type LabelledQuery, labelTitles, placeOf } from './labelled-queries.ts';
import { insertPlainJobs, type PlainJob } from './plain-jobs.ts';
import { listTitles, spreadOut } from './title-jobs.ts';

export const arrangementIds: Record<string, number> = { onsite: 1, hybrid: 2, remote: 3 };

export function jobTypeIdOf(key: string, { lists }: OptionData): number | undefined {
  const row = lists.get('job_types')?.find((one) => one.key === key);
  return row && Number(row.no);
}

/**
 * The field that labelled queries are measured on: every title in every country of ours, in the country's languages by
 * turns, and for every query of both halves one job that satisfies the whole of it.
 */
export async function insertQueryJobs(
  pool: pg.Pool,
  options: OptionData,
  queries: LabelledQuery[],
  now: Date,
): Promise<void> {
  const jobs = [...jobsOfCountries(options), ...queries.flatMap((query) => jobFor(query, options))];
  await insertPlainJobs(
    pool,
    jobs.map((job, at) => ({ ...job, postedAt: spreadOut(now, at) })),
  );
}

type Undated = Omit<PlainJob, 'postedAt'>;

function jobsOfCountries(options: OptionData): Undated[] {
  return sites
    .filter(({ code }) => code)
    .flatMap((site) => {
      const locations = options.places.get(site.id)?.locations ?? [];
      return listTitles(options).map((title, at) => {
        const language = site.languages[at % site.languages.length] ?? 'en';
        const locationId = locations[(at * 7) % locations.length]?.id;
        return { title, language, name: title.names[language] ?? '', countryId: site.id, locationId };
      });
    });
}

function jobFor({ country, titles, wants }: LabelledQuery, options: OptionData): Undated[] {
  const labels = labelTitles(options);
  const accepted = titles.flatMap((label) => labels.get(label) ?? []);
  const all = listTitles(options);
  const title = all.find(({ id }) => id === accepted[0]) ?? (titles.includes('any') ? all[0] : undefined);
  const place = wants.get('place')?.map((label) => placeOf(label, options))[0];
  const site = place ? sites.find(({ id }) => id === place.countryId) : findSite(country);
  if (!title || !site) return [];
  const [arrangement = 'onsite'] = wants.get('arrangement') ?? [];
  const [jobType = 'full-time'] = wants.get('job_type') ?? [];
  return [
    {
      title,
      language: site.language,
      name: title.names[site.language] ?? '',
      countryId: site.id,
      locationId: place?.locationIds?.[0],
      arrangementId: arrangementIds[arrangement],
      jobTypeId: jobTypeIdOf(jobType, options),
    },
  ];
}
