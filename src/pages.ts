import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { hasRoomBeside, isPlainCookie, keptPageRules, startsSoon } from './kept-page-rules.ts';
import type { Client } from './kernel/client.ts';
import { AUTH_STATUS_COOKIE, readAccountsSettings } from './modules/accounts/server/accounts.public.ts';
import {
  CONSENT_COOKIE,
  COOKIE_SECONDS,
  COUNTRY_COOKIE,
  LANGUAGE_COOKIE,
  TEXTS_COOKIE,
  THEME_COOKIE,
} from './modules/options/cookies.ts';
import { JAPAN } from './modules/options/ids.ts';
import { findLanguage } from './modules/options/languages.ts';
import type { Texts } from './modules/options/server/options.public.ts';
import { findSite } from './modules/options/sites.ts';
import { keepsTexts, textFilesAt } from './modules/options/text-files.ts';
import { readConsent } from './modules/tracking/consent.ts';
import type { PageServices, PublicSettings } from './page-services.ts';
import type { Locale, RequestFacts } from './platform/context.ts';
import type { DatabaseHealth } from './platform/database/database-health.ts';
import type { Env } from './platform/env.ts';
import { serializeCookie } from './platform/http/cookies.ts';
import type { Dispatch } from './platform/http/dispatch.ts';
import { createInProcessClient } from './platform/http/in-process-client.ts';
import type { KeptPages } from './platform/http/kept-pages.ts';
import { type PageRequest, registerPages } from './platform/http/pages.ts';
import { requestFacts } from './platform/http/request-facts.ts';
import { readSiteHosts, type SiteHosts } from './platform/http/site-hosts.ts';

export interface PageParts {
  env: Env;
  root: string;
  dispatch: Dispatch;
  texts: Texts;
  resolveLocale(request: RequestFacts): Locale;
  reportError(error: unknown, requestId: string): void;
  health: DatabaseHealth;
  /** Where pages for everyone are kept; without it each is drawn. */
  kept?: KeptPages;
  /** Vite's way to the newest server code; without it the built one is used. */
  loadDevBuild?: () => Promise<ServerBuild>;
}

type MountedParts = PageParts & { redirectHosts: string[]; hosts: SiteHosts };

type EntryModule = ServerBuild['entry']['module'] & {
  createPageContext(services: PageServices): RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
  documentHeaders(services: PageServices, pathname: string): [name: string, value: string][];
};

const ROBOT = /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit/i;

/** Joins the rendered pages to the server. */
export async function mountPages(app: FastifyInstance, given: PageParts): Promise<void> {
  const { challenge, handOverHosts } = readAccountsSettings(given.env);
  const parts: MountedParts = { ...given, redirectHosts: [...handOverHosts], hosts: readSiteHosts(given.env) };
  const mode = parts.loadDevBuild ? 'development' : 'production';
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const loadBuild = parts.loadDevBuild ?? (await productionBuild(parts.root));
  await registerPages(app, {
    withContentPolicy: !parts.loadDevBuild,
    others: {
      // The bot challenge draws itself in a frame of its own site.
      frames: challenge ? [new URL(challenge.scriptUrl).origin] : [],
      media: given.env.S3_LINK_ENDPOINT ? [new URL(given.env.S3_LINK_ENDPOINT).origin] : [],
    },
    localize: (request, url) => localize(parts, request, url),
    kept:
      parts.kept && !parts.loadDevBuild
        ? keptPageRules(parts.kept, parts.env.CACHE_PURGE_URL !== undefined, (request, url) =>
            visitFacts(parts, localFactsOf(requestFacts(request), languageAt(url)), url),
          )
        : undefined,
    startsSoon: parts.loadDevBuild ? undefined : startsSoon,
    render: async (request, page) => {
      const build = await loadBuild();
      const entry = build.entry.module as EntryModule;
      const handle = handlers.get(build) ?? entry.createRequestHandler(build, mode);
      handlers.set(build, handle);
      return handle(request, entry.createPageContext(pageServices(parts, page, entry)));
    },
  });
}

async function productionBuild(root: string): Promise<() => Promise<ServerBuild>> {
  const build: ServerBuild = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  return async () => build;
}

/** Pages live under a language segment; an address without one is answered in the visitor's language. */
function localize(parts: PageParts, request: FastifyRequest, url: URL): URL {
  const [, first = '', ...below] = url.pathname.split('/');
  const localized = new URL(url);
  const known = findLanguage(first);
  const isStart = url.pathname === '/' || (known && below.join('') === '');
  if (isStart && isEmployerHost(parts.env, request)) {
    localized.pathname = `/${known?.code ?? parts.resolveLocale(requestFacts(request)).language}/employer`;
    return localized;
  }
  if (findLanguage(first.replace(/\.data$/, '')) || first.startsWith('__')) return url;
  const { language } = parts.resolveLocale(requestFacts(request));
  localized.pathname = `/${language}${url.pathname === '/' ? '' : url.pathname}`;
  return localized;
}

/** The employer site may have a host of its own, whose first page it is; every other address is the same there. */
function isEmployerHost(env: Env, request: FastifyRequest): boolean {
  const own = env.PARLEY_EMPLOYER_HOST?.toLowerCase();
  // With or without the port, so that a development machine can have one too.
  return own !== undefined && [request.host, request.hostname].some((host) => host.toLowerCase() === own);
}

function languageAt({ pathname }: URL): ReturnType<typeof findLanguage> {
  return findLanguage(pathname.split('/')[1]?.replace(/\.data$/, ''));
}

