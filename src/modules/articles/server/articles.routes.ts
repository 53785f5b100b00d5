import { mount } from '#src/platform/http/routes.ts';
import { articlesContract } from '../articles.contract.ts';
import { createGetArticle, createListBlog, createListHelp } from './get-articles.ts';
import type { ArticlesIn } from './open-articles.ts';

export function articlesRoutes(articlesIn: ArticlesIn) {
  return mount(articlesContract, {
    'GET /data/blog': createListBlog(articlesIn),
    'GET /data/help': createListHelp(articlesIn),
    'GET /data/articles/:kind/:slug': createGetArticle(articlesIn),
  });
}
