import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Feed, writeAtom, writeJsonFeed } from '#src/kernel/feed.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { SiteHosts } from '#src/platform/http/site-hosts.ts';
import { articlePath, BLOG } from '../article-list.ts';
import type { ArticlesIn } from './open-articles.ts';

interface FeedParts {
  articlesIn: ArticlesIn;
  texts: Texts;
  hosts: SiteHosts;
}

/** GROW-02: the blog for feed readers, in each language, as Atom and as JSON Feed. */
export function registerFeeds(app: FastifyInstance, parts: FeedParts): void {
  app.get<{ Params: { lang: string } }>('/:lang/blog/feed.xml', (request, reply) => {
    const feed = makeFeed(parts, request, 'feed.xml');
    if (!feed) return reply.status(404).send();
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(writeAtom(feed));
  });
  app.get<{ Params: { lang: string } }>('/:lang/blog/feed.json', (request, reply) => {
    const feed = makeFeed(parts, request, 'feed.json');
    if (!feed) return reply.status(404).send();
    return reply
      .type('application/feed+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(writeJsonFeed(feed));
  });
}

function makeFeed(
  { articlesIn, texts, hosts }: FeedParts,
  request: FastifyRequest<{ Params: { lang: string } }>,
  file: string,
): Feed | undefined {
  const language = findLanguage(request.params.lang)?.code;
  const base = hosts.addressFor(requestFacts(request));
  if (!language || !base) return undefined;
  const t = texts.translate(language);
  const articles = articlesIn('blog', language);
  return {
    home: `${base}/${language}/blog`,
    self: `${base}/${language}/blog/${file}`,
    language,
    title: t('shell.titleTemplate', { title: t('shell.blog.title') }),
    description: t('shell.blog.text'),
    items: BLOG.flatMap(({ slug, published }) => {
      const article = articles.get(slug);
      if (!article) return [];
      const { title, description, html } = article;
      // A feed is read elsewhere: its links need the whole address.
      const whole = html.replaceAll('<a href="/', `<a href="${base}/`);
      const url = `${base}/${language}${articlePath('blog', slug)}`;
      return [{ url, title, description, html: whole, published: `${published}T00:00:00Z` }];
    }),
  };
}
