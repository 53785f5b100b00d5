export { trackerModule } from './tracker.module.ts';
