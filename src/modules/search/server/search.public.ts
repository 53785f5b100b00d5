export { type AlertJob, type AlertSearch, createAlertSearch } from './alert-search.ts';
export { bossFactsTasks, refreshBossFacts } from './boss-facts.tasks.ts';
export { createSearchEngine } from './engine/engine.ts';
export { openSearchPool } from './engine/run.ts';
export { rememberTotals } from './remember-totals.ts';
export { searchModule } from './search.routes.ts';
export { searchTasks } from './search.tasks.ts';
export { registerSitemaps } from './sitemaps.ts';
