export type { AlertJob, AlertSearch } from './alert-search.ts';
export { refreshBossFacts } from './boss-facts.tasks.ts';
export { createSearchEngine } from './engine/engine.ts';
export { openSearchPool } from './engine/run.ts';
export { alertSearch, searchModule } from './search.module.ts';
