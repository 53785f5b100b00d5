import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('the logo of a company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function setLogo(visitor: TestVisitor, background: string): Promise<void> {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const { envelope } = await uploadFile(visitor, png, 'logo.png', { kind: 'company_logo' });
    await visitor.api('PATCH /recruiters/company', { logo_file_id: (envelope.data as { id: string }).id });
  }

  it('COMP-02 gets a new address with every change, which all places show at once and browsers keep for good', async () => {
    const company = await createCompany(app.database.pool);
    const { visitor: admin, id: recruiter_id } = await signInBoss(app, company.id, 'admin');
    const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id });
    const visitor = app.visitor();
    const shown = async () => {
      const page = await visitor.api('GET /companies/:slug', { slug: company.slug });
      const card = await visitor.api('GET /job/:id', { id: job.id });
      const { companies } = await visitor.api('GET /companies', { query: company.name });
      const own = await admin.api('GET /recruiters/company');
      return [page.logo_url, card.company_logo, companies[0]?.logo_url, own.logo_url];
    };
    const letter = (await shown())[0] ?? '';
    await setLogo(admin, '#0a0');
    const [green = '', ...others] = await shown();
    expect(new Set([green, ...others])).toEqual(new Set([green]));
    expect(green).not.toBe(letter);
    const first = await visitor.fetch(green);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

    await setLogo(admin, '#a00');
    const [red = ''] = await shown();
    expect(red).not.toBe(green);
    expect(await (await visitor.fetch(red)).bytes()).not.toEqual(await first.bytes());
    // An address from before, or one without a version, shows what is true now and is asked for each time.
    for (const old of [green, `/media/logo/${company.slug}.svg`]) {
      const answer = await visitor.fetch(old);
      expect(answer.headers.get('cache-control')).toBe('public, no-cache');
      const etag = answer.headers.get('etag') ?? '';
      expect((await visitor.fetch(old, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }
  });

  it('COMP-02 is a letter that follows the name', async () => {
    const company = await createCompany(app.database.pool, { name: 'Anchor', verified_at: null });
    const { visitor: admin } = await signInBoss(app, company.id, 'admin');
    const before = (await admin.api('GET /recruiters/company')).logo_url;
    await admin.api('PATCH /recruiters/company', { name: 'Beacon' });
    const after = (await admin.api('GET /recruiters/company')).logo_url;
    expect(after).not.toBe(before);
    expect(await (await app.visitor().fetch(after)).text()).toContain('>B</text>');
  });
});
