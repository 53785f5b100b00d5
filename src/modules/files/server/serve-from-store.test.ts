import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '#test/factories/create-job.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadDocument } from '#test/factories/submit-papers.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startS3 } from '#test/s3-stand-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const owner = { accessKey: 'STANDIN', secretKey: 'stand-in/secret+word', region: 'us-east-1', bucket: 'parley-files' };

describe('files in a store that browsers reach', () => {
  let store: Awaited<ReturnType<typeof startS3>>;
  let app: TestApp;
  let sender: TestVisitor;

  beforeAll(async () => {
    store = await startS3(owner, () => app.clock.now());
    app = await startTestApp({
      S3_ENDPOINT: store.endpoint,
      S3_LINK_ENDPOINT: store.endpoint,
      S3_BUCKET: owner.bucket,
      S3_ACCESS_KEY: owner.accessKey,
      S3_SECRET_KEY: owner.secretKey,
    });
    sender = await signIn(app, 'sender@example.com');
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const ask = (visitor: TestVisitor, url: string) =>
    visitor.fetch(new URL(url, app.address).pathname, { redirect: 'manual' });

  it('RUN-09 AUTH-09 are downloaded by a link that is signed for who may read them, and by nobody else', async () => {
    const document = await uploadDocument(sender, 'réglement.pdf');
    const answer = await ask(sender, document.url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
    const link = answer.headers.get('location') ?? '';
    const file = await fetch(link);
    expect(await file.text()).toContain('%PDF-1.7');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*r%C3%A9glement\.pdf$/);
    expect(link).not.toContain(owner.secretKey);
    expect((await ask(app.visitor(), document.url)).status).toBe(404);
    expect((await ask(await signIn(app, 'other@example.com'), document.url)).status).toBe(404);
    app.clock.advance({ minutes: 2 });
    expect((await fetch(link)).status).toBe(403);
    expect(store.refused).toEqual(['RequestTimeTooSkewed']);
  });

  it('RUN-09 are shown on a page from our own address', async () => {
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    const { envelope } = await uploadFile(sender, picture, 'me.png', { kind: 'avatar' });
    const answer = await ask(sender, (envelope.data as { url: string }).url);
    expect([answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
    expect((await buffer(answer.body as never)).length).toBe(Number(answer.headers.get('content-length')));
  });

  it('RUN-13 say that the store is away, leave nothing half-stored, and are there again with it', async () => {
    const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#07a' } })
      .png()
      .toBuffer();
    const upload = () => uploadFile(sender, bytes, 'me.png', { kind: 'avatar' });
    const { id, url } = (await upload()).envelope.data as { id: string; url: string };
    const { company_id: companyId } = await createJob(app.database.pool);
    const { rows } = await app.database.pool.query<{ slug: string }>(
      'update companies set logo_file_id = $2 where id = $1 returning slug',
      [companyId, id],
    );
    const logo = async () => {
      const answer = await app.visitor().fetch(`/media/logo/${rows[0]?.slug}.svg`);
      return [answer.status, answer.headers.get('content-type')?.split(';')[0], answer.headers.get('cache-control')];
    };
    const files = async () => (await app.database.pool.query('select count(*)::int from files')).rows[0].count;
    const before = await files();
    store.state.mode = 'fails';
    const away = await ask(sender, url);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await away.json()).toMatchObject({ code: 49155 });
    expect((await upload()).envelope).toMatchObject({ code: 50002 });
    expect(await files()).toBe(before);
    expect(await logo()).toEqual([200, 'image/svg+xml', 'no-store']);
    store.state.mode = 'works';
    expect((await ask(sender, url)).status).toBe(200);
    expect(await logo()).toEqual([200, 'image/webp', 'public, no-cache']);
  });
});
