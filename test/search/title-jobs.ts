import type pg from 'pg';
import { languages } from '#src/modules/options/languages.ts';
import { CUSTOM_TITLE_ID, type OptionData } from '#src/modules/options/server/options.public.ts';
import { sites } from '#src/modules/options/sites.ts';
import { insertPlainJobs } from './plain-jobs.ts';

/** Every title that an employer can choose. */
export function listTitles({ functions }: OptionData) {
  return functions.flatMap((main) => main.subs.flatMap((sub) => sub.titles)).filter(({ id }) => id !== CUSTOM_TITLE_ID);
}

/** Some minute of the last weeks, another one for each. */
export function spreadOut(now: Date, at: number): Date {
  return new Date(now.getTime() - (((at * 7919) % 60_000) + 1) * 60_000);
}

/** Plain jobs, one in English and two in other languages for every title there is. */
export async function insertTitleJobs(pool: pg.Pool, options: OptionData, now: Date): Promise<void> {
  const jobs = listTitles(options).flatMap((title, at) => {
    const others = languages.slice(1);
    const chosen = ['en', others[at % 9]?.code, others[(at * 4 + 3) % 9]?.code];
    return [...new Set(chosen)].map((code) => ({
      title,
      language: code ?? 'en',
      name: title.names[code ?? 'en'] ?? '',
    }));
  });
  const siteOf = (language: string) =>
    sites.find((one) => one.language === language || one.languages.includes(language as 'en'));
  await insertPlainJobs(
    pool,
    jobs.map((job, at) => ({ ...job, countryId: siteOf(job.language)?.id ?? 196, postedAt: spreadOut(now, at) })),
  );
}
