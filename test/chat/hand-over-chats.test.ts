import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { codeOf, createBoss, createChat, say } from './chat-ground.ts';

describe('the chats of someone who leaves the company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('EMP-05 CHAT-01 go to who takes over the jobs; who has left reads and writes nothing more', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const admin = await createBoss(app, job.company_id, 'admin');
    await say(boss, id, 'We will call you.');
    const before = (await talent.visitor.api('GET /chat/unread')).change;
    await admin.visitor.api('DELETE /recruiters/company/members/:id', { id: boss.id });

    expect(await codeOf(boss.visitor.api('GET /chat/conversations/:id', { id }))).toBe(40004);
    expect(await codeOf(boss.visitor.api('GET /chat/conversations/:id/messages', { id }))).toBe(40004);
    expect(await codeOf(say(boss, id, 'I am still here'))).toBe(40004);
    expect((await boss.visitor.api('GET /chat/conversations')).conversations).toEqual([]);
    expect((await boss.visitor.api('GET /chat/changes', { after: 1 })).is_reset).toBe(true);

    await say(talent, id, 'Who will call me?');
    expect(await admin.visitor.api('GET /chat/conversations/:id', { id })).toMatchObject({
      side: 'boss',
      unread_count: 1,
      other: { account_id: talent.id },
    });
    await say(admin, id, 'I will.');
    expect(await talent.visitor.api('GET /chat/changes', { after: before })).toMatchObject({ is_reset: true });
    expect(await talent.visitor.api('GET /chat/conversations/:id', { id })).toMatchObject({
      other: { account_id: admin.id },
      last_message: { text: 'I will.', from: 'boss' },
    });
  });

  it('AUTH-11 CHAT-01 go to a colleague also when the account is deleted', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const admin = await createBoss(app, job.company_id, 'admin');
    await boss.visitor.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    const worker = openProduct(app);
    await worker.runTask('delete-accounts');
    await worker.close();
    expect(await admin.visitor.api('GET /chat/conversations/:id', { id })).toMatchObject({ side: 'boss' });
    expect(await talent.visitor.api('GET /chat/conversations/:id', { id })).toMatchObject({ may_write: true });
  });

  it('EMP-05 CHAT-01 an heir who had asked for the job themselves gets no chat with themselves', async () => {
    const { id, talent, boss, job } = await createChat(app);
    await app.database.pool.query(`insert into company_members (company_id, account_id, role, position)
      values (${job.company_id}, ${talent.id}, 'coordinator', 'Founder')`);
    await boss.visitor.api('POST /recruiters/company/leave');
    expect(await codeOf(boss.visitor.api('GET /chat/conversations/:id', { id }))).toBe(40004);
    expect(await talent.visitor.api('GET /chat/conversations/:id', { id })).toMatchObject({ may_write: false });
  });
});