/** The language of the address before anything else, and the country that it names. */
function localFactsOf(facts: RequestFacts, language: ReturnType<typeof findLanguage>, country?: string): RequestFacts {
  return {
    ...facts,
    header: (name) => (name === 'language-id' && language ? String(language.id) : facts.header(name)),
    cookie: (name) => (name === COUNTRY_COOKIE && country ? country : facts.cookie(name)),
  };
}

/** Nobody in particular asks for a page that everyone gets: a guest's session stays outside. */
function anybodysFacts(request: FastifyRequest): RequestFacts {
  const facts = requestFacts(request);
  return {
    ...facts,
    header: (name) => (name === 'authorization' || name === 'cookie' ? undefined : facts.header(name)),
    cookie: (name) => (isPlainCookie(name) ? facts.cookie(name) : undefined),
  };
}

const THEMES = new Set(['system', 'light', 'dark']);

/** What a page depends on besides its address and who asks. */
function visitFacts(parts: MountedParts, facts: RequestFacts, url: URL) {
  const { countryId, language } = parts.resolveLocale(facts);
  const theme = facts.cookie(THEME_COOKIE) ?? 'system';
  return {
    countryId,
    language,
    // Whatever somebody writes into their cookie, nobody else gets it.
    theme: THEMES.has(theme) ? theme : 'system',
    consent: readConsent({ countryId, cookie: facts.cookie(CONSENT_COOKIE), gpc: facts.header('sec-gpc') }),
    keepsTexts: keepsTexts(facts.cookie(TEXTS_COOKIE), parts.texts.version, language, textFilesAt(url.pathname)),
  };
}

function pageServices(parts: MountedParts, page: PageRequest, entry: EntryModule): PageServices {
  const facts = page.isForAll ? anybodysFacts(page.request) : requestFacts(page.request);
  const addressed = languageAt(page.url);
  const localFacts = localFactsOf(facts, addressed, chosenCountry(facts, page, addressed?.code));
  const visit = visitFacts(parts, localFacts, page.url);
  const services: PageServices = {
    api: noteFailures(
      createInProcessClient(parts.dispatch, localFacts, page.request.log, page.setCookie, page.noteAway),
      page,
    ),
    ...visit,
    isWide: hasRoomBeside(facts.header('user-agent') ?? ''),
    seemsSignedIn: facts.cookie(AUTH_STATUS_COOKIE) === 'user',
    nonce: parts.loadDevBuild ? undefined : page.nonce,
    textsVersion: parts.texts.version,
    translate: parts.texts.translate(visit.language),
    errorTexts: parts.texts.file(visit.language, 'errors.json') ?? {},
    settings: publicSettings(parts, visit.countryId, page),
    redirectHosts: parts.redirectHosts,
    requestedUrl: page.request.url,
    begin: () => {
      const { pathname } = page.url;
      // Not data for the router, nor `/EN`, which redirects to its own spelling.
      const isPage = !pathname.endsWith('.data') && pathname.split('/')[1] === visit.language;
      // A page that may fail, or whose status a program takes for the truth, waits until its status is known.
      const isPerson = facts.header('sec-fetch-mode') === 'navigate' && !ROBOT.test(facts.header('user-agent') ?? '');
      if (!isPage || !isPerson || !parts.health.isUp || parts.loadDevBuild) return;
      page.begin(entry.documentHeaders(services, pathname));
    },
    reportError: (error) => {
      // It is in the log already, and no bug of the page.
      if (page.isAway()) return;
      page.request.log.error({ err: error, request_id: facts.requestId }, 'page');
      parts.reportError(error, facts.requestId);
    },
  };
  return services;
}

/** A page that could not get a part of it is shown without, and nobody else gets it. Visitors are refused what is theirs. */
function noteFailures(api: Client, page: PageRequest): Client {
  const call = (...args: Parameters<Client>) =>
    api(...args).catch((error: { status?: number }) => {
      if (error.status !== 401) page.noteFailure();
      throw error;
    });
  return call as Client;
}

/**
 * A link such as `/en?country=jp` opens that country's site, and the browser remembers it. The language that the reader
 * had is remembered with it: a later address without one must not take the country's own instead.
 */
function chosenCountry(facts: RequestFacts, page: PageRequest, language: string | undefined): string | undefined {
  const site = findSite(page.url.searchParams.get('country') ?? undefined);
  if (!site || site.key === facts.cookie(COUNTRY_COOKIE)) return site?.key;
  const remember = (name: string, value: string) =>
    page.setCookie(serializeCookie({ name, value, maxAge: COOKIE_SECONDS, httpOnly: false }, facts.secure));
  remember(COUNTRY_COOKIE, site.key);
  if (language && !facts.cookie(LANGUAGE_COOKIE)) remember(LANGUAGE_COOKIE, language);
  return site.key;
}

function publicSettings({ env, hosts }: MountedParts, countryId: number, page: PageRequest): PublicSettings {
  return {
    blogUrl: (countryId === JAPAN ? env.PARLEY_BLOG_URL_JP : env.PARLEY_BLOG_URL) ?? null,
    appStoreUrl: env.PARLEY_APP_STORE_URL ?? null,
    playStoreUrl: env.PARLEY_PLAY_STORE_URL ?? null,
    canonicalUrl: hosts.addressFor(requestFacts(page.request)) ?? null,
    employerUrl: env.PARLEY_EMPLOYER_URL ?? null,
  };
}
