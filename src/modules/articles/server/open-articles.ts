import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleKind, slugsOf } from '../article-list.ts';
import { readMarkdown, type WrittenArticle } from './read-markdown.ts';

export type ArticlesIn = (kind: ArticleKind, language: string) => ReadonlyMap<string, WrittenArticle>;

/** The articles of `content/`, read when a language is first asked for. They change with the program only. */
export function openArticles(root: string): ArticlesIn {
  const known = new Map<string, ReadonlyMap<string, WrittenArticle>>();
  return (kind, language) => {
    const key = `${kind}/${language}`;
    const articles = known.get(key) ?? read(root, kind, language);
    known.set(key, articles);
    return articles;
  };
}

function read(root: string, kind: ArticleKind, language: string): ReadonlyMap<string, WrittenArticle> {
  return new Map(
    slugsOf(kind).map((slug) => {
      const source = readFileSync(join(root, 'content', kind, slug, `${language}.md`), 'utf8');
      return [slug, readMarkdown(source, language)];
    }),
  );
}
