export { trackingModule } from './tracking.routes.ts';
export { purgeTrackingTask, refreshPopularityTask } from './tracking.tasks.ts';
