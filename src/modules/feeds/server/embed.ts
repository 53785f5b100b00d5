import type { FastifyInstance, FastifyReply } from 'fastify';
import { companyUrl } from '#src/modules/companies/server/companies.public.ts';
import { defaultLanguage, findLanguage } from '#src/modules/options/languages.ts';
import { siteById } from '#src/modules/options/sites.ts';
import { sql } from '#src/platform/database/sql.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { EMBED_POLICY, writeEmbedPage } from './embed-page.ts';
import { STRANGER } from './feed-jobs.ts';
import type { FeedsParts } from './feeds.parts.ts';
import { isTooMuch } from './search-feeds.ts';

const MOST_JOBS = 30;
const KEPT_SECONDS = 60;
const LIMIT = { max: 300, seconds: 60 };

/**
 * Runs on other people's pages: it puts a frame into every `<div data-parley-company="12">` and makes it as tall as the
 * frame says, if it is our frame that says so.
 */
const LOADER = `(function(){
var script=document.currentScript;if(!script)return;
var origin=new URL(script.src).origin;
function show(box){
if(box.firstElementChild)return;
var query=new URLSearchParams();
if(box.dataset.lang)query.set("lang",box.dataset.lang);
if(box.dataset.theme)query.set("theme",box.dataset.theme);
var frame=document.createElement("iframe");
frame.title=box.dataset.title||"Jobs";
frame.style.cssText="border:0;width:100%;min-height:120px;display:block";
frame.loading="lazy";
frame.src=origin+"/embed/companies/"+encodeURIComponent(box.dataset.parleyCompany)+"?"+query;
addEventListener("message",function(event){
if(event.origin!==origin||event.source!==frame.contentWindow)return;
var data=event.data;
if(data&&data.type==="parley-embed"&&data.height>0&&data.height<20000)frame.style.height=data.height+"px";
});
box.appendChild(frame);
}
function start(){document.querySelectorAll("[data-parley-company]").forEach(show)}
if(document.readyState==="loading")addEventListener("DOMContentLoaded",start);else start();
})();
`;

/** GROW-04: a company's open jobs for its own site, as a frame and as a script that puts the frame there. */
export function registerEmbed(app: FastifyInstance, parts: FeedsParts): void {
  app.get('/embed.js', (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(LOADER),
  );
  app.get<{ Params: { id: string }; Querystring: { lang?: string; theme?: string } }>(
    '/embed/companies/:id',
    async (request, reply) => {
      if (await isTooMuch(parts, request, reply, LIMIT)) return reply;
      const base = parts.hosts.addressFor(requestFacts(request));
      const html = base && (await drawList(parts, base, request.params.id, request.query));
      letFrame(reply).header('cache-control', html ? `public, max-age=${KEPT_SECONDS}` : 'no-store');
      return html ? reply.type('text/html; charset=utf-8').send(html) : reply.status(404).send();
    },
  );
}

/** Everything else of ours refuses to be framed. */
function letFrame(reply: FastifyReply): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', EMBED_POLICY)
    .header('cross-origin-resource-policy', 'cross-origin');
}

interface EmbedCompany {
  id: number;
  slug: string;
  name: string;
  country_id: number;
  language: string;
}

async function drawList(
  { db, clock, presenter, texts }: FeedsParts,
  base: string,
  id: string,
  wish: { lang?: string; theme?: string },
): Promise<string | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const { rows } = await db.query<EmbedCompany>(sql`
    select id, slug, name, country_id, language from companies where id = ${id}::bigint and status = 'active'`);
  const [company] = rows;
  if (!company) return undefined;
  const { rows: open } = await db.query<{ id: number }>(sql`
    select id from jobs where company_id = ${company.id} and status = 'open' and not is_hidden
    order by posted_at desc, id desc limit ${MOST_JOBS}`);
  const jobIds = open.map((job) => job.id);
  const language = findLanguage(wish.lang) ?? findLanguage(company.language) ?? defaultLanguage;
  const t = texts.translate(language.code);
  const locale = { countryId: siteById(company.country_id).id, language: language.code, languageId: language.id };
  const origin = { queryId: '', recoFrom: 'embed', scene: '' };
  const jobs = await presenter.presentJobCards({ tx: db, clock, viewer: STRANGER, locale }, jobIds, origin);
  return writeEmbedPage({
    base,
    language,
    theme: wish.theme === 'light' || wish.theme === 'dark' ? wish.theme : 'auto',
    title: t('feeds.embed.title', { company: company.name }),
    empty: t('feeds.embed.empty'),
    more: t('feeds.embed.more'),
    companyUrl: `/${language.code}${companyUrl(company.slug)}`,
    jobs,
  });
}
