import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createChat, type Person } from '../chat/chat-ground.ts';
import { openProduct } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { inHours } from './interview-ground.ts';
import { type MeetingStandIn, startMeetingStandIn } from './meeting-stand-in.ts';
import { readCalendar } from './read-calendar.ts';

describe('links to video calls out of connected accounts', () => {
  let app: TestApp;
  let standIn: MeetingStandIn;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    standIn = await startMeetingStandIn();
    const client = { CLIENT_ID: 'parley', CLIENT_SECRET: 'a secret', URL: standIn.url };
    const settings = ['ZOOM', 'GOOGLE_MEET'].flatMap((name) =>
      Object.entries(client).map(([key, value]) => [`${name}_${key}`, value]),
    );
    const all = { ...Object.fromEntries(settings), MEETING_TIMEOUT_SECONDS: '0.5' };
    app = await startTestApp(all);
    worker = openProduct(app, all);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    standIn.close();
  });

  type Provider = 'zoom' | 'google';
  const sync = () => worker.runTask('sync-meetings');
  const accountsOf = async ({ visitor }: Person) =>
    (await visitor.api('GET /interviews/meeting-accounts', {})).accounts;

  async function connect({ visitor }: Person, provider: Provider, change = (path: string) => path) {
    const { url } = await visitor.api('POST /interviews/meeting-accounts/:provider/connect', { provider });
    const back = await visitor.fetch(change(standIn.consent(url)));
    return back.headers.get('location') ?? '';
  }

  /** A talent who has accepted a time, and a Boss whose account makes the link. */
  async function agree(provider: Provider) {
    const chat = await createChat(app);
    await connect(chat.boss, provider);
    const times = inHours(app, 48, 72);
    const input = { kind: 'video', link_by: provider, time_zone: 'Asia/Singapore', times } as const;
    const sent = await chat.boss.visitor.api('POST /interviews', { ...input, conversation_ids: [chat.id] });
    const id = sent.interviews[0]?.id ?? 0;
    await chat.talent.visitor.api('POST /interviews/:id/accept', { id, starts_at: times[0] ?? '' });
    return { ...chat, interview: id, times };
  }
  const read = ({ visitor }: Person, id: number) => visitor.api('GET /interviews/:id', { id });
  const titles = async ({ visitor }: Person) =>
    (await visitor.api('GET /notification/list')).notifications.map(({ title }) => title);

  it('INT-01 an account is connected with a code, PKCE and state, kept sealed, and disconnected and revoked', async () => {
    const { boss } = await createChat(app);
    expect(await accountsOf(boss)).toMatchObject([
      { provider: 'zoom', is_connected: false },
      { provider: 'google', is_connected: false },
    ]);
    const forged = await connect(boss, 'zoom', (path) => path.replace(/state=[^&]*/, 'state=forged'));
    expect(forged).toBe('/en/employer/interviews?view=hours&problem=41417');
    expect(await connect(boss, 'google', (path) => path.replace('code=good', 'code=bad'))).toContain('problem=41419');
    expect((await accountsOf(boss)).some((one) => one.is_connected)).toBe(false);
    expect(await connect(boss, 'zoom')).toContain('connected=zoom');
    expect(await accountsOf(boss)).toMatchObject([{ is_connected: true }, { is_connected: false }]);
    const { rows } = await app.database.pool.query('select sealed_tokens from meeting_accounts where account_id = $1', [
      boss.id,
    ]);
    expect(rows[0].sealed_tokens.toString()).not.toContain(standIn.state.refresh);
    const refresh = standIn.state.refresh;
    await boss.visitor.api('DELETE /interviews/meeting-accounts/:provider', { provider: 'zoom' });
    await expect.poll(() => standIn.state.revoked).toContain(refresh);
    expect((await accountsOf(boss)).some((one) => one.is_connected)).toBe(false);
  });

  it('INT-01 41416 41418 a link is made only in an account that is connected', async () => {
    const { boss, id } = await createChat(app);
    const ask = (link_by: Provider) => {
      const input = { kind: 'video', link_by, time_zone: 'Asia/Singapore', times: inHours(app, 24) } as const;
      return codeOf(boss.visitor.api('POST /interviews', { ...input, conversation_ids: [id] }));
    };
    expect([await ask('zoom'), await ask('google')]).toEqual([41416, 41418]);
  });

  it.each(['zoom', 'google'] as const)(
    'INT-01 INT-02 INT-05 %s: the link comes after the time is agreed on, moves with it and goes with it',
    async (provider) => {
      const { boss, talent, interview, times } = await agree(provider);
      expect(await read(talent, interview)).toMatchObject({ link: '', link_by: provider, link_state: 'coming' });
      await sync();
      const made = [...standIn.state.meetings].find(([, meeting]) => Date.parse(meeting.at) === roundOf(times[0]));
      expect(made?.[0]).toBeTruthy();
      const { link } = await read(talent, interview);
      expect(link).toMatch(provider === 'zoom' ? /^https:\/\/zoom\.example\/j\// : /^https:\/\/meet\.example\//);
      expect([(await titles(talent))[0], (await titles(boss))[0]]).toEqual(
        Array(2).fill('The link to your video call is ready'),
      );
      const { rows } = await app.database.pool.query(
        `select calendar from outbox_messages where calendar is not null order by id desc limit 1`,
      );
      expect(readCalendar(rows[0].calendar.content).event).toMatchObject({ SEQUENCE: '1', LOCATION: link });
      // Nothing has changed: nobody is asked.
      const calls = standIn.state.calls.length;
      await sync();
      expect(standIn.state.calls.length).toBe(calls);
      const [other = ''] = inHours(app, 90);
      await boss.visitor.api('POST /interviews/:id/suggest', { id: interview, times: [other] });
      await talent.visitor.api('POST /interviews/:id/accept', { id: interview, starts_at: other });
      await sync();
      const key = made?.[0] ?? '';
      expect(Date.parse(standIn.state.meetings.get(key)?.at ?? '')).toBe(roundOf(other));
      expect((await read(boss, interview)).link).toBe(link);
      await boss.visitor.api('POST /interviews/:id/cancel', { id: interview, note: 'Filled' });
      await sync();
      expect(standIn.state.meetings.has(key)).toBe(false);

      function roundOf(time = '') {
        const moment = Date.parse(time);
        return provider === 'zoom' ? Math.floor(moment / 1000) * 1000 : moment;
      }
    },
  );

  it('INT-01 a provider that is slow, busy or broken is asked again later, and a token that ran out is renewed', async () => {
    const { talent, interview } = await agree('zoom');
    for (const trouble of ['slow', 503, 429] as const) {
      standIn.state.troubles.push(trouble);
      await sync();
      expect(await read(talent, interview)).toMatchObject({ status: 'accepted', link: '', link_state: 'coming' });
      const calls = standIn.state.calls.length;
      await sync();
      expect(standIn.state.calls.length).toBe(calls);
      // The last one has asked for ten minutes.
      app.clock.advance({ minutes: trouble === 429 ? 9 : 5 });
      if (trouble === 429) {
        await sync();
        expect(standIn.state.calls.length).toBe(calls);
        app.clock.advance({ minutes: 2 });
      }
    }
    const before = standIn.state.refresh;
    app.clock.advance({ hours: 2 });
    await sync();
    expect(await read(talent, interview)).toMatchObject({ link_state: 'ready' });
    expect(standIn.state.refresh).not.toBe(before);
  });

  it('INT-01 a permission that was taken back fails at once: the interview stands, the Boss is told and types a link', async () => {
    const { boss, talent, interview } = await agree('google');
    standIn.state.access = 'another';
    standIn.state.refresh = 'another';
    await sync();
    expect(await read(boss, interview)).toMatchObject({ status: 'accepted', link: '', link_state: 'failed' });
    expect((await titles(boss))[0]).toBe("We couldn't create the link to the call");
    expect(await accountsOf(boss)).toMatchObject([{}, { provider: 'google', is_connected: false, is_broken: true }]);
    const typed = { kind: 'video', link: 'https://meet.example/own' } as const;
    await boss.visitor.api('PUT /interviews/:id', { id: interview, ...typed });
    await sync();
    expect(await read(talent, interview)).toMatchObject({ link: typed.link, link_by: 'own', link_state: 'ready' });
  });

  it('INT-01 without settings there is nothing to connect', async () => {
    const plain = await startTestApp();
    try {
      const { boss } = await createChat(plain);
      expect(await accountsOf(boss)).toEqual([]);
      const ask = boss.visitor.api('POST /interviews/meeting-accounts/:provider/connect', { provider: 'zoom' });
      expect(await codeOf(ask)).toBe(41417);
    } finally {
      await plain.close();
    }
  });
});
