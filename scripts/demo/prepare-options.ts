import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { type LanguageCode, languages } from '#src/modules/options/languages.ts';
import type { JobTitle, MainFunction } from '#src/modules/options/server/job-functions.ts';
import { type Location, OVERSEAS } from '#src/modules/options/server/locations.ts';
import { loadOptionData, type OptionData, type Skill } from '#src/modules/options/server/option-data.ts';
import { textIn } from '#src/modules/options/server/read-table.ts';
import { findSite, type Site } from '#src/modules/options/sites.ts';
import { type DemoCountry, demoCountries } from './countries.data.ts';
import { hiredGroups } from './hiring.data.ts';
import { createRankedPick, createWeightedPick, type Random } from './random.ts';
import { createSkillFit, type SkillFit } from './skill-fit.ts';
import { type Level, levelOf } from './title-level.ts';
import { type WorkGroup, workGroups } from './work-groups.data.ts';

export interface Place extends DemoCountry {
  site: Site;
  locations: Location[];
  pickLocation(random: Random): Location;
  pickLanguage(random: Random): LanguageCode;
}

/** A job title with all that its group says about it. */
export interface Work extends Omit<WorkGroup, 'subs' | 'sign'> {
  title: JobTitle;
  level: Level;
  fit: SkillFit;
}

export interface DemoOptions {
  places: Place[];
  /** Every job title, the most sought of its group first. */
  works: Work[];
  /** Picks a job title that companies of the industry look for. */
  pickWork(random: Random, industry: number): Work;
  industryName(id: number, language: string): string;
  skillName(id: number, language: string): string;
  /** Names of two skills that belong to a trade; manners go without saying. */
  twoTrades(skillIds: number[], language: string): string[];
}

/** How far the biggest city, or the most sought title of a group, stands above the rest. */
const CITY_STEEPNESS = 1.2;
const TITLE_STEEPNESS = 1.05;

/** Turns the option lists into weighted choices, so that each row costs a few draws. */
export function prepareOptions(): DemoOptions {
  const data = loadOptionData();
  const industries = new Map((data.lists.get('industry_lists') ?? []).map((row) => [Number(row.no), row]));
  const skills = new Map(data.skills.map(({ id, names }) => [id, names]));
  const trades = new Map(data.skills.filter(isTrade).map((skill) => [skill.id, skill.names]));
  const works = prepareWorks(data.functions, createSkillFit(data.skills));
  return {
    places: demoCountries.map((country) => preparePlace(country, data)),
    works,
    pickWork: createWorkChoice(works),
    skillName: (id, language) => textIn(skills.get(id) ?? {}, language),
    twoTrades: (ids, language) => {
      const named = ids.filter((id) => trades.has(id)).slice(0, 2);
      return named.map((id) => textIn(trades.get(id) ?? {}, language));
    },
    industryName: (id, language) => inSentence(textIn(industries.get(id) ?? {}, language), language),
  };
}

function isTrade({ category }: Skill): boolean {
  return category !== 'soft-skills';
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
    pickLocation: createRankedPick(locations, (location) => location.heat, CITY_STEEPNESS),
    pickLanguage: (random) => byShare(random)[0],
  };
}

function prepareWorks(functions: MainFunction[], fitSkills: ReturnType<typeof createSkillFit>): Work[] {
  return functions
    .flatMap((main) => main.subs)
    .flatMap((sub) => sub.titles.flatMap((title) => toWork(title, fitSkills) ?? []))
    .sort((a, b) => b.title.heat - a.title.heat || a.title.id - b.title.id);
}

function toWork(title: JobTitle, fitSkills: ReturnType<typeof createSkillFit>): Work | undefined {
  const name = title.names.en ?? '';
  const found = title.id === CUSTOM_TITLE ? undefined : groupOf(title, name);
  if (!found) return undefined;
  const { subs: _, sign: __, ...group } = found;
  return { ...group, title, level: levelOf(name), fit: fitSkills(title, found) };
}

function groupOf(title: JobTitle, name: string): WorkGroup | undefined {
  const isOutsideWeb3 =
    title.isWeb3 && !workGroups.some(({ family, subs }) => family === 'web3' && subs.includes(title.subId));
  if (isOutsideWeb3) return workGroups.find(({ key }) => key === 'web3-business');
  return workGroups.find(
    (group) =>
      group.subs.includes(title.subId) &&
      (!group.isBlueCollar || title.isBlueCollar) &&
      (!group.sign || group.sign.test(name)),
  );
}

/** First the group by the industry's needs, then one of its titles; prepared when an industry first comes up. */
function createWorkChoice(works: Work[]): DemoOptions['pickWork'] {
  const titlesOf = new Map(
    [...Map.groupBy(works, ({ key }) => key)].map(([key, all]) => [
      key,
      createRankedPick(all, ({ title }) => title.heat, TITLE_STEEPNESS),
    ]),
  );
  const byIndustry = new Map<number, (random: Random) => Work>();
  return (random, industry) => {
    let pick = byIndustry.get(industry);
    if (!pick) {
      const groups = [...hiredGroups(industry)].filter(([key]) => titlesOf.has(key));
      const pickGroup = createWeightedPick(groups, ([, share]) => share);
      pick = (random) => (titlesOf.get(pickGroup(random)[0]) as (random: Random) => Work)(random);
      byIndustry.set(industry, pick);
    }
    return pick(random);
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
