export { headshotsModule } from './headshots.module.ts';
