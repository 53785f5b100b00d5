import type { Clock } from '#src/kernel/clock.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { Database, type Pool, type Reader, type Transaction } from '#src/platform/database/database.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { matchTyped } from '../understand/match-typed.ts';
import { learntFrom } from '../understand/query-knowledge.ts';
import type { Asker } from '../understand/query-reader.ts';
import { type QueryPart, readQuery } from '../understand/read-query.ts';
import type { TitleMatch } from '../understand/title-matcher.ts';

import { type Run, runOn, withoutTimeLimit } from './core/run.ts';
import { createSpeller } from './core/spelling.ts';
import { noStatistics, type Statistics } from './core/statistics.ts';
import { countFacets, type Facets } from './jobs/count-facets.ts';
import { countJobs, type JobCount, NO_JOBS } from './jobs/count-jobs.ts';
import { countPays, type Pays } from './jobs/count-pays.ts';
import { documentFacts } from './jobs/document-facts.ts';
import { documentRule, noteRule } from './jobs/document-rule.ts';
import { fieldsOf } from './jobs/drop-impossible.ts';
import {
  defaultTuning,
  type FoundJobs,
  findJobs,
  NOTHING_FOUND,
  type Surroundings,
  type Tuning,
} from './jobs/find-jobs.ts';
import { gatherStatistics, readStatistics } from './jobs/gather-statistics.ts';
import { indexCompanies, rebuildCompanies } from './jobs/index-companies.ts';
import { indexJobs, removeJobs } from './jobs/index-jobs.ts';
import type { LatestList } from './jobs/job-index.ts';
import { type SearchVote, spellSearch, tallySearches, voteForSearch } from './jobs/popular-searches.ts';
import { type PreparedSearch, prepareSearch, type Reading } from './jobs/prepare-search.ts';
import { createReader, readWithoutWords, type WordKnowledge } from './jobs/read-typed.ts';
import { rebuild } from './jobs/rebuild.ts';
import type { AskedText, SearchFilters, SearchRequest } from './jobs/request.ts';
import { type RankedJob, rankJobs, surroundingsOf, type Wishes, wishesOf } from './jobs/score-jobs.ts';
import { createSuggester, type Suggester, type TitlesFor } from './jobs/suggest.ts';
import { createOpenSearchIndex } from './opensearch/opensearch-index.ts';
import { preferOpenSearch } from './opensearch/prefer-opensearch.ts';
import { createServingIndex } from './opensearch/serving-index.ts';
import { createPostgresIndex } from './postgres/postgres-index.ts';

/** Everything the product asks of a search; a distributed engine could take its place. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<FoundJobs & Omit<Reading, 'filters'>>;
  /** The newest jobs under each of several filters, without text; the database is asked once for all of them. */
  latest(lists: readonly LatestList[]): Promise<number[][]>;
  /** What a text is taken to mean under the filters; searches do this themselves. */
  understand<Filters extends SearchFilters & AskedText>(filters: Filters): Promise<PreparedSearch<Filters>>;
  /** The places and conditions that a text names, whatever jobs there are. */
  read(text: string, asker: Asker): Promise<QueryPart[]>;
  /** The titles that a typed text may mean, the likeliest first. */
  matchTitles(text: string, language: string, size: number): Promise<TitleMatch[]>;
  count(filters: SearchFilters & AskedText): Promise<JobCount>;
  facets(filters: SearchFilters & AskedText): Promise<Facets>;
  /** What the matching jobs pay, apart from what pay is asked for. */
  pays(filters: SearchFilters & AskedText): Promise<Pays>;
  suggest: Suggester['suggest'];
  /** The text in the spelling of the option lists; nothing when a word of it is not theirs. */
  spell(text: string): Promise<string | null>;
  /** Counts a search for the popular ones. */
  vote(tx: Transaction, vote: SearchVote): Promise<void>;
  similar(
    jobId: number,
    filters: SearchFilters | undefined,
    size: number,
    excludeCompanies?: number[],
  ): Promise<RankedJob[]>;
  recommend(
    filters: SearchFilters,
    wishes: Wishes,
    withoutJobIds: readonly number[],
    size: number,
  ): Promise<RankedJob[]>;
  /** Brings the rows of these jobs up to date within the caller's transaction; closed jobs disappear. */
  indexJobs(tx: Transaction, jobIds: readonly number[]): Promise<void>;
  removeJobs(tx: Transaction, jobIds: readonly number[]): Promise<void>;
  /** After a company was made, renamed or closed. */
  indexCompanies(tx: Transaction, companyIds: readonly number[]): Promise<void>;
  rebuild(onProgress?: (share: number) => void): Promise<void>;
  /** Nightly, and after a large load. */
  refreshStatistics(): Promise<void>;
  /** Learns words soon after the start, so that the first who types does not wait for it. */
  warmUp(): Promise<unknown>;
  /** Every minute by the worker: moves fresh rows from the pending list into the index, so that searches stay quick. */
  tidy(): Promise<void>;
}

