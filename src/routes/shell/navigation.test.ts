import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';

const BARS = {
  shell: ['home', 'jobs', 'remote', 'web3', 'companies', 'chat', 'me'],
  employer: ['dashboard', 'inbox', 'jobs', 'company', 'team'],
};
/** A fifth of a phone's width; an ideograph is as wide as two letters. */
const WIDEST = 11;

describe('the bar below', () => {
  it.each(languageCodes)('NAV-06 has labels in %s that fit beside four others', (language) => {
    const labels = Object.entries(BARS).flatMap(([name, keys]) => {
      const { nav } = JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'));
      return keys.map((key) => nav[key] as string);
    });
    const widthOf = (label: string) => label.length + (label.match(/\p{Script=Han}|[\u3040-\u30ff]/gu)?.length ?? 0);
    expect(labels.filter((label) => widthOf(label) > WIDEST)).toEqual([]);
  });
});
