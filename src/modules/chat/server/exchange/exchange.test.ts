import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createChat, createTalent, newId, type Person, say } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('an exchange of numbers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const verify = (person: Person, number: string) =>
    app.database.pool.query('update accounts set phone_num = $1, is_mobile_verified = true where id = $2', [
      number,
      person.id,
    ]);
  const ask = (person: Person, id: number, kind: 'mobile' | 'resume' = 'mobile') =>
    person.visitor.api('POST /chat/conversations/:id/exchange', { id, client_id: newId(), kind });
  const answer = (person: Person, id: number, exchange_id: number, accept: boolean) =>
    person.visitor.api('POST /chat/conversations/:id/exchange/:exchange_id/answer', { id, exchange_id, accept });
  const shown = async (person: Person, id: number) =>
    (await person.visitor.api('GET /chat/conversations/:id/messages', { id })).messages.at(-1)?.exchange;

  it('CHAT-05 waits until both have written themselves and the own number is proven', async () => {
    const { id, talent, boss } = await createChat(app);
    expect(await codeOf(ask(talent, id))).toBe(49033);
    await say(boss, id, 'Hello!');
    expect(await codeOf(ask(talent, id))).toBe(49034);
    await verify(talent, '6591234567');
    const { message } = await ask(talent, id);
    expect(message).toMatchObject({ kind: 'contact', exchange: { status: 'asked', mobile: null } });
    expect(await codeOf(ask(boss, id))).toBe(49034);
    await verify(boss, '6598765432');
    expect(await codeOf(ask(boss, id))).toBe(49062);
  });

  it('CHAT-05 shows each the other’s number only after a yes', async () => {
    const { id, talent, boss } = await createChat(app);
    await say(boss, id, 'Hello!');
    await verify(talent, '6591234567');
    const { message } = await ask(talent, id);
    const exchangeId = message.exchange?.id ?? 0;
    expect(await shown(boss, id)).toMatchObject({ mobile: null });
    expect(await codeOf(answer(talent, id, exchangeId, true))).toBe(40004);
    expect(await codeOf(answer(boss, id, exchangeId, true))).toBe(49034);
    await verify(boss, '6598765432');
    await answer(boss, id, exchangeId, true);
    expect(await shown(boss, id)).toMatchObject({ status: 'accepted', mobile: '+6591234567' });
    expect(await shown(talent, id)).toMatchObject({ status: 'accepted', mobile: '+6598765432' });
    expect((await answer(boss, id, exchangeId, true)).message.exchange?.status).toBe('accepted');
    expect(await codeOf(answer(boss, id, exchangeId, false))).toBe(49063);
  });

  it('CHAT-05 a no shows nothing, and one may ask again', async () => {
    const { id, talent, boss } = await createChat(app);
    await say(boss, id, 'Hello!');
    await verify(talent, '6591234567');
    await verify(boss, '6598765432');
    const { message } = await ask(talent, id);
    await answer(boss, id, message.exchange?.id ?? 0, false);
    expect(await shown(talent, id)).toMatchObject({ status: 'declined', mobile: null });
    expect((await ask(talent, id)).message.exchange?.status).toBe('asked');
  });

  it('CHAT-05 a Boss may ask for a resume; a talent names which one', async () => {
    const { id, talent, boss } = await createChat(app);
    await say(boss, id, 'Hello!');
    expect(await codeOf(ask(talent, id, 'resume'))).toBe(49064);
    const { message } = await ask(boss, id, 'resume');
    expect(message.exchange).toMatchObject({ kind: 'resume', asked_side: 'boss', file: null });
    expect(await codeOf(answer(talent, id, message.exchange?.id ?? 0, true))).toBe(49064);
  });

  it('CHAT-05 a resume that a Boss has asked for is a message of the talent, and unread for the Boss', async () => {
    const { id, talent, boss } = await createChat(app);
    await say(boss, id, 'Hello!');
    const { message } = await ask(boss, id, 'resume');
    const { envelope } = await uploadFile(talent.visitor, PDF, 'resume.pdf', { kind: 'resume' });
    const file = envelope.data as { id: string; url: string };
    const exchange_id = message.exchange?.id ?? 0;
    const yes = { id, exchange_id, accept: true, file_id: file.id };
    const call = () => talent.visitor.api('POST /chat/conversations/:id/exchange/:exchange_id/answer', yes);
    const { shared, conversation } = await call();
    expect(shared).toMatchObject({ from: 'talent', kind: 'resume', file: { id: file.id }, recallable_until: null });
    expect(conversation.last_message?.id).toBe(shared?.id);
    // Agreeing twice shares once.
    expect((await call()).shared).toBeNull();
    for (const person of [talent, boss]) {
      const { messages } = await person.visitor.api('GET /chat/conversations/:id/messages', { id });
      expect(messages.slice(2)).toMatchObject([
        { from: 'boss', kind: 'resume', file: null, exchange: { status: 'accepted', file: null } },
        { from: 'talent', kind: 'resume', file: { id: file.id }, exchange: null },
      ]);
    }
    expect((await boss.visitor.api('GET /chat/conversations/:id', { id })).unread_count).toBe(1);
    expect((await boss.visitor.fetch(file.url)).status).toBe(200);
    expect((await (await createTalent(app)).visitor.fetch(file.url)).status).toBe(404);
  });

  it('RES-01 CHAT-05 shares a copy of a kept resume, which only its chat may read and which stays', async () => {
    const { id, talent, boss } = await createChat(app);
    await say(boss, id, 'Hello!');
    const { message } = await ask(boss, id, 'resume');
    const { envelope } = await uploadFile(talent.visitor, PDF, 'resume.pdf', { kind: 'resume' });
    const file_id = (envelope.data as { id: string }).id;
    const kept = await talent.visitor.api('POST /jobseeker/attached-resumes', { file_id });
    const copy = await talent.visitor.api('POST /jobseeker/attached-resumes/:id/copy', { id: kept.id });
    expect(copy).toMatchObject({ name: 'resume.pdf', size: kept.file.size });
    const yes = { id, exchange_id: message.exchange?.id ?? 0, accept: true, file_id: copy.id };
    await talent.visitor.api('POST /chat/conversations/:id/exchange/:exchange_id/answer', yes);
    expect((await boss.visitor.fetch(kept.file.url)).status).toBe(404);
    await talent.visitor.api('DELETE /jobseeker/attached-resumes/:id', { id: kept.id });
    expect((await boss.visitor.fetch(copy.url)).status).toBe(200);
    await expect(boss.visitor.api('POST /jobseeker/attached-resumes/:id/copy', { id: kept.id })).rejects.toMatchObject({
      code: 40004,
    });
  });
});
