import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const DAY = 86_400_000;

describe('the company form', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const everything = {
    overview: 'We load ships.',
    culture: 'We sail on Fridays.',
    brand_product: 'Quay, Crane',
    legal_name: 'Harbour Labs Pte. Ltd.',
    registration_number: '201912345K',
    register_country_id: 196,
    register_address: '1 Quay Road',
    registered_capital: { amount: 1_250_000.5, currency: 'SGD' },
    founded_on: '2019-03-04',
    company_type_id: 1,
    listing_status_id: 3,
    financing_stage_id: 5,
    employees_number: 240,
    average_age: 34,
    ceo: 'Mei Tan',
    phone: '+65 6123 4567',
    email: 'hello@harbour.example',
    website: 'https://harbour.example',
    social_media: { linkedin: 'https://www.linkedin.com/company/harbour', x: 'https://x.com/harbour' },
    benefit_ids: [1, 2],
    stock_exchange: 'SGX',
    stock_code: 'HRB',
    listed_on: '2024-05-06',
    news: [{ title: 'A new quay', url: 'https://news.example/quay', published_on: '2025-01-02' }],
    fundings: [
      {
        financing_stage_id: 5,
        money: { amount: 3000, currency: 'JPY' },
        investors: 'Tide',
        announced_on: '2023-02-03',
      },
      { financing_stage_id: 4, money: null, investors: null, announced_on: '2021-02-03' },
    ],
  };

  async function admin() {
    const company = await createCompany(app.database.pool, { verified_at: null });
    return { company, ...(await signInBoss(app, company.id, 'admin')) };
  }

  it('COMP-02 takes every field and the public page shows it', async () => {
    const { company, visitor } = await admin();
    await visitor.api('PATCH /recruiters/company', everything);
    expect(await visitor.api('GET /recruiters/company')).toMatchObject(everything);
    const page = await app.visitor().api('GET /companies/:slug', { slug: company.slug });
    expect(page).toMatchObject({
      overview: everything.overview,
      business: {
        legal_name: everything.legal_name,
        registered_capital: everything.registered_capital,
        register_country: { id: 196 },
        average_age: 34,
        ceo: 'Mei Tan',
        brand_product: 'Quay, Crane',
        employees_number: 240,
      },
      contact: { phone: '+65 6123 4567', email: 'hello@harbour.example', social_media: { length: 2 } },
      news: everything.news,
      funding: {
        rounds: [{ amount: { amount: 3000, currency: 'JPY' }, investors: 'Tide' }, { amount: null }],
        ipo: { exchange: 'SGX', code: 'HRB', listed_on: '2024-05-06' },
      },
    });
    await visitor.api('PATCH /recruiters/company', { news: [], fundings: [], registered_capital: null, phone: null });
    expect(await visitor.api('GET /recruiters/company')).toMatchObject({
      news: [],
      fundings: [],
      registered_capital: null,
      phone: null,
      ceo: 'Mei Tan',
    });
  });

  it('COMP-02 refuses days to come, other sites under a network’s name and made-up choices, naming the field', async () => {
    const { visitor } = await admin();
    const later = new Date(app.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
    const [round] = everything.fundings;
    const wrong: [object, string][] = [
      [{ founded_on: later }, 'founded_on'],
      [{ listed_on: later }, 'listed_on'],
      [{ news: [{ title: 'Soon', url: null, published_on: later }] }, 'news.0.published_on'],
      [{ fundings: [{ ...round, announced_on: later }] }, 'fundings.0.announced_on'],
      [{ fundings: [{ ...round, financing_stage_id: 9999 }] }, 'fundings.0.financing_stage_id'],
      [{ registered_capital: { amount: 1, currency: 'XQX' } }, 'registered_capital'],
      [{ register_country_id: 99_999 }, 'register_country_id'],
      [{ social_media: { linkedin: 'https://linkedin.com.evil.example/x' } }, 'social_media.linkedin'],
      [{ phone: 'call me' }, 'phone'],
    ];
    for (const [change, field] of wrong) {
      const { envelope } = await visitor.call('PATCH', '/recruiters/company', change);
      expect([field, envelope.code, Object.keys((envelope.data as { fields: object }).fields)]).toEqual([
        field,
        40001,
        [field],
      ]);
    }
    // Where the day begins first it is tomorrow already.
    const today = app.clock.now().toISOString().slice(0, 10);
    expect((await visitor.call('PATCH', '/recruiters/company', { founded_on: today })).envelope.code).toBe(0);
  });

  it('COMP-02 EMP-05 overwrites nothing that a colleague has saved meanwhile', async () => {
    const { company, visitor } = await admin();
    const colleague = await signInBoss(app, company.id, 'coordinator');
    const { revision } = await visitor.api('GET /recruiters/company');
    await colleague.visitor.api('PATCH /recruiters/company', { overview: 'Hers.', revision });
    const mine = await visitor.call('PATCH', '/recruiters/company', { overview: 'Mine.', revision });
    expect(mine.envelope.code).toBe(49245);
    const now = await visitor.api('GET /recruiters/company');
    expect(now).toMatchObject({ overview: 'Hers.', revision: revision + 1, edited_by: expect.stringMatching(/Tan$/) });
    const results = await Promise.all(
      ['A', 'B', 'C'].map((overview) =>
        visitor.call('PATCH', '/recruiters/company', { overview, revision: now.revision }),
      ),
    );
    expect(results.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
  });
});