interface EngineParts {
  /** From `openSearchPool`. */
  pool: Pool;
  /** For searches that may be a second old, with the same settings. */
  publicReader?: Reader;
  options: OptionData;
  clock: Clock;
  /** Answers searches where there is one; what it cannot answer the database does. */
  searchServer?: OpenSearch;
  tuning?: Tuning;
}

/** Statistics are gathered by one process; the others read them again after so long. */
const REREAD_MS = 3_600_000;

/** What it knows of words is read, or worked out in slices where the build has not, for the first text, or by `warmUp`. */
export function createSearchEngine(parts: EngineParts): SearchEngine {
  return {
    ...createSearcher(parts),
    ...createWriter(parts.options),
    vote: voteForSearch,
    async tidy() {
      await runOn(new Database(parts.pool))({ text: `select gin_clean_pending_list('job_search_doc')`, values: [] });
    },
  };
}

/** Posting a job needs no knowledge of words, so that the first one after a start waits for none. */
function createWriter(options: OptionData) {
  let facts: ReturnType<typeof documentFacts> | undefined;
  return {
    indexJobs: (tx: Transaction, jobIds: readonly number[]) => {
      facts ??= documentFacts(options);
      return indexJobs(runOn(tx), facts, jobIds);
    },
    removeJobs: (tx: Transaction, jobIds: readonly number[]) => removeJobs(runOn(tx), jobIds),
    indexCompanies: (tx: Transaction, companyIds: readonly number[]) => indexCompanies(runOn(tx), companyIds),
  };
}

type Searcher = Omit<SearchEngine, 'vote' | 'tidy' | keyof ReturnType<typeof createWriter>>;

function createSearcher(parts: EngineParts): Searcher {
  const { pool, publicReader, options, clock, searchServer, tuning = defaultTuning } = parts;
  const db = new Database(pool);
  const run = runOn(db);
  const runPublic = runOn(publicReader ?? db);
  const fieldOf = fieldsOf(options.functions);
  const statistics = createStatistics(run, clock);
  const servingIndex = searchServer && createServingIndex(db, searchServer);
  let learning: ReturnType<typeof learnWords> | undefined;
  const words = () => {
    learning ??= learnWords({ run, options, clock, statistics });
    return learning;
  };

  async function around(mayLag = false): Promise<Surroundings> {
    const known = { statistics: await statistics.get(), now: clock.now() };
    const stored = createPostgresIndex({ run: mayLag ? runPublic : run, tuning, ...known });
    if (!searchServer) return { jobs: stored, fieldOf, ...known };
    const index = await servingIndex?.();
    const there = index ? createOpenSearchIndex({ client: searchServer, index, tuning, ...known }) : undefined;
    return { jobs: preferOpenSearch(there, stored, searchServer), fieldOf, ...known };
  }

  const readings = async (asked: SearchFilters & AskedText) => readWithoutWords(asked) ?? (await words()).read(asked);
  const prepare = shareRunning(
    async <Filters extends SearchFilters & AskedText>(filters: Filters): Promise<PreparedSearch<Filters>> =>
      prepareSearch(filters, await readings(filters), await around()),
  ) as SearchEngine['understand'];

  return {
    async search(request) {
      const surroundings = await around(request.mayLag);
      let found: FoundJobs | undefined;
      const look = async ({ filters, understood }: PreparedSearch<SearchRequest>) => {
        found = await findJobs(filters, understood, surroundings);
        return found.jobIds.length > 0;
      };
      const first = request.page === 1 ? look : undefined;
      const prepared = await prepareSearch(request, await readings(request), surroundings, first);
      if (!prepared.isEmpty && !found) await look(prepared);
      const { understood, correctedText } = prepared;
      return { ...(found ?? NOTHING_FOUND), understood, correctedText };
    },
    latest: async (lists) => (await around()).jobs.latest(lists),
    understand: prepare,
    read: async (text, asker) => readQuery(text, (await words()).queries, asker).parts,
    matchTitles: async (text, language, size) => (await words()).titlesFor(text, language, size),
    count: shareRunning(async (asked) => {
      const { filters, understood, isEmpty } = await prepare(asked);
      return isEmpty ? NO_JOBS : countJobs(filters, understood, await around());
    }),
    facets: async (asked) => {
      const { filters, understood } = await prepare(asked);
      return countFacets(filters, understood, await around());
    },
    pays: shareRunning(async (asked) => {
      const { filters, understood } = await prepare(asked);
      return countPays(filters, understood, await around());
    }),
    suggest: async (...typed) => (await words()).suggest(...typed),
    spell: async (text) => spellSearch(text, (await words()).queries.thesaurus),
    warmUp: () => Promise.all([words(), statistics.get()]),
    async similar(jobId, filters, size, excludeCompanies) {
      const text = 'select tags, country_id from job_search where job_id = $1';
      const [job] = await run<{ tags: number[]; country_id: number }>({ name: 'search_tags', text, values: [jobId] });
      if (!job) return [];
      const where = filters ?? { ...surroundingsOf(job.tags, job.country_id), excludeCompanies };
      return rankJobs(where, wishesOf(job.tags), new Set([jobId]), size, await around());
    },
    recommend: async (filters, wishes, withoutJobIds, size) =>
      rankJobs(filters, wishes, new Set(withoutJobIds), size, await around()),
    rebuild: (onProgress = () => {}) =>
      withoutTimeLimit(pool, async (unhurried) => {
        await rebuild(unhurried, documentFacts(options), onProgress);
        await unhurried(noteRule(documentRule(options), clock.now()));
        await rebuildCompanies(unhurried);
        statistics.set(await gatherStatistics(unhurried, clock.now()));
      }),
    refreshStatistics: async () => {
      await tallySearches(db, clock.now());
      await withoutTimeLimit(pool, async (unhurried) => {
        statistics.set(await gatherStatistics(unhurried, clock.now()));
      });
    },
  };
}

