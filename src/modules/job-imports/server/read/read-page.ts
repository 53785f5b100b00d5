import { decodeEntities } from '#src/kernel/safe-html.ts';
import { FetchFailed, type FetchPublic } from '#src/platform/http/fetch-public.ts';
import { MOST_BYTES, MOST_COLUMNS, MOST_PAGES, MOST_ROWS } from '../../import-targets.ts';
import { decodePage } from './decode-answer.ts';
import { type Posting, readPostings } from './read-postings.ts';
import { SourceRefused, type SourceTable, tableOf } from './source-table.ts';

const MOST_PAGE_BYTES = 2 * 1024 * 1024;
/** Of all pages together: as much as a file may have, several times over, since a page is mostly not about the job. */
const MOST_SITE_BYTES = 8 * MOST_BYTES;
/** Addresses that look like jobs are read first, so that they are reached before the limits are. */
const LIKE_A_JOB =
  /job|career|vacanc|position|opening|role|recruit|employ|stelle|empleo|vaga|puesto|lowongan|jawatan|kariyer|ilan|saiyo|zhaopin/i;

/** Gathers the job postings of a careers page and of the pages of the same site that it links to, within bounds. */
export async function readCareersPage(
  url: string,
  fetchPublic: FetchPublic,
  signal: AbortSignal,
): Promise<SourceTable> {
  const first = await fetchPublic(url, { mostBytes: MOST_PAGE_BYTES, signal });
  const found = new Map<string, Posting>();
  const keep = (html: string, address: string) => {
    for (const posting of readPostings(html, address)) found.set(keyOf(posting), posting);
  };
  const html = decodePage(first);
  keep(html, first.url);
  let bytes = first.body.length;
  let pages = 0;
  const links = linksIn(html, first.url);
  for (const link of links) {
    if (pages === MOST_PAGES || signal.aborted || bytes > MOST_SITE_BYTES || found.size > MOST_ROWS) break;
    const page = await fetchPublic(link, { mostBytes: MOST_PAGE_BYTES, signal }).catch(unlessFetched);
    if (signal.aborted) break;
    pages += 1;
    // A redirect may lead to another site, whose jobs were not asked for.
    if (!page || new URL(page.url).host !== new URL(first.url).host) continue;
    bytes += page.body.length;
    keep(decodePage(page), page.url);
  }
  if (found.size === 0) throw new SourceRefused('noJobs');
  if (found.size > MOST_ROWS) throw new SourceRefused('tooManyRows');
  const table = tableOf([...found.values()], MOST_COLUMNS);
  return pages < links.length ? { ...table, stoppedAfter: pages } : table;
}

/** One page that cannot be had does not end the others. */
function unlessFetched(error: unknown): undefined {
  if (!(error instanceof FetchFailed)) throw error;
}

function keyOf(posting: Posting): string {
  return posting.get('identifier') || `${posting.get('url')} ${posting.get('title')}`;
}

function linksIn(html: string, base: string): string[] {
  const links = new Set<string>();
  const { host } = new URL(base);
  const low = html.toLowerCase();
  for (let at = low.indexOf('href='); at >= 0; at = low.indexOf('href=', at + 1)) {
    const quote = html[at + 5];
    if (quote !== '"' && quote !== "'") continue;
    const end = html.indexOf(quote, at + 6);
    if (end < 0) break;
    const link = URL.parse(decodeEntities(html.slice(at + 6, end)), base);
    if (!link || link.host !== host || /\.(?:css|js|png|jpe?g|svg|ico|pdf|xml|webp|woff2?)$/i.test(link.pathname))
      continue;
    link.hash = '';
    if (link.href !== base) links.add(link.href);
  }
  const { likely = [], other = [] } = Object.groupBy(links, (link) => (LIKE_A_JOB.test(link) ? 'likely' : 'other'));
  return [...likely, ...other];
}
