import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createChat, createTalent, say } from '#test/chat/chat-ground.ts';
import { agreePair } from '#test/interviews/interview-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('a link in a conversation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  type Person = Awaited<ReturnType<typeof createChat>>['talent'];
  const open = ({ visitor }: Person, id: number, to: string) =>
    visitor.api('GET /chat/conversations/:id/link', { id, to });

  it('CHAT-08 is explained to who reads the message it stands in, word for word, and to nobody else', async () => {
    const { id, talent, boss } = await createChat(app);
    const to = 'https://guide.example/start?a=1&b=2';
    const sent = await say(boss, id, `Have a look: ${to}.`);
    expect(await open(talent, id, to)).toMatchObject({
      host: 'guide.example',
      url: to,
      hints: [],
      flags: [],
      side: 'talent',
      is_direct: false,
    });
    expect(await open(boss, id, to)).toMatchObject({ side: 'boss' });
    for (const other of ['https://evil.example/', 'https://guide.example/start', `${to}3`, 'guide.example'])
      expect(await codeOf(open(talent, id, other))).toBe(40004);
    expect(await codeOf(open((await createTalent(app)) as Person, id, to))).toBe(40004);
    await boss.visitor.api('POST /chat/messages/:id/recall', { id: sent.id });
    expect(await codeOf(open(talent, id, to))).toBe(40004);
  });

  it('CHAT-08 needs no page for meetings and the verified company’s own site, unless something deceives', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const site = 'https://careers.harbour.example/team';
    const meeting = 'https://us02web.zoom.us/j/93';
    const onward = 'https://meet.google.com/linkredirect?dest=https://evil.example/';
    await say(boss, id, `${site} ${meeting} and ${onward} too`);
    const set = (verified: string | null, website: string) =>
      app.database.pool.query(`update companies set verified_at = $1, website = $2 where id = $3`, [
        verified,
        website,
        job.company_id,
      ]);
    const isDirect = async (to: string) => (await open(talent, id, to)).is_direct;
    await set(null, 'https://www.harbour.example');
    expect([await isDirect(site), await isDirect(meeting), await isDirect(onward)]).toEqual([false, true, false]);
    await set('2026-01-01', 'https://www.harbour.example');
    expect(await isDirect(site)).toBe(true);
    await set('2026-01-01', 'https://harbour.example/companies/ours');
    expect(await isDirect(site)).toBe(false);
  });

  it('CHAT-08 INT-01 may stand on the card of an interview as well', async () => {
    const { id, talent } = await agreePair(app);
    expect(await open(talent, id, 'https://meet.example/room')).toMatchObject({ host: 'meet.example' });
    expect(await codeOf(open(talent, id, 'https://meet.example/roo'))).toBe(40004);
  });

  it('CHAT-08 brings the reasons of a warning along', async () => {
    const { id, talent, boss } = await createChat(app);
    const to = 'https://zoom.us/pay';
    await say(boss, id, `Please pay the registration fee first at ${to}`);
    const { flags, is_direct } = await open(talent, id, to);
    expect([flags[0], is_direct]).toEqual(['payment_request', false]);
  });
});
