export { trackerModule } from './tracker.module.ts';
export { loadTalks, type TrackedTalk } from './tracker.queries.ts';
