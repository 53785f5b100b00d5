import { titleIndex } from '#src/modules/options/server/options.public.ts';
import type { PreferenceRow } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Wishes } from './engine/jobs/score-jobs.ts';
import type { SearchParts } from './search-parts.ts';

/** A preference as the engine understands wishes; a custom title is on no list and has to be searched as text. */
export function wishesOfPreference({ data }: SearchParts, preference: PreferenceRow): Wishes {
  const isListed = preference.custom_job_title === null;
  const title = isListed ? titleIndex(data).get(preference.function_job_title_id)?.title : undefined;
  return {
    ...(title && { functionTitles: [title.id], jobFunctions: [title.subId], mainFunctions: [title.mainId] }),
    location: [preference.location_id],
    region: preference.pref_region_id === null ? [] : [preference.pref_region_id],
    workArrangement: [preference.work_arrangement_id],
    jobType: [preference.job_type_id],
    industry: [preference.industry_id],
  };
}

/** Several preferences at once: any of their titles, places and kinds of work is welcome. */
export function joinWishes(all: Wishes[]): Wishes {
  const joined: Record<string, number[]> = {};
  for (const wishes of all) {
    for (const [name, ids] of Object.entries(wishes)) joined[name] = [...new Set([...(joined[name] ?? []), ...ids])];
  }
  return joined;
}

/** Jobs that the viewer has hidden from recommendations. */
export async function findHiddenJobs(ctx: Context): Promise<number[]> {
  if (ctx.viewer.accountId === null) return [];
  const { rows } = await ctx.tx.query<{ job_id: number }>(
    sql`select job_id from hidden_reco_jobs where account_id = ${ctx.viewer.accountId}`,
  );
  return rows.map((row) => row.job_id);
}
