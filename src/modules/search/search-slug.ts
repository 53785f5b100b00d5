import { tidyText } from '#src/kernel/text.ts';

const JOBS = '-jobs';
const JOBS_IN = '-jobs-in-';
/** The address of a search without a text. */
export const PLAIN_SLUG = 'job-search';

export interface SlugParts {
  /** Words with spaces; empty when the address names none. */
  query: string;
  /** Key of a place, when the address names one. */
  place: string | null;
}

/** `front end`, `tokyo` → `front-end-jobs-in-tokyo`. Letters of every script stay as they are. */
export function buildSlug({ query, place }: SlugParts): string {
  const words = slugWords(query);
  if (!words) return PLAIN_SLUG;
  return place ? `${words}${JOBS_IN}${place}` : `${words}${JOBS}`;
}

/** Signs alone have no address of their own: what was typed then stays a parameter. */
export function hasWords(query: string): boolean {
  return slugWords(query) !== '';
}

/**
 * Reads an address back. `isPlace` decides what follows `-jobs-in-`, so that a search for 'jobs in finance' stays one.
 * Undefined when the address is not one of a search.
 */
export function parseSlug(slug: string, isPlace: (key: string) => boolean): SlugParts | undefined {
  if (slug === PLAIN_SLUG) return { query: '', place: null };
  const at = slug.lastIndexOf(JOBS_IN);
  const place = at > 0 ? slug.slice(at + JOBS_IN.length) : '';
  if (place && isPlace(place)) return { query: toWords(slug.slice(0, at)), place };
  if (!slug.endsWith(JOBS) || slug.length === JOBS.length) return undefined;
  return { query: toWords(slug.slice(0, -JOBS.length)), place: null };
}

/** Endings that name women and men at once: enfermero/a, enfermeiro(a), ممرض(ة). One address serves all forms. */
const INCLUSIVE = /(?<=\p{L}{2})(?:\/a|\([aãة]\))(?![\p{L}\p{N}])/gu;

/** Keeps letters, digits and marks of every script, and what names a language: c++, c#, .net. */
function slugWords(query: string): string {
  return tidyText(query)
    .toLowerCase()
    .replace(INCLUSIVE, '')
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, '-')
    .replace(/^-+|(?<![-.])[-.]+$/g, '');
}

function toWords(slug: string): string {
  return tidyText(slug.replaceAll('-', ' '));
}
