import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#test/build-search-index.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SINGAPORE = { 'country-id': '196' };
const NURSE = { job_title_id: 120201, function_id: 12, sub_function_id: 1202 };
const ACCOUNTANT = { job_title_id: 20101, function_id: 2, sub_function_id: 201 };

interface Found {
  jobs: { job_title: string; company_name: string }[];
  understood: { kind: string; label: string; url: string }[];
  relaxed: string | null;
  literal_url: string | null;
}

describe('a company in a query, over the API', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    const { pool } = app.database;
    const companyOf = async (name: string, country_id = 196) => (await createCompany(pool, { name, country_id })).id;
    const zorbex = await companyOf('Zorbex Pte. Ltd.');
    const other = await companyOf('Kestrelmark');
    const target = await companyOf('Target');
    const abroad = await companyOf('Quillfern', 106);
    await companyOf('Emptyhall');
    await companyOf('Accountent');
    await createJob(pool, { ...NURSE, title: 'Ward Nurse', company_id: zorbex });
    await createJob(pool, { ...ACCOUNTANT, title: 'Ledger Accountant', company_id: zorbex });
    await createJob(pool, { ...NURSE, title: 'School Nurse', company_id: other });
    await createJob(pool, { ...NURSE, title: 'Shop Nurse', company_id: target });
    await createJob(pool, { title: 'Gardener', company_id: abroad, country_id: 106, currency: 'JPY' });
    await buildSearchIndex(app.databaseUrl);
  });
  afterAll(() => app.close());

  const search = async (query: string) => {
    const path = `/job/search?query=${encodeURIComponent(query)}`;
    const { envelope } = await app.visitor(SINGAPORE).call('GET', path);
    expect(envelope.code).toBe(0);
    const { jobs, understood, relaxed, literal_url } = envelope.data as Found;
    return { titles: jobs.map((job) => job.job_title), understood, relaxed, literal_url };
  };

  it.each(['zorbex nurse', 'nurse at zorbex', 'Nurse at Zorbex Pte Ltd'])(
    "SRCH-10 SRCH-11 %s finds the company's nurses, with a chip to undo it",
    async (query) => {
      const { titles, understood, relaxed, literal_url } = await search(query);
      expect({ titles, relaxed }).toEqual({ titles: ['Ward Nurse'], relaxed: null });
      expect(understood).toContainEqual({ kind: 'company', label: 'Zorbex Pte. Ltd.', url: expect.any(String) });
      const without = understood.find(({ kind }) => kind === 'company')?.url ?? '';
      expect(without).toContain('nurse');
      expect(without).not.toContain('orbex');
      expect(literal_url).toContain('exactly');
    },
  );

  it('SRCH-10 a company alone finds all its jobs', async () => {
    expect((await search('jobs at zorbex')).titles.toSorted()).toEqual(['Ledger Accountant', 'Ward Nurse']);
    expect((await search('Zorbex')).titles).toHaveLength(2);
  });

  it('SRCH-10 work that the company does not have is shown elsewhere, and the page says so', async () => {
    const { titles, relaxed } = await search('accountant at kestrelmark');
    expect({ titles, relaxed }).toEqual({ titles: ['Ledger Accountant'], relaxed: 'company' });
  });

  it('SRCH-10 a company whose jobs are in another country is shown there', async () => {
    const { titles, relaxed } = await search('quillfern');
    expect({ titles, relaxed }).toEqual({ titles: ['Gardener'], relaxed: 'place' });
  });

  it('SRCH-10 a usual word is a company only behind `at`, and one without open jobs never is', async () => {
    const kinds = async (query: string) => (await search(query)).understood.map(({ kind }) => kind);
    expect(await kinds('target nurse')).not.toContain('company');
    expect((await search('nurse at target')).titles).toEqual(['Shop Nurse']);
    expect(await kinds('nurse at emptyhall')).not.toContain('company');
  });

  it('SRCH-12 a word of a company is not misspelt', async () => {
    const corrected = async (query: string) => {
      const { envelope } = await app.visitor(SINGAPORE).call('GET', `/job/search?query=${query}`);
      return (envelope.data as { corrected_query: string | null }).corrected_query;
    };
    expect(await corrected('acountant')).toBe('accountant');
    expect(await corrected('accountent')).toBeNull();
  });
});
