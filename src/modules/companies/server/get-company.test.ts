import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('company page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function guest() {
    const visitor = app.visitor();
    await visitor.api('POST /authentication/guest/login');
    return visitor;
  }

  it('COMP-02 tells what a company has told about itself, in the language of the visitor', async () => {
    const { pool } = app.database;
    const company = await createCompany(pool, {
      legal_name: 'Harbour Labs Pte. Ltd.',
      registration_number: '201912345K',
      founded_on: '2019-03-01',
      company_type_id: 1,
      listing_status_id: 1,
      financing_stage_id: 4,
      website: 'https://harbour.example',
      culture: 'Calm.',
      benefit_ids: [1, 2],
      address: '1 Raffles Place',
      latitude: 1.28,
      longitude: 103.85,
      register_country_id: 196,
    });
    await createJob(pool, { company_id: company.id });
    await createJob(pool, { company_id: company.id, function_id: 2 });
    await createJob(pool, { company_id: company.id, function_id: 2 });
    await createJob(pool, { company_id: company.id, function_id: 4, status: 'on_hold' });
    const page = await app.visitor({ 'language-id': '9' }).api('GET /companies/:slug', { slug: company.slug });
    expect(page).toMatchObject({
      id: company.id,
      url: `/company/${company.slug}`,
      location: 'Centro de la Ciudad, Singapur',
      industry: { id: 2, value: 'Desarrollo de software' },
      financing_stage: { id: 4, value: 'Presemilla' },
      open_job_count: 3,
      business: {
        legal_name: 'Harbour Labs Pte. Ltd.',
        founded_on: '2019-03-01',
        company_type: { id: 1, value: 'Sociedad de responsabilidad limitada' },
        employees: '51 a 200 empleados',
        register_country: { id: 196, value: 'Singapur' },
      },
      contact: { website: 'https://harbour.example' },
      benefits: [{ id: 1, value: 'Seguro médico' }, { id: 2 }],
      address: { text: '1 Raffles Place', latitude: 1.28, longitude: 103.85 },
      is_followed: false,
      follower_count: 0,
    });
    expect(page.job_functions.map(({ id, count }) => [id, count])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('COMP-02 tells capital, people, contacts, album, news, funding and listing where they are known', async () => {
    const { pool } = app.database;
    const company = await createCompany(pool, {
      registered_capital: 50_000_000,
      registered_capital_currency: 'SGD',
      register_address: '2 Marina Boulevard',
      average_age: 34,
      ceo: 'Priya Nair',
      employees_number: 120,
      brand_product: 'Harbour One',
      phone: '+65 6123 4567',
      email: 'hello@harbour.example',
      social_media: {
        linkedin: 'https://linkedin.example/harbour',
        x: 'javascript:alert(1)',
        other: 'https://o.example',
      },
      stock_exchange: 'Singapore Exchange',
      stock_code: 'HBR1',
      listed_on: '2024-05-06',
    });
    const { id } = company;
    const picture = {
      company_id: id,
      position: 1,
      caption: 'Where we work',
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    const { id: pictureId } = await insertRow<{ id: number }>(pool, 'company_pictures', picture);
    await insertRow(pool, 'company_news', { company_id: id, title: 'Older', published_on: '2025-01-01' });
    await insertRow(pool, 'company_news', { company_id: id, title: 'Newer', published_on: '2025-06-01' });
    const round = { company_id: id, financing_stage_id: 7, announced_on: '2023-02-03', investors: 'Tan Ventures' };
    await insertRow(pool, 'company_fundings', { ...round, amount: 120_000_000, currency: 'JPY' });
    const page = await app.visitor().api('GET /companies/:slug', { slug: company.slug });
    expect(page.business).toMatchObject({
      registered_capital: { amount: 500_000, currency: 'SGD' },
      register_address: '2 Marina Boulevard',
      average_age: 34,
      ceo: 'Priya Nair',
      employees_number: 120,
      brand_product: 'Harbour One',
    });
    expect(page.contact).toMatchObject({ phone: '+65 6123 4567', email: 'hello@harbour.example' });
    expect(page.contact.social_media).toEqual([{ network: 'linkedin', url: 'https://linkedin.example/harbour' }]);
    expect(page.news.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(page.funding).toEqual({
      rounds: [
        {
          stage: { id: 7, value: 'Series A' },
          amount: { amount: 120_000_000, currency: 'JPY' },
          investors: 'Tan Ventures',
          announced_on: '2023-02-03',
        },
      ],
      ipo: { exchange: 'Singapore Exchange', code: 'HBR1', listed_on: '2024-05-06' },
    });
    expect(page.album).toEqual([{ url: `/media/company-picture/${pictureId}.svg`, caption: 'Where we work' }]);
    const served = await app.visitor().fetch(page.album[0]?.url ?? '');
    expect(served.headers.get('content-type')).toContain('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await app.visitor().fetch('/media/company-picture/0x1.svg')).status).toBe(404);
  });

  it('COMP-02 says nothing where nothing is known', async () => {
    const { slug } = await createCompany(app.database.pool);
    const page = await app.visitor().api('GET /companies/:slug', { slug });
    expect(page).toMatchObject({
      business: { registered_capital: null, register_country: null, average_age: null, ceo: null },
      contact: { phone: null, email: null, social_media: [] },
      album: [],
      news: [],
      funding: { rounds: [], ipo: null },
    });
  });

  it('COMP-02 knows no company by a wrong name', async () => {
    const visitor = app.visitor();
    for (const slug of ['nobody', 'No-Body', '%00', 'a--b', "'"]) {
      expect((await visitor.call('GET', `/companies/${encodeURIComponent(slug)}`)).status, slug).toBe(404);
    }
    expect((await visitor.call('GET', '/companies/%00')).status).toBe(404);
  });

  it('COMP-03 follows a company once however parallel it is asked, and stops', async () => {
    const { slug } = await createCompany(app.database.pool);
    const [me, other] = [await guest(), await guest()];
    const follow = 'POST /companies/:slug/follow';
    await Promise.all(Array.from({ length: 8 }, () => me.api(follow, { slug, follow: true })));
    expect(await other.api(follow, { slug, follow: true })).toEqual({ is_followed: true, follower_count: 2 });
    expect((await me.api('GET /companies/:slug', { slug })).is_followed).toBe(true);
    expect((await app.visitor().api('GET /companies/:slug', { slug })).is_followed).toBe(false);
    expect(await me.api(follow, { slug, follow: false })).toEqual({ is_followed: false, follower_count: 1 });
    expect((await me.call('POST', '/companies/nobody/follow', { follow: true })).status).toBe(404);
    expect((await app.visitor().call('POST', `/companies/${slug}/follow`, { follow: true })).status).toBe(401);
  });

  it('COMP-03 takes a report about a company', async () => {
    const { id, slug } = await createCompany(app.database.pool);
    const me = await guest();
    expect(await me.api('POST /companies/:slug/report', { slug, reason_id: 4 })).toEqual({ is_received: true });
    const { rows } = await app.database.pool.query(
      `select reason_id from reports where subject = 'company' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ reason_id: 4 }]);
  });

  it('COMP-02 serves the mark as a picture that can do nothing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><script>alert(1)</script></svg>';
    const { slug } = await createCompany(app.database.pool, { logo_svg: svg });
    const visitor = app.visitor();
    const picture = await visitor.fetch(`/media/logo/${slug}.svg`);
    expect(picture.status).toBe(200);
    expect(await picture.text()).toBe(svg);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('cache-control')).toBe('public, no-cache');
    const etag = picture.headers.get('etag') ?? '';
    const again = await visitor.fetch(`/media/logo/${slug}.svg`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await visitor.fetch('/media/logo/nobody.svg')).status).toBe(404);
    expect((await visitor.fetch(`/media/logo/${slug}`)).status).toBe(404);
    const plain = await createCompany(app.database.pool, { name: '<Zed>' });
    const letter = await (await visitor.fetch(`/media/logo/${plain.slug}.svg`)).text();
    expect(letter).toContain('>Z</text>');
  });
});
