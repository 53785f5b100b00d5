import { beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { holds } from '../engine/core/expression.ts';
import { wordFor } from '../engine/core/tags.ts';
import { companyKeys } from './company-names.ts';
import { learntFrom, type QueryKnowledge } from './query-knowledge.ts';
import { chooseCompany } from './read-company.ts';
import { readQuery } from './read-query.ts';
import { understandQuery } from './understand-query.ts';

/** Companies with open jobs. */
const companies = [
  'Zorbex Pte. Ltd.',
  'Kestrelmark Health',
  'Target',
  'Apple Inc.',
  'Pilot',
  'Software',
  'PT Nusakarya Tbk',
  'ゾルベ株式会社',
  '卓尔贝科技有限公司',
  'شركة زوربكس',
  "Zorbina's",
  'Singapore',
  'Night Owl',
];
const known = new Map(
  companies.flatMap((name, at) => companyKeys(name).map((key) => [key, { name, ids: [at + 1], countryIds: [196] }])),
);

let knowledge: QueryKnowledge;
beforeAll(async () => {
  knowledge = await learntFrom(loadOptionData());
});

function companyIn(text: string, language: string) {
  const asker = { language, countryId: 196 };
  return chooseCompany(readQuery(text, knowledge, asker), known, knowledge, asker);
}

/** The company and what is left of the text. */
function read(text: string, language: string) {
  const asker = { language, countryId: 196 };
  const company = companyIn(text, language);
  return { company: company?.name, left: readQuery(text, knowledge, asker, company).contents.join('|') };
}

describe('a company in a query', () => {
  it.each([
    ['en', 'zorbex', 'Zorbex Pte. Ltd.', ''],
    ['en', 'ZORBEX nurse', 'Zorbex Pte. Ltd.', 'nurse'],
    ['en', 'nurse at zorbex', 'Zorbex Pte. Ltd.', 'nurse'],
    ['en', 'Zorbex Pte Ltd nurse', 'Zorbex Pte. Ltd.', 'nurse'],
    ['en', 'jobs at kestrelmark health', 'Kestrelmark Health', ''],
    ['en', 'part time nurse at kestrelmark health in singapore', 'Kestrelmark Health', 'nurse'],
    ['en', "zorbina's cook", "Zorbina's", 'cook'],
    ['es', 'enfermera en zorbex', 'Zorbex Pte. Ltd.', 'enfermera'],
    ['es', 'enfermera en la empresa zorbex', 'Zorbex Pte. Ltd.', 'enfermera'],
    ['pt-BR', 'vagas na zorbex', 'Zorbex Pte. Ltd.', ''],
    ['pt-BR', 'enfermeiro da zorbex', 'Zorbex Pte. Ltd.', 'enfermeiro'],
    ['id', 'lowongan kerja di pt nusakarya', 'PT Nusakarya Tbk', ''],
    ['id', 'perawat di nusakarya', 'PT Nusakarya Tbk', 'perawat'],
    ['ms', 'jururawat di zorbex', 'Zorbex Pte. Ltd.', 'jururawat'],
    ['tr', "Zorbex'de hemşire", 'Zorbex Pte. Ltd.', 'hemşire'],
    ['tr', 'zorbex şirketinde hemşire', 'Zorbex Pte. Ltd.', 'hemşire'],
    ['ar', 'ممرضة في زوربكس', 'شركة زوربكس', 'ممرضة'],
    ['ar', 'وظائف شركة زوربكس', 'شركة زوربكس', ''],
    ['ja', 'ゾルベの求人', 'ゾルベ株式会社', ''],
    ['ja', '株式会社ゾルベ 看護師', 'ゾルベ株式会社', '看護師'],
    ['ja', 'ゾルベ看護師', 'ゾルベ株式会社', '看護師'],
    ['zh-CN', '卓尔贝科技 护士', '卓尔贝科技有限公司', '护士'],
    ['zh-CN', '在卓尔贝科技做护士', '卓尔贝科技有限公司', '做护士'],
    ['zh-CN', '卓尔贝科技公司招聘', '卓尔贝科技有限公司', ''],
  ])('SRCH-10 %s: %s asks for %s', (language, text, company, left) => {
    expect(read(text, language)).toEqual({ company, left });
  });

  it.each([
    ['en', 'target', 'Target'],
    ['en', 'jobs at target', 'Target'],
    ['en', 'nurse at apple', 'Apple Inc.'],
    ['en', 'nurse in target', 'Target'],
    ['en', 'nurse at pilot', 'Pilot'],
    ['es', 'enfermera en target', 'Target'],
    ['en', 'night owl', 'Night Owl'],
  ])('SRCH-10 %s: %s means a company that is called like something else', (language, text, company) => {
    expect(companyIn(text, language)?.name).toBe(company);
  });

  it.each([
    ['en', 'target marketing manager'],
    ['en', 'apple picker'],
    ['en', 'pilot'],
    ['en', 'airline pilot'],
    ['en', 'software engineer'],
    ['es', 'ingeniero de software'],
    ['pt-BR', 'engenheiro de software'],
    ['en', 'nurse in singapore'],
    ['en', 'singapore'],
    ['en', 'nurse'],
    ['en', 'zorbexian nurse'],
    ['en', 'zorbex OR nurse'],
    ['en', 'nurse -zorbex'],
  ])('SRCH-10 %s: %s names no company', (language, text) => {
    expect(companyIn(text, language)).toBeUndefined();
  });

  it('SRCH-10 is a condition, and given up when it has no such job', () => {
    const asker = { language: 'en', countryId: 196 };
    const steps = understandQuery('nurse at zorbex', knowledge, asker, companyIn('nurse at zorbex', 'en'));
    const nurse = new Set(steps[0]?.titleIds.map((id) => wordFor('functionTitles', id)));
    expect(nurse.size).toBeGreaterThan(0);
    const own = new Set([...nurse, wordFor('company', 1)]);
    const held = (document: Set<string>) => steps.find(({ match }) => holds(match, document))?.relaxed;
    expect([held(own), held(nurse)]).toEqual([null, 'company']);
    expect(steps[0]?.reading.heading).toBe('nurse at zorbex');
  });

  it('SRCH-10 without work asks for all its jobs, at last in its own countries and remote', () => {
    const asker = { language: 'en', countryId: 106 };
    const steps = understandQuery('jobs at zorbex', knowledge, asker, companyIn('jobs at zorbex', 'en'));
    expect(steps.every(({ match }) => holds(match, new Set([wordFor('company', 1)])))).toBe(true);
    expect(steps.some(({ match }) => holds(match, new Set()))).toBe(false);
    expect(steps.at(-2)?.where).toEqual({ isRemote: false, countryIds: [196] });
    expect(steps.at(-1)?.where.isRemote).toBe(true);
  });

  it('SRCH-10 is known by its whole name, without its legal form and in either script', () => {
    expect(companyKeys('Sakura Clinic（桜クリニック）')).toEqual([
      'sakura clinic 桜クリニック',
      'sakura clinic',
      '桜クリニック',
    ]);
    expect(companyKeys('Acme Co., Ltd.')).toEqual(['acme']);
    expect(companyKeys('24 時間介護')).toEqual(['24 時間介護']);
    expect(companyKeys('Ltd')).toEqual(['ltd']);
  });
});
