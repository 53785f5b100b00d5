import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { escapeXml } from '#src/kernel/feed.ts';
import { findSite } from '#src/modules/options/sites.ts';
import { sql } from '#src/platform/database/sql.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { FeedsParts } from './feeds.parts.ts';
import { ALL_JOBS } from './published-feeds.ts';
import { isTooMuch } from './search-feeds.ts';
import { type FeedJob, writeJobXml } from './write-job-xml.ts';

/** Ids of a part: whoever cannot read everything at once asks for `?part=0`, `1` … until the last. */
const PART = 40_000;
const BATCH = 500;
const LIMIT = { max: 20, seconds: 60 };
const KEPT_SECONDS = 120;

/**
 * TRU-12: all open jobs for aggregators, in the XML that Indeed, Google and others read. It is written as it is read
 * from the database, some hundred jobs at a time, so that a million of them need no more memory than one.
 */
export function registerJobsXml(app: FastifyInstance, parts: FeedsParts): void {
  app.get<{ Querystring: { country?: string; part?: string } }>(ALL_JOBS, async (request, reply) => {
    if (await isTooMuch(parts, request, reply, LIMIT)) return reply;
    const base = parts.hosts.addressFor(requestFacts(request));
    const { country, part } = request.query;
    const site = country === undefined ? undefined : findSite(country);
    const isUnknown = (country !== undefined && !site?.code) || (part !== undefined && !/^\d{1,6}$/.test(part));
    if (!base || isUnknown) return reply.status(404).send();
    const { etag, changedAt, last } = await readState(parts);
    reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .header('etag', etag)
      .header('last-modified', changedAt.toUTCString());
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const at = part === undefined ? undefined : Number(part);
    const links = linksOf(parts, base, request.url, nextPart(at, last, country));
    if (links) reply.header('link', links);
    const range = at === undefined ? { from: 0, to: last } : { from: at * PART, to: (at + 1) * PART - 1 };
    const body = Readable.from(write(parts, base, changedAt, { ...range, countryId: site?.id }));
    return reply.type('application/xml; charset=utf-8').send(body);
  });
}

/** The next part; for the whole, the hub that carries it. */
function linksOf({ hub }: FeedsParts, base: string, asked: string, next: URLSearchParams | undefined) {
  if (next) return `<${base}${ALL_JOBS}?${next}>; rel="next"`;
  return hub && asked === ALL_JOBS ? `<${hub}>; rel="hub", <${base}${ALL_JOBS}>; rel="self"` : undefined;
}

function nextPart(part: number | undefined, last: number, country: string | undefined): URLSearchParams | undefined {
  if (part === undefined || part >= Math.floor(last / PART)) return undefined;
  return new URLSearchParams({ ...(country ? { country } : {}), part: String(part + 1) });
}

/** When anything last changed, from the ends of two indexes. */
async function readState({ db }: FeedsParts) {
  const { changed_at, last, left_out } = await db.queryOne<{ changed_at: Date | null; last: number; left_out: number }>(
    sql`select (select max(updated_at) from jobs) as changed_at, (select coalesce(max(id), 0) from jobs) as last,
      (select count(*) from companies where not is_in_feeds) as left_out`,
  );
  const changedAt = changed_at ?? new Date(0);
  return { changedAt, last, etag: `W/"${changedAt.getTime()}-${last}-${left_out}"` };
}

interface Range {
  from: number;
  to: number;
  countryId: number | undefined;
}

async function* write(parts: FeedsParts, base: string, changedAt: Date, range: Range): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<source><publisher>Parley</publisher>` +
    `<publisherurl>${escapeXml(base)}</publisherurl><lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>\n`;
  const now = parts.clock.now();
  let after = range.from - 1;
  for (;;) {
    const jobs = await readBatch(parts, { ...range, from: after + 1 });
    yield jobs.map((job) => writeJobXml(parts.namesIn(job.language), base, job, now)).join('');
    const last = jobs.at(-1);
    if (!last || jobs.length < BATCH) break;
    after = last.id;
  }
  yield '</source>\n';
}

async function readBatch({ db }: FeedsParts, { from, to, countryId }: Range): Promise<FeedJob[]> {
  const here = countryId === undefined ? sql`true` : sql`j.country_id = ${countryId}`;
  const { rows } = await db.query<FeedJob>(sql`
    select j.id, j.slug, j.title, j.description, j.language, j.posted_at, j.confirmed_at, j.country_id, j.location_ids,
      j.work_arrangement_id, j.job_type_id, j.function_id, j.work_experience_id, j.qualification_id, j.salary_type_id, j.salary_min, j.salary_max, j.currency,
      j.is_negotiable, c.name as company
    from jobs j join companies c on c.id = j.company_id
    where j.id between ${from} and ${to} and j.status = 'open' and not j.is_hidden and c.status = 'active'
      and c.is_in_feeds and ${here}
    order by j.id limit ${BATCH}`);
  return rows;
}
