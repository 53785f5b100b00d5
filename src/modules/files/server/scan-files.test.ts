import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#src/platform/log.ts';
import { createClamdScanner } from '#src/platform/scan/scanner.ts';
import { createDiskStorage } from '#src/platform/storage/disk-storage.ts';
import { createChat, newId, type Person } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { EICAR, setUpClamd } from '#test/start-clamd.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { purgeFilesTask } from './files.tasks.ts';
import { scanFilesTask } from './scan-files.task.ts';

describe('files and a malware scanner', () => {
  let app: TestApp;
  const clamd = setUpClamd();
  beforeAll(async () => {
    await clamd.start();
    app = await startTestApp({ CLAMD_URL: clamd.url });
  });
  afterAll(async () => {
    await app.close();
    await clamd.stop();
    clamd.remove();
  });

  const upload = async (person: Person, text: string) => {
    const { envelope } = await uploadFile(person.visitor, text, 'notes.txt', { kind: 'chat_file' });
    return envelope as { code: number; data: { id: string; url: string } };
  };
  const share = async (person: Person, id: number, fileId: string) =>
    person.visitor.api('POST /chat/conversations/:id/messages', {
      id,
      client_id: newId(),
      kind: 'file',
      file_id: fileId,
    });
  const scanAgain = async () => {
    const storage = createDiskStorage(`${app.dataDir}/files`);
    const scanner = createClamdScanner(clamd.url, () => {});
    await scanFilesTask(app.database.db, createLogger('silent'), { storage, scanner }).run(undefined);
    return storage;
  };

  it('SAFE-07 refuses malware at the door, wherever it stands in the file, and keeps nothing of it', async () => {
    const { talent } = await createChat(app);
    for (const text of [EICAR, `${'words '.repeat(200_000)}${EICAR} and more`]) {
      expect((await upload(talent, text)).code).toBe(49098);
    }
    const { rows } = await app.database.pool.query('select count(*)::int as count from files');
    expect(rows[0].count).toBe(0);
    expect((await upload(talent, 'an honest letter')).code).toBe(0);
  });

  it('RUN-13 SAFE-07 lets nobody but the sender open a file before its verdict, and says so', async () => {
    const { id, talent, boss } = await createChat(app);
    await clamd.stop();
    const [clean, bad] = [(await upload(talent, 'my notes')).data, (await upload(talent, `see ${EICAR}`)).data];
    for (const file of [clean, bad]) await share(talent, id, file.id);
    for (const file of [clean, bad]) {
      expect((await talent.visitor.fetch(file.url)).status).toBe(200);
      const refused = await boss.visitor.fetch(file.url);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
      expect(await refused.text()).toBe("We're still checking this file for viruses. Try again in a minute.");
    }
    await scanAgain();
    expect((await boss.visitor.fetch(clean.url)).status).toBe(503);
    await clamd.start();
    const storage = await scanAgain();
    expect((await boss.visitor.fetch(clean.url)).status).toBe(200);
    for (const person of [talent, boss]) {
      const refused = await person.visitor.fetch(bad.url);
      expect([refused.status, await refused.text()]).toEqual([
        410,
        'This file was removed because our virus check found something harmful in it.',
      ]);
    }
    await purgeFilesTask(app.database.db, storage, app.clock).run(undefined);
    expect(await storage.open(bad.id)).toBeUndefined();
    expect(await storage.open(clean.id)).toBeDefined();
  });
});
