import type { FastifyInstance } from 'fastify';
import { escapeXml } from '#src/kernel/feed.ts';
import { languages } from '#src/modules/options/languages.ts';
import { type Services, titleIndex } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import { sql } from '#src/platform/database/sql.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { readSiteHosts } from '#src/platform/http/site-hosts.ts';
import { countryPlace, placeById } from './pay-names.ts';

/** A file may hold 50,000 addresses: those with most postings. */
const MOST = 45_000;

/** Pages of pay that have a figure, each in the language of its country; the others are not to be listed. */
export function registerPaySitemap(app: FastifyInstance, { db, data, env }: Services): void {
  const hosts = readSiteHosts(env);
  app.get('/sitemaps/pay.xml', async (request, reply) => {
    const base = hosts.addressFor(requestFacts(request));
    if (!base) return reply.status(404).send();
    const { rows } = await db.query<{ title_id: number; country_id: number; place_id: number; computed_at: Date }>(sql`
      select title_id, country_id, place_id, computed_at from pay_statistics where median is not null
      order by sample desc, title_id limit ${MOST}`);
    const titles = titleIndex(data);
    const entries = rows.flatMap(({ title_id, country_id, place_id, computed_at }) => {
      const title = titles.get(title_id)?.title;
      const place = place_id === 0 ? countryPlace(country_id) : placeById(data, country_id, place_id);
      if (!title || !place) return [];
      const path = `/${siteById(country_id).language}/pay/${title.seo}/${place.slug}`;
      return [`<url><loc>${escapeXml(base + path)}</loc><lastmod>${computed_at.toISOString()}</lastmod></url>`];
    });
    const starts = languages.map(({ code }) => `<url><loc>${escapeXml(base)}/${code}/pay</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
          `${[...starts, ...entries].join('\n')}\n</urlset>\n`,
      );
  });
}
