import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { ARTICLE_KINDS, type HelpGroup, helpGroups } from './article-list.ts';

const HOUR = 3600;
const languageCode = z.string().max(10).optional();
const slug = z.string().max(80);

const teaser = z.object({ slug: z.string(), title: z.string(), description: z.string() });
const dated = teaser.extend({ published: z.iso.date(), minutes: z.number().int() });

export const articlesContract = {
  'GET /data/blog': endpoint({
    summary: 'The articles of the blog, newest first',
    access: 'anyone',
    input: z.object({ language_code: languageCode }),
    answer: z.object({ articles: z.array(dated) }),
    errors: [],
    cacheSeconds: HOUR,
  }),
  'GET /data/help': endpoint({
    summary: 'The help centre by groups; with `q` the articles that answer it, the best first',
    access: 'anyone',
    input: z.object({ q: z.string().max(200).optional(), language_code: languageCode }),
    answer: z.object({
      groups: z.array(
        z.object({ group: z.enum(helpGroups as [HelpGroup, ...HelpGroup[]]), articles: z.array(teaser) }),
      ),
      /** Null without a question. */
      found: z.array(teaser).nullable(),
    }),
    errors: [],
    cacheSeconds: HOUR,
  }),
  'GET /data/articles/:kind/:slug': endpoint({
    summary: 'An article of the blog or the help centre, and what to read next',
    access: 'anyone',
    input: z.object({ kind: z.enum(ARTICLE_KINDS), slug, language_code: languageCode }),
    answer: z.object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      /** Of the blog only. */
      published: z.iso.date().nullable(),
      minutes: z.number().int(),
      /** Written by us; its links lead to pages in the same language. */
      html: z.string(),
      more: z.array(teaser),
    }),
    errors: ['notFound'],
    cacheSeconds: HOUR,
  }),
} satisfies Contract;

export type Article = z.infer<(typeof articlesContract)['GET /data/articles/:kind/:slug']['answer']>;
export type ArticleTeaser = z.infer<typeof teaser>;
export type DatedTeaser = z.infer<typeof dated>;

type ArticlesContract = typeof articlesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ArticlesContract {}
}
