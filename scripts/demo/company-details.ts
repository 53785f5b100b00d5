import { textIn } from '#src/modules/options/server/read-table.ts';
import { type DemoCompany, usesLocalName } from './build-company.ts';
import { companyStories, dialCodes, exchanges } from './company-news.data.ts';
import { drawScene } from './draw-scene.ts';
import { inventPerson } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { fill } from './texts/all-texts.ts';

const DAY = 86_400_000;
/** The least and most employees of each company size. */
const EMPLOYEES = [
  [1, 1],
  [2, 10],
  [11, 50],
  [51, 200],
  [201, 500],
  [501, 1000],
  [1001, 5000],
  [5001, 10_000],
  [10_001, 40_000],
] as const;
const LISTED = new Set([3, 4, 7]);
/** Stages in the order in which money is raised. */
const ROUNDS = [3, 5, 7, 8, 9, 10];

type Company = Omit<DemoCompany, 'firstRecruiterId' | 'recruiterCount'>;

interface Surroundings {
  seed: number;
  index: number;
  now: Date;
  row: { address: string; financing_stage_id: number; listing_status_id: number; founded_on: string };
}

/** What companies tell beyond the usual; each leaves out something, as companies do. */
export function buildDetails(company: Company, { seed, index, now, row }: Surroundings) {
  const random = createRandom(seed, 'company-details', index);
  const told = <Value>(share: number, value: () => Value) => (index === 0 || random.chance(share) ? value() : null);
  const { place, slug, size } = company;
  const name = usesLocalName(company.language, place) ? company.local : company.latin;
  const [least, most] = EMPLOYEES[size] ?? [1, 10];
  const person = inventPerson(random, place);
  const capital = told(0.6, () =>
    roundTo(10 ** (3 + size * 0.6) * (1 + random.next() * 4) * unitOf(place.site.currency)),
  );
  const isListed = LISTED.has(row.listing_status_id);
  return {
    columns: {
      registered_capital: capital === null ? null : capital * 10 ** digitsOf(place.site.currency),
      registered_capital_currency: capital === null ? null : place.site.currency,
      register_country_id: told(0.9, () => place.site.id),
      register_address: told(0.8, () => row.address),
      average_age: told(0.5, () => random.whole(27, 44)),
      ceo: told(0.7, () => `${person.firstName} ${person.lastName}`),
      employees_number: told(0.5, () => random.whole(least, most)),
      brand_product: told(0.4, () => `${company.latin} ${random.pick(['One', 'Connect', 'Studio', 'Care', 'Flow'])}`),
      phone: told(0.5, () => `+${dialCodes[place.code]} ${random.whole(2000, 6999)} ${random.whole(1000, 9999)}`),
      email: told(0.7, () => `hello@${slug}.example`),
      social_media: socialMedia(random, slug, index === 0),
      stock_exchange: isListed ? (exchanges[place.code] ?? null) : null,
      stock_code: isListed ? stockCode(random, company.latin) : null,
      listed_on: isListed ? dayBefore(now, random.whole(400, 4000)) : null,
    },
    pictures: buildPictures(random, company, index === 0),
    news: buildNews(random, company, name, now, index === 0),
    fundings: buildFundings(random, company, row, now),
  };
}

function socialMedia(random: Random, slug: string, isShowcase: boolean): Record<string, string> {
  const networks = ['linkedin', 'x', 'facebook', 'instagram', 'youtube'];
  const chosen = isShowcase ? networks : networks.filter(() => random.chance(0.35));
  return Object.fromEntries(chosen.map((network) => [network, `https://${network}.example/${slug}`]));
}

/** A quarter of the companies have an album, so that a large load stays small. */
function buildPictures(random: Random, company: Company, isShowcase: boolean) {
  if (!isShowcase && !random.chance(0.25)) return [];
  const { captions } = companyStories[company.language];
  return Array.from({ length: isShowcase ? 4 : random.whole(2, 4) }, (_, at) => ({
    company_id: company.id,
    position: at + 1,
    caption: captions[at] ?? null,
    svg: drawScene(random, at),
  }));
}

function buildNews(random: Random, company: Company, name: string, now: Date, isShowcase: boolean) {
  const { news } = companyStories[company.language];
  const values = { company: name, city: textIn(company.location.names, company.language) };
  const count = isShowcase ? 3 : random.chance(0.4) ? random.whole(1, 2) : 0;
  return random.some(news, count).map((title, at) => ({
    company_id: company.id,
    title: fill(title, values),
    url: `https://${company.slug}.example/news/${at + 1}`,
    published_on: dayBefore(now, random.whole(5, 500)),
  }));
}

/** The rounds up to the stage that the company has reached. */
function buildFundings(random: Random, company: Company, row: Surroundings['row'], now: Date) {
  const reached = ROUNDS.indexOf(row.financing_stage_id);
  const { currency } = company.place.site;
  return ROUNDS.slice(0, reached + 1).map((stage, at) => {
    const amount = roundTo(200_000 * 4 ** at * (0.6 + random.next()) * unitOf(currency));
    const isTold = random.chance(0.8);
    const investor = inventPerson(random, company.place).lastName;
    return {
      company_id: company.id,
      financing_stage_id: stage,
      amount: isTold ? amount * 10 ** digitsOf(currency) : null,
      currency: isTold ? currency : null,
      investors: random.chance(0.7) ? `${investor} Ventures` : null,
      announced_on: dayBefore(now, 60 + (reached - at) * 420 + random.whole(0, 200)),
    };
  });
}

/** What one euro or dollar is about worth, so that sums look like sums in every country. */
function unitOf(currency: string): number {
  const units: Record<string, number> = {
    JPY: 150,
    IDR: 15_000,
    NGN: 1500,
    LKR: 300,
    RSD: 110,
    TWD: 30,
    PHP: 55,
    TRY: 35,
  };
  return units[currency] ?? 1;
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Two leading digits: nobody registers 1,234,567. */
function roundTo(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}

function stockCode(random: Random, latin: string): string {
  const letters =
    latin
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase()
      .slice(0, 3) || 'PAR';
  return `${letters}${random.whole(1, 9)}`;
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
}
