export { feedsModule } from './feeds.module.ts';
