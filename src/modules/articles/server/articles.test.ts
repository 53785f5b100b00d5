import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { ARTICLE_KINDS, slugsOf } from '../article-list.ts';
import { openArticles } from './open-articles.ts';
import { readMarkdown } from './read-markdown.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const articlesIn = openArticles(process.cwd());
const all = ARTICLE_KINDS.flatMap((kind) =>
  languageCodes.flatMap((language) =>
    [...articlesIn(kind, language)].map(([slug, article]) => ({ name: `${kind}/${slug}/${language}`, kind, article })),
  ),
);

describe('articles', () => {
  it('GROW-01 GROW-02 stand in ten languages, each with its facts, and no folder is forgotten', () => {
    for (const kind of ARTICLE_KINDS) {
      expect(readdirSync(`content/${kind}`).toSorted()).toEqual(slugsOf(kind).toSorted());
    }
    for (const { name, kind, article } of all) {
      expect(article.title.length, name).toBeLessThanOrEqual(70);
      expect(article.description.length, name).toBeLessThanOrEqual(170);
      expect(Math.min(article.title.length, article.description.length), name).toBeGreaterThanOrEqual(2);
      expect(article.keywords.length > 3, name).toBe(kind === 'help');
      expect(article.html, name).not.toContain('&lt;');
      // Where a sign of the sentence stands inside bold words of a script without spaces, the asterisks stay.
      expect(article.html, name).not.toContain('**');
    }
    expect(slugsOf('blog').length).toBeGreaterThanOrEqual(12);
  });

  it('GROW-01 GROW-02 link only to pages that exist', () => {
    const map = readFileSync('src/routes.ts', 'utf8');
    const routes = [...map.matchAll(/route\('([^']+)'/gu)].map(
      ([, path = '']) => new RegExp(`^/${path.replace(/\/:\w+\?/gu, '(?:/[^/]+)?').replace(/:\w+/gu, '[^/]+')}$`, 'u'),
    );
    const nested =
      /^\/(?:employer\/)?settings\/(?:account|security|preferences|notifications|alerts|privacy|blocked)$/u;
    const strangers = all.flatMap(({ name, article }) =>
      [...article.html.matchAll(/href="\/[\w-]+([^"?]*)/gu)]
        .map(([, path = '']) => path)
        .filter((path) => {
          const [, kind, slug] = /^\/(blog|help)\/(.+)$/u.exec(path) ?? [];
          if (kind && slug) return !slugsOf(kind as 'blog').includes(slug);
          return (
            !['', '/job-search'].includes(path) &&
            !nested.test(path) &&
            !routes.some((route) => route.test(path) && !route.test('/x'))
          );
        })
        .map((path) => `${name}: ${path}`),
    );
    expect(strangers).toEqual([]);
    // What leads elsewhere would lose its address without a word.
    const sources = ARTICLE_KINDS.flatMap((kind) =>
      slugsOf(kind).flatMap((slug) => languageCodes.map((language) => `content/${kind}/${slug}/${language}.md`)),
    );
    expect(sources.filter((file) => /\]\((?!\/\w)/u.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('GROW-02 show markup as it was typed, and link nowhere else', () => {
    const { html } = readMarkdown(
      '---\ntitle: T\n---\n<script>x</script>\n\n[a](//b.example) [c](https://d.example) [e](/terms)',
      'ar',
    );
    expect(html).not.toMatch(/<script|example/u);
    expect(html).toContain('<a href="/ar/terms">e</a>');
  });
});

describe('the help centre', () => {
  const ask = async (q: string, language_code: string) => {
    const { found } = await app.visitor().api('GET /data/help', { q, language_code });
    return found?.map(({ slug }) => slug) ?? [];
  };

  it('GROW-01 finds what people type who are stuck, in their own words', async () => {
    const questions: [string, string, string][] = [
      ['en', 'code not arriving', 'cannot-sign-in'],
      ['en', 'how do I withdraw an application', 'apply-for-a-job'],
      ['en', 'delete my account', 'delete-account-and-data'],
      ['zh-CN', '收不到验证码', 'cannot-sign-in'],
      ['ja', '退会したい アカウント 削除', 'delete-account-and-data'],
      ['ar', 'حذف الحساب', 'delete-account-and-data'],
      ['es', 'no me llega el código', 'cannot-sign-in'],
      ['pt-BR', 'excluir minha conta', 'delete-account-and-data'],
      ['tr', 'hesabımı silmek istiyorum', 'delete-account-and-data'],
      ['id', 'hapus akun', 'delete-account-and-data'],
    ];
    for (const [language, question, slug] of questions) {
      expect((await ask(question, language)).slice(0, 3), question).toContain(slug);
    }
    expect(await ask('qqqqzzzz', 'en')).toEqual([]);
    // Signs are signs, not the names that HTML has for them.
    expect(await ask('39', 'en')).toEqual([]);
  });

  it('GROW-01 has a page for every group and article, and an article leads on to its neighbours', async () => {
    const visitor = app.visitor();
    const { groups, found } = await visitor.api('GET /data/help', {});
    expect(found).toBeNull();
    expect(groups.flatMap(({ articles }) => articles.map(({ slug }) => slug))).toEqual(slugsOf('help'));
    const article = await visitor.api('GET /data/articles/:kind/:slug', { kind: 'help', slug: 'cannot-sign-in' });
    expect(article).toMatchObject({ published: null, slug: 'cannot-sign-in' });
    expect(article.more.map(({ slug }) => slug)).toContain('create-account');
    expect((await visitor.call('GET', '/data/articles/help/..%2Fblog')).envelope.code).toBe(40004);
  });
});

describe('the blog', () => {
  it('GROW-02 is read by feed readers in each language, newest first, with whole addresses', async () => {
    const visitor = app.visitor();
    const json = await (await visitor.fetch('/ja/blog/feed.json')).json();
    const { articles } = await visitor.api('GET /data/blog', { language_code: 'ja' });
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'ja' });
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(articles.map(({ title }) => title));
    expect(articles.map(({ published }) => published)).toEqual(
      articles
        .map(({ published }) => published)
        .toSorted()
        .toReversed(),
    );
    const xml = await (await visitor.fetch('/ar/blog/feed.xml')).text();
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">');
    expect(xml.match(/<entry>/gu)).toHaveLength(articles.length);
    expect(xml).not.toMatch(/href=&quot;\/|href="\//u);
    expect((await visitor.fetch('/xx/blog/feed.xml')).status).toBe(404);
  });
});
