import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { type LanguageCode, languages } from '#src/modules/options/languages.ts';
import type { JobTitle, SubFunction } from '#src/modules/options/server/job-functions.ts';
import { type Location, OVERSEAS } from '#src/modules/options/server/locations.ts';
import { loadOptionData, type OptionData } from '#src/modules/options/server/option-data.ts';
import { textIn } from '#src/modules/options/server/read-table.ts';
import { findSite, type Site } from '#src/modules/options/sites.ts';
import { type DemoCountry, demoCountries } from './countries.data.ts';
import { blueCollarFamily, type FunctionProfile, functionProfiles, subFunctionProfiles } from './functions.data.ts';
import { createWeightedPick, type Random } from './random.ts';
import { type Sector, sectorProfiles } from './sectors.data.ts';
import { createSkillFit, type SkillFit } from './skill-fit.ts';
import { type Level, levelOf } from './title-level.ts';

export interface Place extends DemoCountry {
  site: Site;
  locations: Location[];
  pickLocation(random: Random): Location;
  pickLanguage(random: Random): LanguageCode;
}

/** A job title with all that its function says about it. */
export interface Work extends FunctionProfile {
  title: JobTitle;
  level: Level;
  fit: SkillFit;
}

export interface DemoOptions {
  places: Place[];
  /** Picks a job title that companies of the sector look for. */
  pickWork(random: Random, sector: Sector): Work;
  industryName(id: number, language: string): string;
}

/** Turns the option lists into weighted choices, so that each row costs a few draws. */
export function prepareOptions(): DemoOptions {
  const data = loadOptionData();
  const industries = new Map((data.lists.get('industry_lists') ?? []).map((row) => [Number(row.no), row]));
  const pickBySector = prepareWork(data);
  return {
    places: demoCountries.map((country) => preparePlace(country, data)),
    pickWork: (random, sector) => (pickBySector.get(sector) as (random: Random) => Work)(random),
    industryName: (id, language) => inSentence(textIn(industries.get(id) ?? {}, language), language),
  };
}

function preparePlace(country: DemoCountry, data: OptionData): Place {
  const site = findSite(country.code);
  if (!site) throw new Error(`${country.code} has no site.`);
  const all = data.places.get(site.id)?.locations ?? [];
  const locations = all.filter((one) => one.key !== OVERSEAS && one.latitude !== null);
  const byShare = createWeightedPick(country.languages, ([, share]) => share);
  return {
    ...country,
    site,
    locations,
    pickLocation: createWeightedPick(locations, (location) => location.heat ** 1.5 + 1),
    pickLanguage: (random) => byShare(random)[0],
  };
}

function prepareWork(data: OptionData): Map<Sector, (random: Random) => Work> {
  const fitSkills = createSkillFit(data.skills);
  const byFunction = new Map<number, (random: Random) => Work>();
  for (const main of data.functions) {
    const weighted = main.subs.flatMap((sub) =>
      sub.titles
        .filter((title) => title.id !== CUSTOM_TITLE)
        .map((title) => ({ work: toWork(title, sub, fitSkills), weight: (sub.heat / 100) * (title.heat / 100) ** 6 })),
    );
    if (!weighted.length) continue;
    const pick = createWeightedPick(weighted, (one) => one.weight);
    byFunction.set(main.id, (random) => pick(random).work);
  }
  return new Map(
    sectorProfiles.map(({ sector, functions }) => {
      const known = Object.entries(functions).filter(([id]) => byFunction.has(Number(id)));
      const pickFunction = createWeightedPick(known, ([, share]) => share);
      return [
        sector,
        (random) => (byFunction.get(Number(pickFunction(random)[0])) as (random: Random) => Work)(random),
      ];
    }),
  );
}

function toWork(title: JobTitle, sub: SubFunction, fitSkills: ReturnType<typeof createSkillFit>): Work {
  const main = functionProfiles[title.mainId] ?? (functionProfiles[30] as FunctionProfile);
  const profile = { ...main, ...subFunctionProfiles[title.subId] };
  return {
    ...profile,
    title,
    level: levelOf(title.names.en ?? ''),
    family: title.isBlueCollar ? blueCollarFamily(profile.family) : profile.family,
    pay: title.isBlueCollar ? Math.min(profile.pay, 0.68) : profile.pay,
    isDesk: profile.isDesk && !title.isBlueCollar,
    fit: fitSkills(title, sub, profile.skills),
  };
}

const languageIds = new Map<string, number>(languages.map(({ code, id }) => [code, id]));

export function languageId(code: LanguageCode): number {
  return languageIds.get(code) ?? 1;
}

/** Languages whose lists write industries with capitals that a sentence does not have. */
const lowerCased = new Set(['en', 'id', 'ms', 'es', 'pt-BR', 'tr']);

function inSentence(text: string, language: string): string {
  if (!lowerCased.has(language)) return text;
  return text
    .split(' ')
    .map((word) => (/^[A-Z]{2}|Web3|^\p{Lu}\p{L}*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase(language)))
    .join(' ');
}
