import { MOST_UNVERIFIED_JOBS } from '#src/modules/companies/verification-state.ts';
import type { Location } from '#src/modules/options/server/locations.ts';
import type { DemoCompany } from './build-company.ts';
import { hiredGroups } from './hiring.data.ts';
import type { DemoOptions, Place, Work } from './prepare-options.ts';
import { createWeightedPick, type Random } from './random.ts';

/** Who hires, and where it is not left to chance: for which work and in which city. */
export interface Vacancy {
  company: DemoCompany;
  work?: Work;
  city?: Location;
}

/** Ids of titles that every big city looks for. */
const commonTitles = [
  120201, 10101, 220101, 20101, 130101, 150101, 110101, 60101, 110201, 50101, 310201, 150201, 260301, 30101, 190502,
  120601, 120101, 80201, 210301, 110203,
];
const BIG_CITIES = 2;
/** One job in so many serves what the market must have, until it has it. */
const LANE = 3;
const MOST_TRIES = 60;

/** How many jobs a company has open against the smallest, by id of company_sizes. */
const jobsBySize = [0, 1, 1.6, 2.6, 3.6, 4.6, 6.5, 9, 11];

/** A market like a real one: big cities have the common jobs, every title exists somewhere, the rest is by weight. */
export function createMarket(
  companies: DemoCompany[],
  { places, works }: DemoOptions,
): (random: Random, index: number) => Vacancy {
  const hirers = createHirers(companies);
  const musts = [...commonJobs(places, works), ...works.map((work) => ({ work, place: undefined, city: undefined }))];
  const pickCompany = createCompanyChoice(companies, places);
  return (random, index) => {
    const must = index % LANE === 0 ? musts[index / LANE] : undefined;
    const fitting = must && hirers(must.work.key, must.place);
    if (!must || !fitting?.length) return { company: pickCompany(random) };
    return { company: random.pick(fitting), work: must.work, city: must.city };
  };
}

/** The first big city of every country before the second of any, so that a small load has the biggest. */
function commonJobs(places: Place[], works: Work[]) {
  const common = commonTitles.flatMap((id) => works.find(({ title }) => title.id === id) ?? []);
  return Array.from({ length: BIG_CITIES }, (_, rank) =>
    common.flatMap((work) => places.map((place) => ({ work, place, city: biggest(place, rank) }))),
  ).flat();
}

function biggest({ locations }: Place, rank: number): Location | undefined {
  return [...locations].sort((a, b) => b.heat - a.heat)[rank];
}

/** Verified companies whose industry does such work; where there is none, agencies look for its people. */
function createHirers(companies: DemoCompany[]): (group: string, place?: Place) => DemoCompany[] {
  const verified = companies.filter((company) => company.isVerified);
  const agencies = verified.filter((company) => company.isAgency);
  const byIndustry = Map.groupBy(verified, ({ industry }) => industry);
  const byGroup = new Map<string, DemoCompany[]>();
  for (const [industry, all] of byIndustry)
    for (const key of hiredGroups(industry).keys()) byGroup.set(key, [...(byGroup.get(key) ?? []), ...all]);
  return (group, place) => {
    const all = byGroup.get(group) ?? agencies;
    return place ? all.filter((company) => company.place === place) : all;
  };
}

/** First the country by its weight, then one of its companies, larger ones more often; unverified ones have few. */
function createCompanyChoice(companies: DemoCompany[], places: Place[]): (random: Random) => DemoCompany {
  const byPlace = Map.groupBy(companies, (company) => company.place);
  const showcase = companies[0];
  const weight = (company: DemoCompany) => (jobsBySize[company.size] ?? 1) * (company === showcase ? 2 : 1);
  const pickers = new Map([...byPlace].map(([place, all]) => [place, createWeightedPick(all, weight)]));
  const pickPlace = createWeightedPick(places, (place) => place.weight);
  const counts = new Map<DemoCompany, number>();
  const hasRoom = (company: DemoCompany) => company.isVerified || (counts.get(company) ?? 0) < MOST_UNVERIFIED_JOBS;
  return (random) => {
    const pick = pickers.get(pickPlace(random)) as (random: Random) => DemoCompany;
    let company = pick(random);
    for (let tries = 0; tries < MOST_TRIES && !hasRoom(company); tries += 1) company = pick(random);
    counts.set(company, (counts.get(company) ?? 0) + 1);
    return company;
  };
}
