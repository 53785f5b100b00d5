import { createJobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { Database } from '#src/platform/database/database.ts';
import { readSiteHosts } from '#src/platform/http/site-hosts.ts';
import type { Logger } from '#src/platform/log.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { once } from '#src/platform/modules/once.ts';
import { createAdviceSearch } from './advice-search.ts';
import { createAlertSearch } from './alert-search.ts';
import { bossFactsTasks } from './boss-facts.tasks.ts';
import { documentRuleTasks } from './document-rule.tasks.ts';
import { openSearchPool } from './engine/core/run.ts';
import { createSearchEngine, type SearchEngine } from './engine/engine.ts';
import { followChanges } from './engine/opensearch/follow-changes.ts';
import { forgetIndexes, readIndexBacklog } from './engine/opensearch/serving-index.ts';
import { createFeedSearch } from './feed-search.ts';
import { rememberTotals } from './remember-totals.ts';
import { searchLimits, searchRanking } from './search.limits.ts';
import { searchListeners } from './search.listeners.ts';
import { searchPartitions } from './search.partitions.ts';
import { searchRoutes } from './search.routes.ts';
import { searchTasks } from './search.tasks.ts';
import { registerSitemaps } from './sitemaps.ts';
import { createTextReader } from './text-reader.ts';

/** The engine knows a lot and has connections of its own: there is one. */
const openSearch = once((services: Services) => {
  const { databaseUrl, replicas, env, clock, data, texts, searchServer } = services;
  const pool = openSearchPool(databaseUrl, env.DATABASE_POOL);
  const openBeside = (url: string) => openSearchPool(url, env.DATABASE_POOL);
  const publicReader = replicas?.readerBeside(new Database(pool).reader, openBeside);
  const engine = createSearchEngine({ pool, publicReader, options: data, clock, searchServer });
  const countJobs = rememberTotals(engine, clock);
  return { pool, parts: { engine, countJobs, data, texts, presenter: createJobPresenter(services) } };
});

/** The same search for alerts. */
export function alertSearch(services: Services) {
  return createAlertSearch(openSearch(services).parts, services.clock);
}

/** The same search for feeds. */
export function feedSearch(services: Services) {
  return createFeedSearch(openSearch(services).parts);
}

/** The same search for advice on one's own job search. */
export function adviceSearch(services: Services) {
  return createAdviceSearch(openSearch(services).parts);
}

export type MatchTitles = SearchEngine['matchTitles'];

/** What a typed title may mean, for other modules. */
export function titleMatcher(services: Services): MatchTitles {
  return openSearch(services).parts.engine.matchTitles;
}

/** What a text says of work, place and pay, for other modules. */
export function textReader(services: Services) {
  return createTextReader(openSearch(services).parts.engine);
}

/** Changes are noted for an OpenSearch that the settings do not name any more. */
function stopNoting(db: Database, log: Logger): { close(): Promise<void> } {
  const done = forgetIndexes(db).catch((error) => log.warn({ err: error }, 'forgetting an OpenSearch'));
  return { close: () => done };
}

/** Finding jobs. */
export const searchModule = defineModule({
  name: 'search',
  limits: searchLimits,
  ranking: searchRanking,
  partitions: searchPartitions,
  build: (services: Services) => {
    const { env, db, databaseUrl, clock, data, ask, log, searchServer } = services;
    const { pool, parts } = openSearch(services);
    const { engine } = parts;
    return {
      routes: [searchRoutes(parts)],
      tasks: [
        ...searchTasks(engine),
        ...documentRuleTasks(services, engine.indexJobs),
        ...bossFactsTasks(db, clock, engine, ask('search.readBossReplies')),
      ],
      listeners: searchListeners(engine),
      registerFiles: (app) => registerSitemaps(app, { db: db.publicReader, data, hosts: readSiteHosts(env) }),
      pools: { search: pool },
      warmUp: engine.warmUp,
      readBacklog: readIndexBacklog,
      startWork: () =>
        searchServer ? followChanges({ db, pool, databaseUrl, client: searchServer }) : stopNoting(db, log),
    };
  },
});
