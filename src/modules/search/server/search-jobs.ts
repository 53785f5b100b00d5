import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { newQueryId } from '#src/modules/jobs/contact-source.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { searchContract } from '../search.contract.ts';
import type { FoundJobs } from './engine/jobs/find-jobs.ts';
import { readableIn, toEngineQuery } from './engine-request.ts';
import { presentUnderstanding } from './present-understanding.ts';
import type { SearchParts } from './search-parts.ts';

type Input = ParsedInputOf<(typeof searchContract)['GET /job/search']>;

/** Visitors see this many pages and are then invited to sign in. */
export const VISITOR_PAGES = 3;
/** Deeper pages help nobody: a narrower search does. */
export const LAST_PAGE = 100;

// 'defalut' is how the specification spells it.
export const scenes = { local: 'c_search_defalut', remote: 'c_search_remote', web3: 'c_search_web3' } as const;

/** Finds the jobs of one page that satisfy every filter, in the asked order. */
export function createSearchJobs(parts: SearchParts) {
  const { engine, countJobs, data, presenter } = parts;
  return async (ctx: Context, input: Input) => {
    const { asked, filters } = toEngineQuery(data, input, ctx.locale, await findBlockedCompanies(ctx));
    const isVisitor = ctx.viewer.accountId === null;
    const isBeyond = isVisitor ? input.page > VISITOR_PAGES : input.page > LAST_PAGE;
    const { sort, page, size } = input;
    const mayLag = ctx.viewer.sessionId === null;
    const request = { ...asked, ...filters, readable: readableIn(ctx.locale.language), sort, page, size, mayLag };
    const [found, total] = await Promise.all([
      isBeyond ? undefined : engine.search(request),
      countJobs({ ...asked, ...filters }),
    ]);
    const queryId = newQueryId('search');
    const pages = Math.ceil(total.value / input.size);
    const origin = { queryId, recoFrom: 'search', scene: scenes[input.scope] };
    const jobs = await presenter.presentJobCards(ctx, found?.jobIds ?? [], origin);
    const relatedFrom = found ? firstRelated(jobs, found) : null;
    return {
      jobs: input.sort === 'relevance' ? promotedFirst(jobs, relatedFrom ?? jobs.length) : jobs,
      query_id: queryId,
      total: {
        value: total.value,
        related: total.related,
        is_estimate: total.isEstimate,
        is_lower_bound: total.isLowerBound,
      },
      page: input.page,
      page_count: Math.min(pages, isVisitor ? VISITOR_PAGES : LAST_PAGE),
      is_limited: isVisitor && pages > VISITOR_PAGES,
      related_from: relatedFrom,
      ...presentUnderstanding(parts, ctx, input, found),
    };
  };
}

/** Where related jobs begin among the cards: a job that has closed since it was found has no card. */
function firstRelated(jobs: JobCard[], { jobIds, relatedFrom }: FoundJobs): number | null {
  if (relatedFrom === null) return null;
  const asked = new Set(jobIds.slice(0, relatedFrom));
  const at = jobs.findIndex(({ id }) => !asked.has(id));
  return at < 0 ? null : at;
}

/**
 * TRU-06: promoted jobs come first among what was asked for on their page, and first among what is related to it. They
 * satisfy every filter, are counted once, and no page has others than without promotion.
 */
function promotedFirst(jobs: JobCard[], relatedFrom: number): JobCard[] {
  const parts = [jobs.slice(0, relatedFrom), jobs.slice(relatedFrom)];
  return parts.flatMap((part) => [...part.filter((job) => job.is_promoted), ...part.filter((job) => !job.is_promoted)]);
}
