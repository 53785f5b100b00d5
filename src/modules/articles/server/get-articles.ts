import { AppError } from '#src/kernel/errors.ts';
import { requestLanguage } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { type ArticleKind, BLOG, HELP, helpGroups } from '../article-list.ts';
import type { Article, ArticleTeaser, DatedTeaser } from '../articles.contract.ts';
import { findHelp } from './find-help.ts';
import type { ArticlesIn } from './open-articles.ts';
import type { WrittenArticle } from './read-markdown.ts';

const MORE = 3;

export function createListBlog(articlesIn: ArticlesIn) {
  return (ctx: Context, { language_code }: { language_code?: string }): { articles: DatedTeaser[] } => {
    const articles = articlesIn('blog', requestLanguage(ctx, language_code));
    return {
      articles: BLOG.map(({ slug, published }) => {
        const article = written(articles, slug);
        return { ...teaserOf(slug, article), published, minutes: article.minutes };
      }),
    };
  };
}

export function createListHelp(articlesIn: ArticlesIn) {
  return (ctx: Context, { q, language_code }: { q?: string; language_code?: string }) => {
    const language = requestLanguage(ctx, language_code);
    const articles = articlesIn('help', language);
    const teasers = (slugs: readonly string[]) => slugs.map((slug) => teaserOf(slug, written(articles, slug)));
    return {
      groups: helpGroups.map((group) => ({ group, articles: teasers(HELP[group]) })),
      found: q?.trim() ? teasers(findHelp(articles, q, language)) : null,
    };
  };
}

interface Asked {
  kind: ArticleKind;
  slug: string;
  language_code?: string;
}

export function createGetArticle(articlesIn: ArticlesIn) {
  return (ctx: Context, { kind, slug, language_code }: Asked): Article => {
    const articles = articlesIn(kind, requestLanguage(ctx, language_code));
    const article = articles.get(slug);
    if (!article) throw new AppError('notFound');
    const { title, description, html, minutes } = article;
    return {
      slug,
      title,
      description,
      published: BLOG.find((one) => one.slug === slug && kind === 'blog')?.published ?? null,
      minutes,
      html,
      more: nextTo(kind, slug).map((one) => teaserOf(one, written(articles, one))),
    };
  };
}

/** The next older ones of the blog, from the newest again at its end; the others of the same group. */
function nextTo(kind: ArticleKind, slug: string): string[] {
  if (kind === 'help') {
    const group: readonly string[] = Object.values(HELP).find((slugs: readonly string[]) => slugs.includes(slug)) ?? [];
    return group.filter((one) => one !== slug);
  }
  const all = BLOG.map((one) => one.slug as string);
  const at = all.indexOf(slug);
  return [...all.slice(at + 1), ...all.slice(0, at)].slice(0, MORE);
}

function written(articles: ReadonlyMap<string, WrittenArticle>, slug: string): WrittenArticle {
  const article = articles.get(slug);
  if (!article) throw new Error(`there is no article ${slug}`);
  return article;
}

function teaserOf(slug: string, { title, description }: WrittenArticle): ArticleTeaser {
  return { slug, title, description };
}
