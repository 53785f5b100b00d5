import { globSync, readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineNotice, type NoticeTable } from '#src/kernel/notices.ts';
import type { Dictionary, Translate } from '#src/kernel/translate.ts';
import { presentNotice } from '#src/modules/notifications/server/notifications.presenter.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { allNotices } from '#src/product.ts';
import routes from '#src/routes.ts';
import { findUnsent } from './notices/find-unsent.ts';
import { sampleData } from './notices/sample-data.ts';

const texts = loadTexts(new URL('../locales/', import.meta.url));
const sources = new Map(globSync('src/**/*.ts').map((path) => [path, readFileSync(path, 'utf8')]));
const table: NoticeTable = allNotices;
const kinds = Object.entries(table);
const readers = [true, false].map((isEmployer) => ({ language: 'en', isEmployer }));

function leaves(dictionary: Dictionary, prefix: string): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string'
      ? `${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')
      : leaves(value, `${prefix}${key}.`),
  );
}

/** Every text that some notice asks for. */
function askedTexts(): Set<string> {
  const asked = new Set<string>();
  const t: Translate = (key) => {
    asked.add(key);
    return key;
  };
  for (const [kind, row] of kinds) {
    for (const data of sampleData(row.data)) presentNotice(t, table, { kind, data }, readers[0] as (typeof readers)[0]);
  }
  return asked;
}

describe('kinds of notices', () => {
  it('SET-01 SET-02 have a sender each, and so have their variants', () => {
    expect(findUnsent(table, sources)).toEqual([]);
    const row = defineNotice({
      data: z.object({ what: z.enum(['mention', 'nobody_says_this']) }),
      group: 'account',
      icon: 'bell',
      byDefault: ['in_app'],
      path: () => null,
      variant: ({ what }) => what,
    });
    expect(findUnsent({ nobody_sends_this: row, team_chat: row }, sources)).toEqual([
      'nobody_sends_this',
      'team_chat nobody_says_this',
    ]);
  });

  it('SET-02 I18N-03 say something complete in every language, whatever their data', () => {
    const silent: string[] = [];
    for (const language of languageCodes) {
      const t = texts.translate(language);
      for (const [kind, row] of kinds) {
        if (!t(`notifications.kinds.${kind}.name`)) silent.push(`${language} name of ${kind}`);
        for (const data of sampleData(row.data)) {
          const notice = presentNotice(t, table, { kind, data }, { language, isEmployer: true });
          if (!notice?.title.trim()) silent.push(`${language} ${kind} ${JSON.stringify(data)}`);
        }
      }
    }
    expect(silent).toEqual([]);
  });

  it('SET-02 use every text that is there, and none that is missing', () => {
    const english = JSON.parse(readFileSync('locales/en/notices.json', 'utf8')) as Dictionary;
    const written = new Set(leaves(english, 'notices.'));
    const code = [...sources.values()].join('\n');
    const asked = askedTexts();
    const isNamed = (key: string) => code.includes(`'${key}'`);
    expect([...written].filter((key) => !asked.has(key) && !isNamed(key))).toEqual([]);
    expect([...asked].filter((key) => key.startsWith('notices.') && !written.has(key))).toEqual([]);
  });

  it('NAV-05 SET-02 lead to pages that exist', () => {
    const paths = kinds.flatMap(([, row]) =>
      sampleData(row.data).flatMap((data) => readers.map((reader) => row.path(data, reader))),
    );
    const lost = [...new Set(paths)].filter((path) => path !== null && !isPage(`/en${path}`));
    expect(lost).toEqual([]);
    expect(isPage('/en/employer/no-such-page')).toBe(false);
  });

  it('SET-01 have each a switch with words, and no more than there are', () => {
    const english = JSON.parse(readFileSync('locales/en/notifications.json', 'utf8'));
    expect(Object.keys(english.kinds).toSorted()).toEqual(Object.keys(table).toSorted());
  });
});

/** Found by the site map, and not by the page that says that there is none. */
function isPage(path: string): boolean {
  const match = matchRoutes(routes as RouteObject[], path)?.at(-1);
  return match !== undefined && !match.route.path?.endsWith('*');
}
