import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { slugsOf } from '../article-list.ts';
import { ARTICLES, BOSS_ARTICLES } from '../web/help-link.tsx';

describe('help where people get stuck', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const pages = globSync('src/**/*.tsx')
    .filter((path) => !path.endsWith('.test.tsx'))
    .map((path) => readFileSync(path, 'utf8'));

  it('GROW-01 every place that has an article stands on a page', () => {
    const placed = new Set(
      pages.flatMap((source) => [...source.matchAll(/<HelpLink about="(\w+)"( isBoss)?/g)].map(([, about]) => about)),
    );
    expect([...placed].toSorted()).toEqual(Object.keys(ARTICLES).toSorted());
    const ofBosses = pages.flatMap((source) =>
      [...source.matchAll(/<HelpLink about="(\w+)" isBoss/g)].map(([, at]) => at),
    );
    expect(ofBosses.toSorted()).toEqual(Object.keys(BOSS_ARTICLES).toSorted());
  });

  it('GROW-01 every article that a page or another article leads to is there, in ten languages', async () => {
    const texts = globSync('content/**/*.md').map((path) => readFileSync(path, 'utf8'));
    const named = [...pages, ...texts].flatMap((text) =>
      [...text.matchAll(/(?:}|\()\/help\/([a-z0-9-]+)/g)].map(([, slug]) => slug as string),
    );
    const linked = new Set([...named, ...Object.values(ARTICLES), ...Object.values(BOSS_ARTICLES)]);
    expect([...linked].filter((slug) => !slugsOf('help').includes(slug))).toEqual([]);
    const visitor = app.visitor();
    for (const language_code of languageCodes) {
      const { groups } = await visitor.api('GET /data/help', { language_code });
      const there = new Map(
        groups.flatMap(({ articles }) => articles.map(({ slug, title }) => [slug, title] as const)),
      );
      expect([...linked].filter((slug) => !there.get(slug))).toEqual([]);
    }
  });

  it('GROW-01 help and limits are one press away on both sites', () => {
    const read = (path: string) => readFileSync(path, 'utf8');
    for (const menu of ['src/routes/shell/account-menu.tsx', 'src/routes/employer/shell-navigation.tsx']) {
      expect(read(menu)).toMatch(/\/help(#employers)?`/);
    }
    for (const footer of ['src/routes/shell/footer.tsx', 'src/routes/employer/employer-footer.tsx']) {
      expect(read(footer)).toContain("path: '/limits'");
      expect(read(footer)).toMatch(/path: '\/help/);
    }
  });
});
