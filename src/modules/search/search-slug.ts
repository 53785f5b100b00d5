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
  if (!hasAddress(query)) return PLAIN_SLUG;
  const words = slugWords(query);
  return place ? `${words}${JOBS_IN}${place}` : `${words}${JOBS}`;
}

/** Whether the text says more than signs do. */
export function hasWords(query: string): boolean {
  return slugWords(query) !== '';
}

/** Quotes around words, a minus or NOT before one, OR and | between them. */
const OPERATORS = /["“”„«»「」『』|]|(?<=^|\s)(?:[-−–](?=[\p{L}\p{N}])|(?:NOT|OR)(?=\s))/u;

/** Signs alone, and operators, would be lost in an address of words: such a text stays a parameter. */
export function hasAddress(query: string): boolean {
  return hasWords(query) && !OPERATORS.test(query);
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
