import { lazy } from '#src/kernel/lazy.ts';
import { jobLanguageCode } from '#src/modules/options/job-languages.ts';
import {
  type NamesIn,
  type OptionData,
  type TitleEntry,
  textIn,
  titleIndex,
} from '#src/modules/options/server/options.public.ts';
import type { PreferenceRow } from '#src/modules/preferences/server/preferences.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { readMarket } from './read-market.ts';
import type { Market, Target } from './score/analysed.ts';
import { foldText } from './score/fold.ts';
import { createKnownSkills } from './score/known-skills.ts';
import { namesOfTitle } from './title-names.ts';

export interface DesiredJobs {
  title(row: PreferenceRow, language: string): string;
  target(tx: Reader, row: PreferenceRow, language: string): Promise<Target>;
}

/** What a job preference means for an analysis: its names, and what open jobs of the kind ask for. */
export function createDesiredJobs(data: OptionData, namesIn: NamesIn): DesiredJobs {
  // Thousands of names in ten languages: made when they are first asked for.
  const known = lazy(() => createKnownSkills(data));
  const byName = lazy(() => indexByName(data));
  /** A title of one's own may have the name of one that is on the list. */
  const entryOf = ({ function_job_title_id, custom_job_title }: PreferenceRow) =>
    custom_job_title === null ? titleIndex(data).get(function_job_title_id) : byName().get(foldText(custom_job_title));
  const title = (row: PreferenceRow, language: string) =>
    row.custom_job_title ?? textIn(entryOf(row)?.title.names ?? {}, language);
  const nameSkills = (market: Awaited<ReturnType<typeof readMarket>>, field: string, language: string): Market | null =>
    market && {
      ...market,
      field,
      skills: market.skills.flatMap(({ id, count }) => {
        const skill = known().byId(id);
        return skill ? [{ ...skill, name: namesIn(language).skill(id).value, count }] : [];
      }),
    };
  return {
    title,
    target: async (tx, row, language) => {
      const entry = entryOf(row);
      const field = entry ? textIn(entry.sub.names, language) : '';
      return {
        title: title(row, language),
        names: [...(entry ? namesOfTitle(entry.title) : []), ...(row.custom_job_title ? [row.custom_job_title] : [])],
        languageId: row.language_id,
        languageCode: jobLanguageCode(row.language_id) ?? '',
        languageName: namesIn(language).jobLanguage(row.language_id).value,
        market: entry ? nameSkills(await readMarket(tx, placeOf(entry, row)), field, language) : null,
        skillOf: known().bySpelling,
      };
    },
  };
}

function placeOf({ title, sub }: TitleEntry, { pref_country_id }: PreferenceRow) {
  return { titleId: title.id, subFunctionId: sub.id, countryId: pref_country_id };
}

function indexByName(data: OptionData): Map<string, TitleEntry> {
  const index = new Map<string, TitleEntry>();
  for (const entry of titleIndex(data).values()) {
    for (const name of namesOfTitle(entry.title)) if (!index.has(foldText(name))) index.set(foldText(name), entry);
  }
  return index;
}
