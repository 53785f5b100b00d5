import type { FastifyRequest } from 'fastify';
import { isPublicPage } from './kernel/public-pages.ts';
import { AUTH_STATUS_COOKIE, SESSION_COOKIE } from './modules/accounts/server/accounts.public.ts';
import { isSourceMark } from './modules/jobs/contact-source.ts';
import {
  CONSENT_COOKIE,
  COUNTRY_COOKIE,
  LANGUAGE_COOKIE,
  TEXTS_COOKIE,
  THEME_COOKIE,
} from './modules/options/cookies.ts';
import { filterTable } from './modules/search/filters.ts';
import type { KeptPages } from './platform/http/kept-pages.ts';
import type { KeptPageRules } from './platform/http/pages.ts';
import { parseCookies } from './platform/http/request-facts.ts';

/** Cookies that a page may depend on and that tell nothing of a person. */
const PLAIN_COOKIES = new Set([CONSENT_COOKIE, COUNTRY_COOKIE, LANGUAGE_COOKIE, TEXTS_COOKIE, THEME_COOKIE]);
/** What a guest has besides. Any other cookie of ours means: for this reader. */
const GUEST_COOKIES = new Set([SESSION_COOKIE, AUTH_STATUS_COOKIE]);
const OWN_COOKIE = /parley_/;
/** What an address may ask for; everything else, a chosen job or a country to remember, is drawn for who asked. */
const PARAMETERS = new Set([...Object.keys(filterTable), 'page', 'tab', 'function']);
const LONGEST_SEARCH = 300;
/** Pages that a job may be new to, whichever it is. */
const LISTS = 'lists';
/** Any change may concern any list: they are dropped once a second at most. */
export const GATHERED = new Set([LISTS]);
const COMPANIES = 'companies';

/** Only a computer has room beside its list; what a phone or a robot would not see is neither fetched nor drawn. */
export function hasRoomBeside(browser: string): boolean {
  return /\b(Windows|Macintosh|X11|CrOS)\b/.test(browser) && !/\bMobi/.test(browser);
}

/** What a page is drawn from besides its address. */
export interface PageFacts {
  countryId: number;
  language: string;
  theme: string;
  consent: string;
  keepsTexts: boolean;
}

/**
 * Which pages are the same for everyone with the same facts: the public ones, for whoever is not signed in. A guest's own
 * things (saved jobs, followed companies, what they looked for) are never in them: the browser adds these once the page
 * stands (`accounts/web/own-things.ts`).
 */
export function keptPageRules(
  pages: KeptPages,
  isShared: boolean,
  factsOf: (request: FastifyRequest, url: URL) => PageFacts,
): KeptPageRules {
  return {
    pages,
    isShared,
    keyOf(request, url) {
      if (!isPublicPage(url.pathname) || !asksForKnown(url) || isSomebody(request)) return undefined;
      const { countryId, language, theme, consent, keepsTexts } = factsOf(request, url);
      // `/EN` redirects to its own spelling.
      if (url.pathname.split('/')[1] !== language) return undefined;
      const facts = [countryId, language, theme, consent, keepsTexts];
      return [...facts, hasRoomBeside(request.headers['user-agent'] ?? ''), request.url, url.href].join(' ');
    },
    tagsOf: ({ pathname }, html) => {
      const kind = pathname.split('/')[2];
      // A job's page is no list: what is new elsewhere does not concern it.
      const others = kind === 'job' ? [COMPANIES] : kind === 'company' ? [COMPANIES, LISTS] : [LISTS];
      return [...jobTags(html), ...others];
    },
  };
}

/** Signing in: every step is a form that works without scripts. */
export function startsSoon({ pathname }: URL): boolean {
  return /^\/[^/]+\/get-started$/.test(pathname);
}

function asksForKnown({ search, searchParams }: URL): boolean {
  // EMP-08: of our own marks there are four; campaigns of others would each keep a page of their own.
  const isKnown = ([name, value]: [string, string]) =>
    PARAMETERS.has(name) || (name === 'utm_source' && isSourceMark(value));
  return search.length <= LONGEST_SEARCH && [...searchParams].every(isKnown);
}

/** Someone who is signed in, or whom another cookie or header of ours tells from others. */
function isSomebody({ headers }: FastifyRequest): boolean {
  if (headers.authorization !== undefined) return true;
  if (headers.cookie === undefined) return false;
  const cookies = parseCookies(headers.cookie);
  const isGuest = cookies.get(AUTH_STATUS_COOKIE) === 'guest';
  const isPlain = (name: string) => PLAIN_COOKIES.has(name) || (isGuest && GUEST_COOKIES.has(name));
  return [...cookies.keys()].some((name) => OWN_COOKIE.test(name) && !isPlain(name));
}

/** What is left of a request's cookies for a page that everyone gets. */
export function isPlainCookie(name: string): boolean {
  return PLAIN_COOKIES.has(name);
}

/** The jobs that a page leads to are the jobs that it shows. */
function jobTags(html: string): Set<string> {
  const slugs = [...html.matchAll(/\/job\/([^"'\\\s<>?#]+)/g)].map(([, slug = '']) => slug);
  return new Set(slugs.map((slug) => `job:${slug.slice(slug.lastIndexOf('-') + 1)}`));
}

/** What is dropped when jobs or companies have changed: the pages that may show them, and lists that they may be new to. */
export function tagsOfChange(table: string, ids: readonly (number | string)[]): string[] {
  return table === 'jobs' ? [LISTS, ...ids.map((id) => `job:${id}`)] : [LISTS, COMPANIES];
}

/** The events behind it, as this process hears them with its own commits: nobody who has saved sees the page before. */
export function tagsOfEvent(event: string, happened: readonly unknown[]): string[] {
  const ids = (happened as { id?: number }[]).flatMap(({ id }) => id ?? []);
  if (event.startsWith('job.')) return tagsOfChange('jobs', ids);
  return event.startsWith('company.') ? tagsOfChange('companies', ids) : [];
}
