import { decodeEntities } from '#src/kernel/safe-html.ts';

/** One job as schema.org's JobPosting tells it, by names that our headings know. */
export type Posting = Map<string, string>;

const MOST_DEPTH = 6;

/** The job postings of a page: its scripts of type application/ld+json. One that is no JSON is passed over. */
export function readPostings(html: string, address: string): Posting[] {
  return scriptsIn(html).flatMap((script) => {
    try {
      return postingsIn(JSON.parse(script), 0).map((posting) => describe(posting, address));
    } catch {
      return [];
    }
  });
}

function scriptsIn(html: string): string[] {
  const low = html.toLowerCase();
  const found: string[] = [];
  for (let at = low.indexOf('<script'); at >= 0; at = low.indexOf('<script', at + 1)) {
    const start = low.indexOf('>', at);
    const end = low.indexOf('</script', start);
    if (start < 0 || end < 0) break;
    if (low.slice(at, start).includes('ld+json')) found.push(html.slice(start + 1, end));
    at = end;
  }
  return found;
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function postingsIn(value: unknown, depth: number): Json[] {
  if (depth > MOST_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => postingsIn(one, depth + 1));
  if (!isObject(value)) return [];
  if ([value['@type']].flat().includes('JobPosting')) return [value];
  return Object.values(value).flatMap((inner) => (typeof inner === 'object' ? postingsIn(inner, depth + 1) : []));
}

function describe(posting: Json, address: string): Posting {
  const salary = firstOf(posting.baseSalary);
  const value = isObject(salary?.value) ? salary.value : (salary ?? {});
  const cells: [string, string][] = [
    ['identifier', text(firstOf(posting.identifier)?.value ?? posting.identifier)],
    ['title', text(posting.title)],
    ['employmentType', text(posting.employmentType)],
    ['category', text(posting.occupationalCategory)],
    ['jobLocation', placesOf(posting.jobLocation)],
    ['jobLocationType', text(posting.jobLocationType)],
    ['applicantLocationRequirements', text(posting.applicantLocationRequirements)],
    ['salaryMin', text(value.minValue ?? value.value ?? (isObject(salary?.value) ? '' : salary?.value))],
    ['salaryMax', text(value.maxValue ?? value.value ?? (isObject(salary?.value) ? '' : salary?.value))],
    ['salaryCurrency', text(salary?.currency ?? posting.salaryCurrency)],
    ['salaryUnit', text(value.unitText ?? salary?.unitText)],
    ['experienceRequirements', experienceOf(posting.experienceRequirements)],
    [
      'educationRequirements',
      text(firstOf(posting.educationRequirements)?.credentialCategory ?? posting.educationRequirements),
    ],
    ['skills', text(posting.skills)],
    ['jobBenefits', text(posting.jobBenefits)],
    ['description', text(posting.description)],
    ['url', text(posting.url) || address],
  ];
  return new Map(cells.filter(([, cell]) => cell));
}

/** The years of a number of months. */
function experienceOf(value: unknown): string {
  const months = Number(firstOf(value)?.monthsOfExperience);
  return Number.isFinite(months) ? `${Math.round(months / 12)} years` : text(value);
}

function firstOf(value: unknown): Json | undefined {
  return [value].flat().find(isObject);
}

/** A text, the texts of a list, or the name of a thing. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join(', ');
  if (isObject(value)) return text(value.name);
  return typeof value === 'string' || typeof value === 'number' ? decodeEntities(String(value)).trim() : '';
}

function placesOf(value: unknown): string {
  const places = [value].flat().map((place) => {
    const address = isObject(place) ? place.address : place;
    if (!isObject(address)) return text(address);
    return [address.addressLocality, address.addressCountry].map(text).filter(Boolean).join(', ');
  });
  return places.filter(Boolean).join('; ');
}
