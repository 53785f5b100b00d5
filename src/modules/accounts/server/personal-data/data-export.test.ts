import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('a copy of one’s data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const texts = loadTexts(new URL('../../../../../locales/', import.meta.url));

  it('TRU-09 is told about by email when it is ready, and stays as long as it says', async () => {
    const email = 'copy@example.com';
    const person = await signIn(app, email);
    await person.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const { status, expires_at } = await person.api('GET /jobseeker/data-export');
    expect(status).toBe('ready');
    expect((await newestMessage(app, email))?.subject).toBe(texts.translate('en')('emails.exportReady.subject'));
    const left = new Date(expires_at ?? 0).getTime() - app.clock.now().getTime();
    app.clock.advance({ seconds: left / 1000 - 1 });
    expect((await person.api('GET /jobseeker/data-export')).status).toBe('ready');
    app.clock.advance({ seconds: 2 });
    expect((await person.fetch('/download/parley-data.zip')).status).toBe(404);
    expect((await person.api('GET /jobseeker/data-export')).status).toBe('none');
  });
});
