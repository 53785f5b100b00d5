import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Location } from '#src/modules/options/server/locations.ts';
import { textIn } from '#src/modules/options/server/read-table.ts';
import { chooseBenefits } from './benefits.ts';
import type { CompanyName } from './company-names.ts';
import { companyNaming } from './company-roots.data.ts';
import { industriesOfName } from './industry-signs.data.ts';
import { drawLogo } from './logo.ts';
import type { CompanyPlan } from './plan-company.ts';
import type { DemoOptions, Place } from './prepare-options.ts';
import { createWeightedPick, type Random } from './random.ts';
import { type Sector, type SectorProfile, sectorProfiles } from './sectors.data.ts';
import { fill, textsByLanguage } from './texts/all-texts.ts';

/** What jobs need to know of their company; small, because a large load holds many. */
export interface DemoCompany {
  id: number;
  place: Place;
  sector: Sector;
  /** Id of industry_lists: it says whom the company looks for. */
  industry: number;
  /** Id of company_sizes. */
  size: number;
  latin: string;
  local: string;
  slug: string;
  language: LanguageCode;
  location: Location;
  firstRecruiterId: number;
  recruiterCount: number;
  isAgency: boolean;
  isVerified: boolean;
  /** The demo accounts' employer. */
  isShowcase: boolean;
}

/** Years since the first companies of young sectors. */
const oldest: Partial<Record<Sector, number>> = { web3: 8, tech: 32, games: 26 };

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const RECRUITMENT = 22;
const SOFTWARE = 2;
const AGENCY_TYPE = 14;
const LARGE = 7;

export const pickSector = createWeightedPick(sectorProfiles, (one) => one.weight);
const pickSize = createWeightedPick([1, 2, 3, 4, 5, 6, 7, 8], (size) => [0, 8, 22, 28, 16, 11, 10, 3, 2][size] ?? 1);

export interface CompanyWish extends CompanyPlan {
  id: number;
  now: Date;
}

/** Invents one company: its table row and what its jobs need. */
export function buildCompany(
  random: Random,
  wish: CompanyWish,
  options: DemoOptions,
  nameCompany: (random: Random, countryCode: string, sector: Sector, industry: number) => CompanyName,
) {
  const { id, place, now, isShowcase } = wish;
  const { isAgency, sector, industries } = chooseKind(random, wish);
  const size = isShowcase ? LARGE : pickSize(random);
  const wanted = random.pick(industries);
  const { name, legalName, ...names } = nameCompany(random, place.code, sector, wanted);
  const industry = industryOf(names.latin, wanted, industries);
  const language = isShowcase ? 'en' : place.pickLanguage(random);
  const location = isShowcase ? (place.locations[0] as Location) : place.pickLocation(random);
  const age = 1.5 + random.next() ** 1.6 * Math.min(size >= 5 ? 60 : 28, oldest[sector] ?? 60);
  const company = { id, place, sector, industry, size, ...names, language, location, isAgency, isShowcase };
  const founded = new Date(now.getTime() - age * YEAR);
  const created_at = daysAgo(random, now, 401, 900);
  const row = {
    id,
    slug: names.slug,
    name,
    legal_name: legalName,
    registration_number: registration(random, id, place.code, founded),
    logo_svg: drawLogo(random, names.slug),
    country_id: place.site.id,
    location_id: location.id,
    address: address(random, place, location),
    latitude: jitter(random, location.latitude),
    longitude: jitter(random, location.longitude),
    industry_id: industry,
    size_id: size,
    ...financing(random, sector, size, age),
    ...(isAgency && { company_type_id: AGENCY_TYPE }),
    founded_on: founded.toISOString().slice(0, 10),
    website: `https://${names.slug}.example`,
    language,
    ...present(random, company, options.industryName(industry, language), founded),
    benefit_ids: chooseBenefits(
      random,
      place,
      { family: sector === 'web3' ? 'web3' : 'office', where: 'office' },
      false,
    ),
    is_agency: isAgency,
    verified_at: isShowcase || wish.industry || random.chance(0.8) ? daysAgo(random, now, 2, 400) : null,
    created_at,
    updated_at: created_at,
  };
  return { row, company: { ...company, isVerified: row.verified_at !== null } };
}

