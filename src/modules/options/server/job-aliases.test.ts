import { describe, expect, it } from 'vitest';
import { normalizeText } from '#src/kernel/text.ts';
import { languageCodes } from '../languages.ts';
import { readJobAliases } from './job-aliases.ts';
import { aliasesOf, CUSTOM_TITLE_ID, loadJobFunctions } from './job-functions.ts';

const LEAST = 2_000;
const titles = new Map(
  loadJobFunctions()
    .flatMap((main) => main.subs.flatMap((sub) => sub.titles))
    .map((title) => [title.id, title]),
);

describe.each(languageCodes)('other names of job titles in %s', (code) => {
  const lines = readJobAliases(code);
  const all = lines.flatMap(({ titleId, aliases }) => aliases.map((alias) => ({ titleId, alias })));

  it('PICK-04 belong to titles that exist, each on one line', () => {
    expect(lines.filter(({ titleId }) => !titles.has(titleId) || titleId === CUSTOM_TITLE_ID)).toEqual([]);
    expect(new Set(lines.map(({ titleId }) => titleId)).size).toBe(lines.length);
  });

  it('PICK-04 are many, tidy and none twice for a title', () => {
    expect(all.length).toBeGreaterThanOrEqual(LEAST);
    expect(all.filter(({ alias }) => alias !== alias.trim() || !/[\p{L}\p{N}]/u.test(alias))).toEqual([]);
    for (const { titleId, aliases } of lines) {
      expect(new Set(aliases.map(normalizeText)).size, `${titleId}`).toBe(aliases.length);
    }
  });

  it('PICK-04 are not the name of another title', () => {
    const owners = Map.groupBy(titles.values(), (title) => normalizeText(title.names[code] ?? ''));
    const contradicting = all.filter(({ titleId, alias }) => {
      const owner = owners.get(normalizeText(alias));
      return owner && !owner.some(({ id }) => id === titleId);
    });
    expect(contradicting).toEqual([]);
  });
});

describe('other names of job titles', () => {
  it.each([
    ['en', 'nanny', 310_103],
    ['en', 'lorry driver', 110_203],
    ['en', 'seamstress', 310_502],
    ['es', 'mozo de almacén', 110_101],
    ['pt-BR', 'faxineira', 310_201],
    ['id', 'ojek', 310_602],
    ['ar', 'شيف', 150_101],
    ['zh-TW', '服務生', 150_201],
  ] as const)('PICK-04 in %s %s is known', (code, alias, id) => {
    const title = titles.get(id);
    const names = [title?.names.en?.toLowerCase(), ...(title ? aliasesOf(title) : [])];
    expect(names).toContain(alias);
    if (alias !== 'nanny') expect(title?.localAliases.get(code)).toContain(alias);
  });
});
