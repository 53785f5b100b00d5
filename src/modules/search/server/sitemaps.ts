import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ARTICLE_KINDS, articlePath, slugsOf } from '#src/modules/articles/article-list.ts';
import { CUSTOM_TITLE, REMOTE } from '#src/modules/options/ids.ts';
import { languages } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { findSite, type Site, sites } from '#src/modules/options/sites.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { SiteHosts } from '#src/platform/http/site-hosts.ts';
import { addressOf } from './search-address.ts';

/** Ids per file: a range is found in the index without counting, and a file never exceeds the 50,000 allowed. */
const RANGE = 40_000;
/** A file may hold 50,000 addresses; there are some thousand titles. */
const MOST_SEARCHES = 40_000;
const SEARCHES = 'searches-';
const PAGES = [
  '',
  '/remote-job',
  '/web3-jobs',
  '/companies',
  '/talents',
  '/employer',
  '/resume-templates',
  '/resume-analysis/rubric',
  '/terms',
  '/privacy',
  '/cookies',
  '/community-rules',
  '/limits',
  '/blog',
  '/help',
  '/currency-converter',
  '/employer/api',
  '/guides/remote',
  '/guides/scams',
  ...ARTICLE_KINDS.flatMap((kind) => slugsOf(kind).map((slug) => articlePath(kind, slug))),
];

export interface SitemapParts {
  db: Reader;
  data: OptionData;
  hosts: SiteHosts;
}

