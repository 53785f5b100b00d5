export { profilesModule } from './profiles.module.ts';