/** The first letters of common titles are typed all the time. */
const MOST_REMEMBERED = 2_000;

function rememberTitles(match: TitlesFor): TitlesFor {
  const known = new Map<string, TitleMatch[]>();
  return (text, language, size, countryId) => {
    const key = `${language} ${countryId} ${size} ${text}`;
    const found = known.get(key) ?? match(text, language, size, countryId);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, found);
    return found;
  };
}

/** Parts of a page ask for the same number at the same time: it is counted once. */
function shareRunning<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  const running = new Map<string, Promise<Answer>>();
  return (question: Question): Promise<Answer> => {
    const key = JSON.stringify(question);
    const known = running.get(key);
    if (known) return known;
    const asked = ask(question).finally(() => running.delete(key));
    running.set(key, asked);
    return asked;
  };
}

/** What reading a typed text takes. */
async function learnWords({
  run,
  options,
  clock,
  statistics,
}: Pick<EngineParts, 'options' | 'clock'> & {
  run: Run;
  statistics: ReturnType<typeof createStatistics>;
}) {
  const queries = await learntFrom(options);
  const titlesFor = rememberTitles((text, language, size, countryId) =>
    matchTyped(text, size, queries, { language, countryId }),
  );
  let known: WordKnowledge | undefined;
  const know = async (): Promise<WordKnowledge> => {
    const current = await statistics.get();
    if (known?.statistics === current) return known;
    const frequency = (word: string) => current.words.get(word) ?? 0;
    known = { statistics: current, speller: createSpeller(queries.thesaurus.vocabulary.keys(), frequency) };
    return known;
  };
  return {
    queries,
    titlesFor,
    read: createReader({ run, queries, know, clock }),
    suggest: createSuggester(run, options, titlesFor).suggest,
  };
}

/** Read when first needed, and anew every hour. */
function createStatistics(run: Run, clock: Clock) {
  let current: Promise<Statistics> | undefined;
  let readAt = 0;
  const reread = async (before: Promise<Statistics> | undefined): Promise<Statistics> => {
    const known = await before;
    return (await readStatistics(run, known?.gatheredAt ?? null)) ?? known ?? noStatistics;
  };
  return {
    get(): Promise<Statistics> {
      const now = clock.now().getTime();
      if (current && now - readAt < REREAD_MS) return current;
      readAt = now;
      const before = current;
      current = reread(before);
      // When the database does not answer, the next request asks again.
      current.catch(() => {
        current = before;
        readAt = before ? readAt : 0;
      });
      return current;
    },
    set(statistics: Statistics) {
      readAt = clock.now().getTime();
      current = Promise.resolve(statistics);
    },
  };
}
