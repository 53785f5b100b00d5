import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('the photos of a company', () => {
  let app: TestApp;
  let photo: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a6' } })
      .png()
      .toBuffer();
  });
  afterAll(() => app.close());

  const upload = async (visitor: TestVisitor, kind = 'company_photo') =>
    ((await uploadFile(visitor, photo, 'desk.png', { kind })).envelope.data as { id: string }).id;

  it('COMP-02 EMP-05 are added, described, sorted and removed by an admin, and shown to everyone', async () => {
    const company = await createCompany(app.database.pool);
    const { visitor } = await signInBoss(app, company.id, 'admin');
    const save = (album: object[]) => visitor.call('PATCH', '/recruiters/company', { album });
    const own = async () => (await visitor.api('GET /recruiters/company')).album;
    const files = [await upload(visitor), await upload(visitor)];
    await insertRow(app.database.pool, 'company_pictures', { company_id: company.id, position: 0, svg: '<svg/>' });
    const [drawn] = await own();
    await save([{ id: drawn?.id }, { file_id: files[0], caption: ' The quay ' }, { file_id: files[1] }]);
    const [first, quay, desk] = await own();
    expect([first?.id, quay?.caption, desk?.caption]).toEqual([drawn?.id, 'The quay', null]);
    await save([
      { id: desk?.id, caption: 'Desks' },
      { id: quay?.id, caption: 'The quay' },
    ]);
    const { album } = await app.visitor().api('GET /companies/:slug', { slug: company.slug });
    expect(album).toEqual([
      { url: desk?.url, caption: 'Desks' },
      { url: quay?.url, caption: 'The quay' },
    ]);
    const seen = await app.visitor().fetch(desk?.url ?? '');
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await save([{ id: quay?.id }]);
    expect((await app.visitor().fetch(desk?.url ?? '')).status).toBe(404);
    expect((await own()).map(({ id }) => id)).toEqual([quay?.id]);
  });

  it('EMP-05 take no picture of someone else, of another kind or of another company, and no thirteenth', async () => {
    const company = await createCompany(app.database.pool);
    const [admin, other] = [
      await signInBoss(app, company.id, 'admin'),
      await signInBoss(app, (await createCompany(app.database.pool)).id, 'admin'),
    ];
    const code = async (album: object[], visitor = admin.visitor) =>
      (await visitor.call('PATCH', '/recruiters/company', { album })).envelope.code;
    const file_id = await upload(admin.visitor);
    expect(await code([{ file_id: await upload(other.visitor) }])).toBe(40004);
    expect(await code([{ file_id: await upload(admin.visitor, 'company_logo') }])).toBe(40004);
    expect(await code([{ file_id, id: 1 }])).toBe(40001);
    expect(await code(Array.from({ length: 13 }, () => ({ file_id })))).toBe(40001);
    expect(await code([{ file_id }])).toBe(0);
    const [mine] = (await admin.visitor.api('GET /recruiters/company')).album;
    expect(await code([{ id: mine?.id }], other.visitor)).toBe(40004);
    expect((await admin.visitor.api('GET /recruiters/company')).album).toHaveLength(1);
  });
});
