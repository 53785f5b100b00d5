import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/kernel/errors.ts';
import { type Feed, writeAtom, writeJsonFeed } from '#src/kernel/feed.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import { findSite } from '#src/modules/options/sites.ts';
import type { SearchScope } from '#src/modules/search/filters.ts';
import type { Locale } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { readFeedJobs } from './feed-jobs.ts';
import type { FeedsParts } from './feeds.parts.ts';
import { isPublished } from './published-feeds.ts';

const SIZE = 50;
const LIMIT = { max: 120, seconds: 60 };
const LONGEST_SEARCH = 600;
const types = {
  'feed.json': 'application/feed+json; charset=utf-8',
  'feed.xml': 'application/atom+xml; charset=utf-8',
} as const;
type FileName = keyof typeof types;

/** What a feed is about: where people read it, its name, and its jobs. */
interface Topic {
  path: string;
  title: string;
  /** Of the company, if it is about one. */
  countryId?: number;
  ids(): Promise<number[]>;
}
type Find = (
  parts: FeedsParts,
  params: Record<string, string>,
  search: string,
  locale: Locale,
) => Promise<Topic | undefined>;

const searchTopic =
  (scope: SearchScope): Find =>
  async ({ search: engine, texts }, { slug = 'job-search' }, search, locale) => {
    const filters = engine.read(scope, slug, search, locale.countryId);
    if (!filters) return undefined;
    const { label, path } = engine.describe(filters, locale.language);
    const plain = texts.translate(locale.language)(`seo.${scope}.plain.heading`, { country: '', total: 0 }).trim();
    return { path, title: label || plain || path, ids: () => engine.newest(filters, locale, SIZE) };
  };

const companyTopic: Find = async ({ db }, { slug = '' }) => {
  const { rows } = await db.query<{ id: number; name: string; country_id: number }>(sql`
    select id, name, country_id from companies where slug = ${slug} and status = 'active'`);
  const [company] = rows;
  if (!company) return undefined;
  return {
    path: `/company/${slug}`,
    title: company.name,
    countryId: company.country_id,
    ids: async () => {
      const found = await db.query<{ id: number }>(sql`
        select id from jobs where company_id = ${company.id} and status = 'open' and not is_hidden
        order by posted_at desc, id desc limit ${SIZE}`);
      return found.rows.map(({ id }) => id);
    },
  };
};

/** TRU-12: every search and company as Atom and JSON Feed, at its own address and `/feed.xml` or `/feed.json`. */
export function registerSearchFeeds(app: FastifyInstance, parts: FeedsParts): void {
  const routes: [string, Find][] = [
    ['/:lang/company/:slug', companyTopic],
    ['/:lang/remote-job', searchTopic('remote')],
    ['/:lang/remote-job/:slug', searchTopic('remote')],
    ['/:lang/web3-jobs', searchTopic('web3')],
    ['/:lang/web3-jobs/:slug', searchTopic('web3')],
    ['/:lang/:slug', searchTopic('local')],
  ];
  for (const [path, find] of routes) {
    for (const file of Object.keys(types) as FileName[]) {
      app.get<{ Params: Record<string, string> }>(`${path}/${file}`, (request, reply) =>
        answer(parts, find, file, request, reply),
      );
    }
  }
}

async function answer(
  parts: FeedsParts,
  find: Find,
  file: FileName,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  reply: FastifyReply,
) {
  if (await isTooMuch(parts, request, reply)) return reply;
  const url = new URL(request.url, 'http://feeds');
  const language = findLanguage(request.params.lang);
  const facts = requestFacts(request);
  const base = parts.hosts.addressFor(facts);
  if (!language || !base || url.search.length > LONGEST_SEARCH) return reply.status(404).send();
  const site = findSite(url.searchParams.get('country') ?? undefined);
  if (!site) {
    // The country of whoever asks first must not become everybody's: it stands in the address.
    url.searchParams.set('country', parts.siteKeyOf(facts));
    return reply.status(302).header('cache-control', 'no-store').redirect(`${url.pathname}${url.search}`);
  }
  const locale = { countryId: site.id, language: language.code, languageId: language.id };
  return parts.kept.send(request, reply, types[file], async () => {
    url.searchParams.delete('country');
    const topic = await find(parts, request.params, url.search.slice(1), locale);
    return topic && writeFeed(parts, topic, { base, file, locale, own: request.url, key: site.key });
  });
}

interface Written {
  base: string;
  file: FileName;
  locale: Locale;
  /** Its address below that of the site. */
  own: string;
  key: string;
}

async function writeFeed(parts: FeedsParts, topic: Topic, { base, file, locale, own, key }: Written): Promise<string> {
  const t = parts.texts.translate(locale.language);
  const home = new URL(`${base}/${locale.language}${topic.path}`);
  home.searchParams.set('country', key);
  const items = await readFeedJobs(parts, parts.presenter, { ids: await topic.ids(), base, locale });
  const feed: Feed = {
    home: home.href,
    self: base + own,
    hub: isPublished(own, topic.countryId) ? parts.hub : undefined,
    language: locale.language,
    title: t('shell.titleTemplate', { title: topic.title }),
    description: t('shell.tagline'),
    items,
  };
  return file === 'feed.xml' ? writeAtom(feed) : writeJsonFeed(feed);
}

/** Feeds have their own allowance: whoever copies everything uses the feed of all jobs. */
export async function isTooMuch(
  { limiter }: FeedsParts,
  request: FastifyRequest,
  reply: FastifyReply,
  limit = LIMIT,
): Promise<boolean> {
  try {
    await limiter.take(`feeds ${networkOf(request.ip)}`, limit);
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const wait = String(error.details.retry_after ?? limit.seconds);
    reply.status(429).header('retry-after', wait).header('cache-control', 'no-store').send();
    return true;
  }
}
