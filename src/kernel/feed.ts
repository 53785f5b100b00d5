import { escapeText } from './safe-html.ts';

export interface FeedItem {
  /** What it is known by, so it never changes. */
  url: string;
  /** Where it leads, when that says more than its address. */
  link?: string;
  title: string;
  description: string;
  html: string;
  /** ISO moments. */
  published: string;
  updated?: string;
  author?: string;
  tags?: readonly string[];
}

export interface Feed {
  /** Where people read it. */
  home: string;
  /** Where programs fetch it. */
  self: string;
  /** WebSub: who tells of changes. */
  hub?: string;
  language: string;
  title: string;
  description: string;
  items: readonly FeedItem[];
  /** When it last changed; without it, when its newest item was. */
  updated?: string;
}

/** What XML 1.0 cannot hold, however it is written: control characters, lone surrogates, U+FFFE and U+FFFF. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export const writableXml = (text: string): string => text.replace(UNWRITABLE, '');

export function escapeXml(text: string): string {
  return escapeText(writableXml(text));
}

/** Atom (RFC 4287). */
export function writeAtom(feed: Feed): string {
  const { home, self, hub, language, title, description, items } = feed;
  const newest = feed.updated ?? items[0]?.published ?? '1970-01-01T00:00:00Z';
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<id>${escapeXml(home)}</id><title>${escapeXml(title)}</title><subtitle>${escapeXml(description)}</subtitle>` +
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>` +
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>` +
    (hub ? `<link rel="hub" href="${escapeXml(hub)}"/>` : '') +
    `<updated>${newest}</updated><author><name>Parley</name></author>\n${items.map(writeEntry).join('\n')}\n</feed>\n`
  );
}

function writeEntry(item: FeedItem): string {
  const author = item.author ? `<author><name>${escapeXml(item.author)}</name></author>` : '';
  const tags = (item.tags ?? []).map((tag) => `<category term="${escapeXml(tag)}"/>`).join('');
  return (
    `<entry><id>${escapeXml(item.url)}</id><title>${escapeXml(item.title)}</title>` +
    `<link rel="alternate" type="text/html" href="${escapeXml(item.link ?? item.url)}"/>` +
    `<published>${item.published}</published><updated>${item.updated ?? item.published}</updated>${author}${tags}` +
    `<summary>${escapeXml(item.description)}</summary><content type="html">${escapeXml(item.html)}</content></entry>`
  );
}

/** JSON Feed 1.1. */
export function writeJsonFeed({ home, self, hub, language, title, description, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self,
    ...(hub ? { hubs: [{ type: 'WebSub', url: hub }] } : {}),
    items: items.map((item) => ({
      id: item.url,
      url: item.link ?? item.url,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      date_published: item.published,
      ...(item.updated ? { date_modified: item.updated } : {}),
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
      ...(item.tags?.length ? { tags: item.tags } : {}),
    })),
  });
}