/** The sitemap index, split by country and type, and robots.txt. Closed jobs are not in it. */
export function registerSitemaps(app: FastifyInstance, parts: SitemapParts): void {
  const baseOf = (request: FastifyRequest) => parts.hosts.addressFor(requestFacts(request));
  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(baseOf(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const base = baseOf(request);
    if (!base) return reply.status(404).send();
    const files = await listFiles(parts.db);
    const rows = files.map((file) => `<sitemap><loc>${base}/sitemaps/${file}.xml</loc></sitemap>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(wrap('sitemapindex', rows));
  });
  app.get<{ Params: { country: string; file: string } }>('/sitemaps/:country/:file', async (request, reply) => {
    const base = baseOf(request);
    const urls = base && (await readFile(parts, request.params.country, request.params.file.replace(/\.xml$/, '')));
    if (!urls) return reply.status(404).send();
    const rows = urls.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return `<url><loc>${escapeXml(base + path)}</loc>${lastmod}</url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(wrap('urlset', rows));
  });
}

/** A site that does not know its own name is not to be listed under whatever name a robot came by. */
function robots(base: string | undefined): string {
  if (!base) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${base}/sitemap.xml\nSitemap: ${base}/sitemaps/pay.xml\n`;
}

function wrap(element: string, rows: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${element}>\n`;
}

/** Only files that hold something are listed, as an empty one is not valid; for jobs that is one index probe a range. */
async function listFiles(db: Reader): Promise<string[]> {
  const { rows } = await db.query<{ country_id: number; part: number }>(sql`
    select c.country_id, r.part
    from (select distinct country_id from companies) c
    cross join generate_series(0, (select coalesce(max(id), 0) / ${RANGE} from jobs)) as r(part)
    where exists (
      select 1 from jobs j where j.status = 'open' and j.country_id = c.country_id
        and j.id >= r.part * ${RANGE} and j.id < (r.part + 1) * ${RANGE})
    order by 1, 2`);
  const { rows: homes } = await db.query<{ country_id: number }>(sql`select distinct country_id from companies`);
  const hasCompanies = new Set(homes.map(({ country_id }) => country_id));
  const own = sites.flatMap(({ id, key }) => {
    const parts = rows.filter(({ country_id }) => country_id === id).map(({ part }) => `${key}/jobs-${part}`);
    return [...(hasCompanies.has(id) ? [`${key}/companies`] : []), ...parts];
  });
  const searches = await listSearchFiles(db);
  return ['com/pages', ...searches, ...own];
}

/** An address of a search names no country, only a language: countries that share one share the file too. */
async function listSearchFiles(db: Reader): Promise<string[]> {
  const files = await Promise.all(
    [...new Set(sites.map(({ language }) => language))].map(async (language) => {
      const { rowCount } = await db.query(sql`select 1 from jobs where ${hasLocalTitle(language)} limit 1`);
      return rowCount ? [`com/${SEARCHES}${language}`] : [];
    }),
  );
  return files.flat();
}

/** Open jobs that a search of the language's own sites would find; remote ones are found elsewhere. */
function hasLocalTitle(language: string) {
  const ids = sites.filter((site) => site.language === language).map(({ id }) => id);
  return sql`status = 'open' and work_arrangement_id <> ${REMOTE} and job_title_id <> ${CUSTOM_TITLE}
    and country_id = any(${ids}::int[])`;
}

interface Entry {
  path: string;
  changed?: Date;
}

async function readFile(parts: SitemapParts, country: string, file: string): Promise<Entry[] | undefined> {
  const site = findSite(country);
  if (!site) return undefined;
  if (site.key === 'com') {
    if (file === 'pages') return pageEntries();
    return file.startsWith(SEARCHES) ? searchEntries(parts, file.slice(SEARCHES.length)) : undefined;
  }
  if (file === 'companies') return companyEntries(parts.db, site);
  const part = /^jobs-(\d{1,6})$/.exec(file)?.[1];
  return part === undefined ? undefined : jobEntries(parts.db, site, Number(part));
}

function pageEntries(): Entry[] {
  return languages.flatMap(({ code }) => PAGES.map((path) => ({ path: `/${code}${path}` })));
}

async function companyEntries(db: Reader, site: Site): Promise<Entry[]> {
  const { rows } = await db.query<{ slug: string; updated_at: Date }>(sql`
    select slug, updated_at from companies where country_id = ${site.id} and status = 'active' order by id limit 50000`);
  return rows.map(({ slug, updated_at }) => ({
    path: `/${site.language}/company/${slug}`,
    changed: updated_at,
  }));
}

/** Searches for titles that have open jobs: a search that finds nothing is not to be listed. */
async function searchEntries({ db, data }: SitemapParts, language: string): Promise<Entry[] | undefined> {
  if (!sites.some((site) => site.language === language)) return undefined;
  const all = data.functions.flatMap((main) => main.subs.flatMap((sub) => sub.titles));
  // One probe of an index for each title, whatever the number of jobs.
  const { rows } = await db.query<{ id: number }>(sql`
    select title.id from unnest(${all.map(({ id }) => id)}::integer[]) as title (id)
    where exists (select 1 from jobs where ${hasLocalTitle(language)} and job_title_id = title.id)`);
  const open = new Set(rows.map(({ id }) => id));
  const titles = all.filter(({ id }) => open.has(id)).toSorted((a, b) => b.heat - a.heat);
  const paths = titles.map((title) => {
    const query = title.names[language] ?? title.names.en ?? '';
    return `/${language}${addressOf(data, { scope: 'local', sort: 'relevance', query }).url}`;
  });
  // Two titles may share a name, and so an address.
  return [...new Set(paths)].slice(0, MOST_SEARCHES).map((path) => ({ path }));
}

/** A job's page stands in the language it is written in. */
async function jobEntries(db: Reader, site: Site, part: number): Promise<Entry[]> {
  const { rows } = await db.query<{ id: number; slug: string; language: string; updated_at: Date }>(sql`
    select id, slug, language, updated_at from jobs
    where status = 'open' and country_id = ${site.id} and id >= ${part * RANGE} and id < ${(part + 1) * RANGE}
    order by id`);
  return rows.map(({ id, slug, language, updated_at }) => ({
    path: `/${language}/job/${encodeURIComponent(slug)}-${id}`,
    changed: updated_at,
  }));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
