import type { Locale, RequestFacts } from '#src/platform/context.ts';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '../cookies.ts';
import { defaultLanguage, findLanguage, type Language, languageById, languages } from '../languages.ts';
import { findSite, type Site, siteById, sites } from '../sites.ts';

/** Hosts of the country sites, e.g. `jp.example.com=jp,sg.example.com=sg`. */
export function readCountryHosts(setting: string | undefined): Map<string, Site> {
  const hosts = new Map<string, Site>();
  for (const pair of setting?.split(',') ?? []) {
    const [host = '', key] = pair.split('=').map((part) => part.trim());
    const site = findSite(key);
    if (host && site) hosts.set(host.toLowerCase(), site);
  }
  return hosts;
}

/**
 * Country: the header, the host, the cookie, the region in Accept-Language, Others. Language: the header, the cookie,
 * Accept-Language, the country's own.
 */
export function createResolveLocale(hosts: Map<string, Site>) {
  return (request: RequestFacts): Locale => {
    const site = resolveSite(request, hosts);
    const language = resolveLanguage(request, site);
    return { countryId: site.id, language: language.code, languageId: language.id };
  };
}

function resolveSite(request: RequestFacts, hosts: Map<string, Site>): Site {
  const asked = Number(request.header('country-id'));
  const byHeader = sites.find((site) => site.id === asked);
  const host = request.host.replace(/:\d+$/, '').toLowerCase();
  return (
    byHeader ?? hosts.get(host) ?? findSite(request.cookie(COUNTRY_COOKIE)) ?? siteOfRegion(request) ?? siteById(-1)
  );
}

function siteOfRegion(request: RequestFacts): Site | undefined {
  for (const tag of acceptedTags(request)) {
    const site = findSite(/^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(tag)?.[1]);
    if (site) return site;
  }
  return undefined;
}

function resolveLanguage(request: RequestFacts, site: Site): Language {
  return (
    languageById(Number(request.header('language-id'))) ??
    findLanguage(request.cookie(LANGUAGE_COOKIE)) ??
    acceptedLanguage(request) ??
    findLanguage(site.language) ??
    defaultLanguage
  );
}

function acceptedLanguage(request: RequestFacts): Language | undefined {
  for (const tag of acceptedTags(request)) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return undefined;
}

/**
 * `zh-HK` and `zh-Hant` read traditional characters, `zh-Hans-HK` simplified ones, `pt-PT` our Portuguese, `en-GB` our
 * English.
 */
function languageOfTag(tag: string): Language | undefined {
  const exact = findLanguage(tag);
  if (exact) return exact;
  const base = tag.split('-')[0]?.toLowerCase();
  if (base === 'zh') return findLanguage(/^(?!.*hans).*-(hant|tw|hk|mo)\b/i.test(tag) ? 'zh-TW' : 'zh-CN');
  return languages.find((language) => language.code.split('-')[0] === base);
}

/** The tags of Accept-Language, most wanted first. */
function acceptedTags(request: RequestFacts): string[] {
  const header = request.header('accept-language') ?? '';
  return header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', quality] = part.replace(/\s+/g, '').split(/;q=/i);
      return { tag, index, weight: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}