function chooseKind(random: Random, { isShowcase, industry }: CompanyWish) {
  if (isShowcase) return { isAgency: false, sector: 'tech' as const, industries: [SOFTWARE] };
  if (industry) {
    const found = sectorProfiles.find((one) => one.industries.includes(industry)) as SectorProfile;
    return { isAgency: false, sector: found.sector, industries: [industry] };
  }
  if (random.chance(0.08)) return { isAgency: true, sector: 'services' as const, industries: [RECRUITMENT] };
  const { sector, industries } = pickSector(random);
  return { isAgency: false, sector, industries };
}

type Presented = Pick<DemoCompany, 'language' | 'place' | 'local' | 'latin' | 'location'>;

/** The company's own words about itself. */
function present(random: Random, company: Presented, industry: string, founded: Date) {
  const { language, location } = company;
  const { overviews, cultures } = textsByLanguage[language];
  const name = usesLocalName(language, company.place) ? company.local : company.latin;
  const year = String(founded.getUTCFullYear());
  const values = { company: name, industry, city: textIn(location.names, language), year };
  const culture = random.some(cultures, random.whole(1, 3)).map((text) => fill(text, values));
  return { overview: fill(random.pick(overviews), values), culture: culture.join('\n\n') };
}

/** People write a company's name in its own script only in texts of that script. */
export function usesLocalName(language: LanguageCode, place: Place): boolean {
  return language === place.site.language && language !== 'en';
}

/** Where no fitting name was free, the name decides. */
function industryOf(latinName: string, wanted: number, industries: number[]): number {
  const told = industriesOfName(latinName);
  return told.includes(wanted) ? wanted : (told.find((id) => industries.includes(id)) ?? wanted);
}

/** Two verified companies never have one number: the last digits are the company's id, shuffled by a prime. */
function registration(random: Random, id: number, countryCode: string, founded: Date): string {
  const pattern = companyNaming[countryCode]?.registration ?? '########';
  const digits = Array.from(pattern.match(/#/g) ?? [], () => String(random.whole(0, 9)));
  const own = Math.min(digits.length, 6);
  digits.splice(-own, own, ...String((id * 7919) % 10 ** own).padStart(own, '0'));
  return pattern.replace('{year}', String(founded.getUTCFullYear())).replace(/#/g, () => digits.shift() ?? '0');
}

function address(random: Random, place: Place, location: Location): string {
  const city = textIn(location.names, place.site.language);
  const street = random
    .pick(companyNaming[place.code]?.streets ?? ['{n}'])
    .replace('{n}', String(random.whole(2, 180)))
    .replace('{m}', String(random.whole(2, 18)));
  if (place.code === 'JP' || place.code === 'TW') return `${city}${street}`;
  return place.site.language === 'ar' ? `${street}، ${city}` : `${street}, ${city}`;
}

/** About three kilometres around the middle of the city. */
function jitter(random: Random, degrees: number | null): number | null {
  return degrees === null ? null : Number((degrees + random.bell() * 0.014).toFixed(5));
}

/** Stage, type and listing that go together, by ids of their lists. */
function financing(random: Random, sector: Sector, size: number, age: number) {
  const isYoung = age < 9 && ['tech', 'web3', 'games', 'finance', 'retail', 'health'].includes(sector);
  if (sector === 'public') return stage(15, 17, 1);
  if (size >= 7 && random.chance(0.6)) return stage(14, random.pick([2, 3]), random.pick([3, 3, 4, 7]));
  if (sector === 'web3') return stage(random.pick([3, 4, 5, 7, 8]), random.pick([7, 18, 18]), 1);
  if (isYoung) return stage(size <= 2 ? random.pick([2, 3, 4, 5]) : random.pick([5, 6, 7, 8, 9, 10]), 7, 1);
  if (sector === 'education' && random.chance(0.5)) return stage(16, 16, 1);
  if (size >= 5) return stage(random.pick([11, 12, 14, 16]), random.pick([1, 2, 4, 5]), random.pick([1, 2, 8]));
  return stage(random.pick([1, 2, 16, 16]), random.pick([1, 8, 8, 9, 11]), 1);
}

function stage(financing_stage_id: number, company_type_id: number, listing_status_id: number) {
  return { financing_stage_id, company_type_id, listing_status_id };
}

function daysAgo(random: Random, now: Date, least: number, most: number): string {
  return new Date(now.getTime() - (least + random.next() * (most - least)) * DAY).toISOString();
}
