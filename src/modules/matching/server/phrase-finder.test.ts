import { describe, expect, it } from 'vitest';
import { createPhraseFinder } from './phrase-finder.ts';
import { hasSameTitle, titleWords } from './same-title.ts';

const finder = createPhraseFinder(
  [
    ['Bank Reconciliation', 1],
    ['Lesson Planning', 2],
    ['Payroll Processing', 3],
    ['AutoCount', 4],
    ['ERC-20', 5],
    ['Go', 6],
    ['preparación de pedidos', 7],
    ['在庫管理', 8],
  ] as const,
  { isShortExact: true, isLoose: (id) => ![4, 5, 6].includes(id) },
);
const found = (text: string) => [...finder.find(text), ...finder.findLoosely(text)].map(({ value }) => value);

describe('skills in someone’s own words', () => {
  it.each([
    ['Reconciled the bank weekly', 1],
    ['Planned and delivered KS3 maths lessons', 2],
    ['Payroll: processed 40 people', null],
    ['Processed the payroll of 40 people', 3],
    ['auto count, excel', 4],
    ['Solidity, ERC20', 5],
    ['Preparé pedidos para tres tiendas', 7],
    ['在庫管理と発注', 8],
  ])('AI-07 %s', (text, skill) => {
    expect(found(text)).toEqual(skill === null ? [] : [skill]);
  });

  it.each([
    'Sat at the bank of the river. Reconciliation of old friends was my summer.',
    'Planning, cooking, lessons in judo',
    'Lessons of a long life that I would not have planned for anything in the whole wide world',
    'go the extra mile',
  ])('AI-07 nothing in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('titles of advertisements', () => {
  it.each([
    ['Yardımcı eczacı', 'Eczacı (yardımcı eczacı)'],
    ['Staff Nurse', 'Staff Nurse (Medical Ward)'],
    ['Welder', 'welder'],
    ['介護福祉士', '介護福祉士（特別養護老人ホーム）'],
  ])('AI-07 %s stands in %s', (own, advertised) => {
    expect(hasSameTitle(titleWords(own), titleWords(advertised))).toBe(true);
  });

  it.each([
    ['Manager', 'Sales Manager'],
    ['Nurse Manager', 'Staff Nurse'],
    ['', 'Welder'],
  ])('AI-07 %s does not stand in %s', (own, advertised) => {
    expect(hasSameTitle(titleWords(own), titleWords(advertised))).toBe(false);
  });
});
