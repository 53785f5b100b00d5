export { articlesModule } from './articles.module.ts';
