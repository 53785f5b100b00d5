import type { Services } from '#src/modules/options/server/options.public.ts';
import { readSiteHosts } from '#src/platform/http/site-hosts.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { articlesRoutes } from './articles.routes.ts';
import { openArticles } from './open-articles.ts';
import { registerFeeds } from './register-feeds.ts';

/** The blog and the help centre. */
export const articlesModule = defineModule({
  name: 'articles',
  build: ({ env, root, texts }: Services) => {
    const articlesIn = openArticles(root);
    return {
      routes: [articlesRoutes(articlesIn)],
      registerFiles: (app) => registerFeeds(app, { articlesIn, texts, hosts: readSiteHosts(env) }),
    };
  },
});
