import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireChats } from '#src/modules/chat/server/messages/expire-chats.ts';
import { uploadFile } from '../factories/upload-file.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createBoss, createChat, newId, type Person } from './chat-ground.ts';

describe('files in a chat', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function upload(person: Person): Promise<{ id: string; url: string }> {
    const { envelope } = await uploadFile(person.visitor, 'my notes', 'notes.txt', { kind: 'chat_file' });
    return envelope.data as { id: string; url: string };
  }
  const send = async (person: Person, id: number, file_id: string) => {
    const input = { id, client_id: newId(), kind: 'file' as const, file_id };
    return (await person.visitor.api('POST /chat/conversations/:id/messages', input)).message;
  };
  const statusFor = async (person: Person, url: string) => (await person.visitor.fetch(url)).status;

  it('CHAT-03 a recalled file is gone for both sides, also by its address', async () => {
    const { id, talent, boss } = await createChat(app);
    const { id: fileId, url } = await upload(talent);
    const first = await send(talent, id, fileId);
    const second = await send(talent, id, fileId);
    expect(await statusFor(boss, url)).toBe(200);
    await talent.visitor.api('POST /chat/messages/:id/recall', { id: first.id });
    // The other message still has it.
    expect(await statusFor(boss, url)).toBe(200);
    await talent.visitor.api('POST /chat/messages/:id/recall', { id: second.id });
    expect(await statusFor(boss, url)).toBe(404);
    expect(await statusFor(talent, url)).toBe(404);
  });

  it('EMP-04 CHAT-03 opens for an admin who reads the chat along, not for other colleagues or companies', async () => {
    const { id, job, talent } = await createChat(app);
    const admin = await createBoss(app, job.company_id, 'admin');
    const colleague = await createBoss(app, job.company_id);
    const elsewhere = await createBoss(app, (await createChat(app)).job.company_id, 'admin');
    const { id: fileId, url } = await upload(talent);
    await send(talent, id, fileId);
    const { messages } = await admin.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(messages.at(-1)?.file?.url).toBe(url);
    const all = [admin, colleague, elsewhere].map((person) => statusFor(person, url));
    expect(await Promise.all(all)).toEqual([200, 404, 404]);
    const mention = { id, text: 'Look at this', mention_id: colleague.id };
    await admin.visitor.api('POST /chat/conversations/:id/notes', mention);
    expect(await statusFor(colleague, url)).toBe(200);
  });

  it('CHAT-07 files go with the words once both times are over', async () => {
    const { id, talent, boss } = await createChat(app);
    const { id: fileId, url } = await upload(talent);
    await send(talent, id, fileId);
    for (const table of ['conversations', 'conversation_members']) {
      const key = table === 'conversations' ? 'id' : 'conversation_id';
      await app.database.pool.query(
        `update ${table} set last_message_at = last_message_at - interval '91 days' where ${key} = $1`,
        [id],
      );
    }
    await expireChats(app.database.db, app.clock, () => {});
    expect(await statusFor(boss, url)).toBe(404);
    expect(await statusFor(talent, url)).toBe(404);
    const { rows } = await app.database.pool.query('select file_id from file_removals where file_id = $1', [fileId]);
    expect(rows).toHaveLength(1);
  });
});
