import { mount } from '#src/platform/http/routes.ts';
import { searchContract } from '../search.contract.ts';
import { createDescribeSearch } from './describe-search.ts';
import { hideRecommendedJob, restoreRecommendedJob } from './hide-recommended-job.ts';
import {
  createListCompanyJobs,
  createListLatest,
  createListPopular,
  createListPopularRemote,
  createListSimilar,
} from './job-lists.ts';
import { createListHome } from './list-home.ts';
import { createListHotSearches } from './list-hot-searches.ts';
import { createListRecommended, createListRecoRemote } from './recommend-jobs.ts';
import { createRecordSearch } from './record-search.ts';
import { createParseSearch, createResolveSearch } from './resolve-search.ts';
import { createSearchFacets } from './search-facets.ts';
import { createSearchJobTitles } from './search-job-titles.ts';
import { createSearchJobs } from './search-jobs.ts';
import type { SearchParts } from './search-parts.ts';
import { createSearchPay } from './search-pay.ts';
import { createFindWays } from './search-ways.ts';
import { createSuggest } from './suggest-searches.ts';

export function searchRoutes(parts: SearchParts) {
  return mount(searchContract, {
    'GET /job/search': createSearchJobs(parts),
    'GET /job/search-facets': createSearchFacets(parts),
    'GET /job/search-pay': createSearchPay(parts),
    'GET /job/search-ways': createFindWays(parts),
    'POST /job/search-resolve': createResolveSearch(parts),
    'POST /job/search-parse': createParseSearch(parts),
    'GET /config/search/job-title-lists': createSearchJobTitles(parts),
    'GET /job/search-suggestion': createSuggest(parts),
    'GET /job/search-remote-suggestion': createSuggest(parts),
    'POST /api-go/web/search_job_filter_seo': createDescribeSearch(parts, 'local'),
    'POST /api-go/web/search_remote_job_filter_seo': createDescribeSearch(parts, 'remote'),
    'POST /api-go/web/search_web3_job_filter_seo': createDescribeSearch(parts, 'web3'),
    'POST /job/metrics/job-hot-search': createRecordSearch(parts),
    'GET /job/hot-searches': createListHotSearches(parts),
    'GET /job/home-lists': createListHome(parts),
    'GET /job/popular-jobs': createListPopular(parts),
    'GET /job/latest-jobs': createListLatest(parts),
    'GET /job/recommended-jobs': createListRecommended(parts),
    'GET /job/popular-remote-jobs': createListPopularRemote(parts),
    'GET /job/reco-remote-jobs': createListRecoRemote(parts),
    'DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete': hideRecommendedJob,
    'POST /job/job-preferences/:preferenceId/reco-jobs/:jobId/restore': restoreRecommendedJob,
    'GET /job/:id/similar': createListSimilar(parts),
    'GET /companies/:slug/hot-jobs': createListCompanyJobs(parts),
  });
}
