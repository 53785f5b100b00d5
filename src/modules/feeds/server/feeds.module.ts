import { createJobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import { Renderer } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { feedSearch } from '#src/modules/search/server/search.public.ts';
import { RateLimiter } from '#src/platform/http/rate-limit.ts';
import { mount } from '#src/platform/http/routes.ts';
import { readSiteHosts } from '#src/platform/http/site-hosts.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { feedsContract } from '../feeds.contract.ts';
import { announceJobsTask, readAnnouncement } from './announce-jobs.ts';
import { getReach, setReach } from './company-reach.ts';
import { registerEmbed } from './embed.ts';
import { feedsListeners } from './feeds.listeners.ts';
import type { FeedsParts } from './feeds.parts.ts';
import { registerJobsXml } from './jobs-xml.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { registerSearchFeeds } from './search-feeds.ts';
import { registerSharePictures } from './share-pictures.ts';

/** Jobs for programs: feeds of searches and companies, the feed of all jobs, and word to search engines. */
export const feedsModule = defineModule({
  name: 'feeds',
  build: (services: Services) => {
    const { env, clock, resolveLocale } = services;
    const announcement = readAnnouncement(env);
    const renderer = new Renderer();
    const parts: FeedsParts = {
      ...services,
      search: feedSearch(services),
      presenter: createJobPresenter(services),
      hosts: readSiteHosts(env),
      kept: createKeptAnswers(clock),
      limiter: new RateLimiter(clock),
      siteKeyOf: (request) => siteById(resolveLocale(request).countryId).key,
      hub: announcement?.hub,
    };
    return {
      routes: [
        mount(feedsContract, {
          'GET /recruiters/company/reach': getReach,
          'POST /recruiters/company/reach': setReach,
        }),
      ],
      tasks: [announceJobsTask(services, announcement)],
      listeners: announcement ? feedsListeners(clock) : {},
      registerFiles: (app) => {
        registerSearchFeeds(app, parts);
        registerJobsXml(app, parts);
        registerEmbed(app, parts);
        registerSharePictures(app, { ...parts, renderer });
        const key = announcement?.indexNow?.key;
        if (key) app.get(`/${key}.txt`, (_request, reply) => reply.type('text/plain; charset=utf-8').send(key));
      },
      close: async () => renderer.close(),
    };
  },
});
