import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptPageRules, tagsOfChange, tagsOfEvent } from '#src/kept-page-rules.ts';
import { KeptPages } from '#src/platform/http/kept-pages.ts';
import { watchKeptPages } from '#src/platform/http/watch-kept-pages.ts';
import { createLogger } from '#src/platform/log.ts';
import { createJob } from './factories/create-job.ts';
import { standIn } from './stand-in.ts';
import { createTestDatabase } from './test-database.ts';

const page = { status: 200, headers: [], policy: '', html: 'x' };
const openPages = () => new KeptPages({ most: 1e6, seconds: 60, now: () => 0 });

describe('which pages are kept', () => {
  const facts = { countryId: 196, language: 'en', theme: 'system', consent: 'needed', keepsTexts: false };
  const rules = keptPageRules(openPages(), false, () => facts);
  const keyOf = (path: string, headers: Record<string, string> = {}) => {
    const request = standIn<FastifyRequest>({ url: path, headers });
    return rules.keyOf(request, new URL(path, 'http://parley.example'));
  };

  it.each([
    '/en',
    '/en/remote-job',
    '/en/web3-jobs',
    '/en/nurse-jobs?page=2&sort=latest',
    '/en/remote-job/job-search',
    '/en/job/nurse-1',
    '/en/company/acme?tab=about',
    '/en/companies',
  ])('HOME-01 %s', (path) => {
    expect(keyOf(path)).toBeDefined();
    expect(keyOf(path, { cookie: 'parley_theme=dark; parley_country=sg; _other=1' })).toBeDefined();
  });

  it.each([
    '/en/settings',
    '/en/chat',
    '/en/employer',
    '/en/terms',
    '/en.data',
    '/en/nurse-jobs.data',
    '/en?country=jp',
    '/en/nurse-jobs?job=5',
    '/en/nurse-jobs?utm_source=x',
    '/EN',
    `/en/job-search?query=${'x'.repeat(400)}`,
  ])('AUTH-09 never %s', (path) => {
    expect(keyOf(path)).toBeUndefined();
  });

  it('AUTH-09 never for someone with a session or any other cookie of ours that tells them from others', () => {
    for (const name of ['session', 'auth_status', 'device', 'known', 'browser', 'shared', 'new_one']) {
      expect(keyOf('/en', { cookie: `a=b; parley_${name}=1` }), name).toBeUndefined();
    }
    expect(keyOf('/en', { cookie: 'parley_session=x; parley_auth_status=guest; parley_known=1' })).toBeUndefined();
    expect(keyOf('/en', { authorization: 'Bearer x' })).toBeUndefined();
  });

  it('AUTH-01 AUTH-09 a guest gets the page that visitors get, whoever is or was signed in does not', () => {
    const as = (status: string) => keyOf('/en', { cookie: `parley_session=x; parley_auth_status=${status}` });
    expect(as('guest')).toBe(keyOf('/en'));
    expect([as('user'), as('expired'), as('guest2'), keyOf('/en', { cookie: 'parley_session=x' })]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('HOME-01 tells a computer from a phone, and one address from another', () => {
    const computer = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' };
    const keys = [keyOf('/en'), keyOf('/en', computer), keyOf('/en/companies'), keyOf('/en?page=2')];
    expect(new Set(keys).size).toBe(4);
  });

  it('JOB-03 knows what a page shows by where it leads', () => {
    const html = '<a href="/en/job/nurse-in-a-3-12">x</a> "\\/en\\/job" <a href="/ar/job/%D8%A3-7?x=1">y</a>';
    const at = (path: string) => rules.tagsOf(new URL(path, 'http://parley.example'), html);
    expect(at('/en')).toEqual(['job:12', 'job:7', 'lists']);
    expect(at('/en/company/acme')).toEqual(['job:12', 'job:7', 'companies', 'lists']);
    expect(rules.tagsOf(new URL('http://parley.example/en/job/nurse-12'), '/en/job/nurse-12')).toEqual([
      'job:12',
      'companies',
    ]);
    expect(at('/en/job/nurse-in-a-3-12')).toEqual(['job:12', 'job:7', 'companies']);
    expect(tagsOfEvent('job.changed', [{ id: 12 }])).toEqual(['lists', 'job:12']);
    expect(tagsOfEvent('company.changed', [{ id: 5 }])).toEqual(['lists', 'companies']);
    expect(tagsOfEvent('meter.recountRequested', [{ conversationId: 1 }])).toEqual([]);
  });
});

describe('a change by any process', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.database.close();
    await database.drop();
  });

  it('JOB-03 drops the pages that show it, with its commit', async () => {
    const { pool } = database.database;
    const job = await createJob(pool);
    const pages = openPages();
    const watch = watchKeptPages(database.url, createLogger('silent'), pages, tagsOfChange);
    const keep = async () => {
      await pages.draw('this', [], async () => ({ ...page, tags: [`job:${job.id}`, 'companies'] }));
      await pages.draw('other', [], async () => ({ ...page, tags: ['job:0'] }));
      await pages.draw('list', [], async () => ({ ...page, tags: ['lists'] }));
      return pages.size === 3;
    };
    // Before the database is heard nothing is kept.
    await expect.poll(keep).toBe(true);
    await pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [job.id]);
    await expect.poll(() => pages.size).toBe(1);
    expect(pages.find('other')).toBeDefined();
    await expect.poll(keep).toBe(true);
    await pool.query(`update companies set name = 'Renamed' where id = $1`, [job.company_id]);
    await expect.poll(() => pages.size).toBe(1);
    expect(pages.find('other')).toBeDefined();
    // A load of many is told as one.
    await expect.poll(keep).toBe(true);
    await pool.query(`insert into jobs overriding system value select (jsonb_populate_record(j, jsonb_build_object('id', 100000 + n))).*
      from jobs j, generate_series(1, 60) n where j.id = ${job.id}`);
    await expect.poll(() => pages.find('other')).toBeUndefined();
    await expect.poll(keep).toBe(true);
    await pool.query(`insert into companies (slug, name, country_id, industry_id, size_id, language, overview)
      select 'many-' || n, 'Many ' || n, 196, 2, 3, 'en', 'x' from generate_series(1, 60) n`);
    await expect.poll(() => pages.find('other')).toBeUndefined();
    // Whoever hears nothing shows nothing that was kept.
    await expect.poll(keep).toBe(true);
    await watch.close();
    await expect.poll(() => pages.find('other')).toBeUndefined();
  });
});
