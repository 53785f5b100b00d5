import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/modules/options/languages.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { writeOfflinePage } from './offline-page.ts';
import { openWorkerFile } from './worker-file.ts';

describe('the files of the app', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('NAV-09 has a manifest in each language for one and the same app', async () => {
    const names = new Set<string>();
    for (const { code, direction } of languages) {
      const response = await app.visitor().fetch(`/app/${code}/manifest.webmanifest`);
      expect(response.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = await response.json();
      expect(manifest).toMatchObject({ id: '/', scope: '/', lang: code, dir: direction, display: 'standalone' });
      expect(manifest.start_url).toBe(`/${code}?source=app`);
      expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
      expect(manifest.shortcuts).toHaveLength(3);
      expect(manifest.share_target.params.files[0].accept).toEqual(expect.arrayContaining(['.pdf', '.doc', '.docx']));
      names.add(manifest.name);
    }
    expect(names.size).toBeGreaterThanOrEqual(9);
    expect((await app.visitor().fetch('/app/xx/manifest.webmanifest')).status).toBe(404);
  });

  it('NAV-09 leads a shared file to where resumes are uploaded, also without a worker', async () => {
    const body = new FormData();
    body.set('resume', new File(['%PDF-1.7'], 'me.pdf', { type: 'application/pdf' }));
    const response = await app.visitor().fetch('/share-target?lang=ar', { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/ar/manage-profile#resumes');
  });

  it('NAV-09 GROW-05 the page without a connection brings its drawing along', () => {
    const [english] = languages;
    const page = writeOfflinePage(english, (key) => key, { script: '/a.js', styles: '/a.css' });
    expect(page).toMatch(
      /<div class="illustration" aria-hidden="true"><svg viewBox="0 0 200 148"><path class="ground"/,
    );
  });

  it('NAV-09 makes another worker of every release, and one that removes itself when it is switched off', () => {
    const root = makeTemporaryFolder('parley-app-');
    const assets = join(root, 'build/client/assets');
    expect(openWorkerFile(root, 'one', true)).toBeUndefined();
    mkdirSync(assets, { recursive: true });
    for (const name of ['offline-1.js', 'styles-1.css']) writeFileSync(join(assets, name), '');
    writeFileSync(join(root, 'build/client/sw.js'), 'work();');
    const first = openWorkerFile(root, 'one', true);
    expect(first?.script).toContain('work();');
    expect(first?.script).toContain('"/assets/offline-1.js","/assets/styles-1.css"');
    expect(openWorkerFile(root, 'two', true)?.script).not.toBe(first?.script);
    const killed = openWorkerFile(root, 'one', false);
    expect(killed?.script).toContain('unregister');
    expect(killed?.script).not.toContain('work();');
  });
});
