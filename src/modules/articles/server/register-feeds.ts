import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeText } from '#src/kernel/safe-html.ts';
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

interface FeedItem {
  url: string;
  title: string;
  description: string;
  html: string;
  published: string;
}

interface Feed {
  /** Where people read it. */
  home: string;
  /** Where programs fetch it. */
  self: string;
  language: string;
  title: string;
  description: string;
  items: FeedItem[];
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
      .send(JSON.stringify(writeJson(feed)));
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
      return [{ url: `${base}/${language}${articlePath('blog', slug)}`, title, description, html: whole, published }];
    }),
  };
}

function writeAtom({ home, self, language, title, description, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<entry><id>${escapeText(item.url)}</id><title>${escapeText(item.title)}</title>` +
      `<link rel="alternate" type="text/html" href="${escapeText(item.url)}"/>` +
      `<published>${item.published}T00:00:00Z</published><updated>${item.published}T00:00:00Z</updated>` +
      `<summary>${escapeText(item.description)}</summary><content type="html">${escapeText(item.html)}</content></entry>`,
  );
  const newest = items[0]?.published ?? '1970-01-01';
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<id>${escapeText(home)}</id><title>${escapeText(title)}</title><subtitle>${escapeText(description)}</subtitle>` +
    `<link rel="self" type="application/atom+xml" href="${escapeText(self)}"/>` +
    `<link rel="alternate" type="text/html" href="${escapeText(home)}"/>` +
    `<updated>${newest}T00:00:00Z</updated><author><name>Parley</name></author>\n${entries.join('\n')}\n</feed>\n`
  );
}

function writeJson({ home, self, language, title, description, items }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      date_published: `${item.published}T00:00:00Z`,
    })),
  };
}
