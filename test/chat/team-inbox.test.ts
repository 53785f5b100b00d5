import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputeMeters } from '#src/modules/chat/server/chat.public.ts';
import { refreshMeters } from '#src/modules/chat/server/meters/response-meters.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { codeOf, createBoss, createChat, createTalent, newId, type Person, say } from './chat-ground.ts';

describe('the inbox of a team', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const give = (who: Person, id: number, to: Person, note?: string) =>
    who.visitor.api('POST /chat/conversations/:id/owner', { id, account_id: to.id, note });
  const view = (who: Person, id: number) => who.visitor.api('GET /chat/conversations/:id', { id });
  const notices = async (who: Person) =>
    (await who.visitor.api('GET /notification/list')).notifications
      .filter(({ kind }) => kind === 'team_chat')
      .map(({ title }) => title);

  async function createTeam() {
    const chat = await createChat(app);
    const colleague = await createBoss(app, chat.job.company_id);
    const admin = await createBoss(app, chat.job.company_id, 'admin');
    return { ...chat, colleague, admin };
  }

  it('EMP-07 is handed over: the new owner answers, the old one reads, the talent sees who answers now', async () => {
    const { id, talent, boss, colleague, admin } = await createTeam();
    const before = (await talent.visitor.api('GET /chat/unread')).change;
    expect(await view(boss, id)).toMatchObject({ team: { may_assign: true, may_take: false, given_at: null } });
    const answer = await give(boss, id, colleague, 'She wants to know about the hours.');
    expect(answer).toMatchObject({ side: 'colleague', may_write: false, team: { may_take: true, may_assign: false } });

    const { messages, conversations } = await talent.visitor.api('GET /chat/changes', { after: before });
    expect(messages.map(({ system }) => system?.key)).toEqual(['owner_changed']);
    expect(conversations).toMatchObject([{ other: { account_id: colleague.id }, may_write: true, team: null }]);
    expect(await view(colleague, id)).toMatchObject({
      side: 'boss',
      unread_count: 1,
      team: { owner: { account_id: colleague.id }, given_by: expect.any(String), notes: 1, may_skip_reply: false },
    });
    expect((await colleague.visitor.api('GET /chat/unread')).unread_messages).toBe(1);
    expect(await notices(colleague)).toHaveLength(1);
    expect(await notices(boss)).toEqual([]);

    expect(await codeOf(say(boss, id, 'One more thing'))).toBe(40004);
    await say(colleague, id, 'Nine to six.');
    expect((await boss.visitor.api('GET /chat/conversations')).conversations).toEqual([]);
    const along = await boss.visitor.api('GET /chat/conversations', { scope: 'company' });
    expect(along.conversations).toMatchObject([{ id, side: 'colleague', last_message: { text: 'Nine to six.' } }]);
    // What they have open goes on by itself.
    const told = await boss.visitor.api('GET /chat/changes', { after: 0 });
    expect(told.messages.at(-1)?.text).toBe('Nine to six.');
    expect(await view(talent, id)).toMatchObject({ other_read_seq: expect.any(Number), unread_count: 1 });
    expect(await view(admin, id)).toMatchObject({ team: { may_take: true, may_assign: true } });
  });

  it('EMP-07 is taken over by who reads it and assigned by admins; others cannot move it', async () => {
    const { id, talent, boss, colleague, admin } = await createTeam();
    const outsider = (await createChat(app)).boss;
    for (const stranger of [colleague, outsider]) expect(await codeOf(give(stranger, id, stranger))).toBe(40004);
    expect(await codeOf(give(admin, id, outsider))).toBe(40004);
    expect(await codeOf(give(talent, id, talent))).toBe(40005);
    await give(admin, id, admin);
    expect(await notices(boss)).toHaveLength(1);
    await say(admin, id, 'I have it now.');
    // The one before may take it back, but not give it to a third.
    expect(await codeOf(give(boss, id, colleague))).toBe(40005);
    await give(boss, id, boss);
    await give(admin, id, colleague);
    expect(await view(colleague, id)).toMatchObject({ side: 'boss', unread_count: 0 });
    const { rows } = await app.database.pool.query(
      `select account_id, side from conversation_members where conversation_id = $1 order by side`,
      [id],
    );
    expect(rows).toEqual([
      { account_id: colleague.id, side: 'boss' },
      { account_id: talent.id, side: 'talent' },
    ]);
  });

  it('EMP-07 many who take it over at once leave one owner, and each who lost it reads along', async () => {
    const { id, job, boss } = await createTeam();
    const admins = await Promise.all([0, 1, 2, 3].map(() => createBoss(app, job.company_id, 'admin')));
    await Promise.all(admins.map((one) => give(one, id, one)));
    const owners = await Promise.all([boss, ...admins].map((one) => view(one, id)));
    expect(owners.filter(({ side }) => side === 'boss')).toHaveLength(1);
    expect(owners.filter(({ side }) => side === 'colleague')).toHaveLength(4);
    const { rows } = await app.database.pool.query(
      'select count(*)::int as count from conversation_turns where conversation_id = $1 and until is null',
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('CHAT-07 EMP-07 a block is not got round by a colleague', async () => {
    const { id, talent, boss, colleague, admin } = await createTeam();
    await talent.visitor.api('POST /chat/conversations/:id/block', { id });
    expect(await codeOf(give(boss, id, colleague))).toBe(49031);
    expect(await codeOf(give(admin, id, admin))).toBe(49031);
  });

  it('EMP-07 who leaves the company reads nothing along any more, live or later', async () => {
    const { id, talent, boss, colleague, admin } = await createTeam();
    await give(boss, id, colleague);
    await admin.visitor.api('DELETE /recruiters/company/members/:id', { id: boss.id });
    await say(talent, id, 'Is anybody there?');
    expect(await codeOf(view(boss, id))).toBe(40004);
    const { conversations, messages } = await boss.visitor.api('GET /chat/changes', { after: 0 });
    expect([conversations, messages]).toEqual([[], []]);
  });

  it('EMP-07 a reminder reaches the owner once a day, and only while someone waits', async () => {
    const { id, boss, admin } = await createTeam();
    const nudge = (who: Person) => who.visitor.api('POST /chat/conversations/:id/nudge', { id });
    expect(await codeOf(nudge(boss))).toBe(49068);
    expect(await nudge(admin)).toMatchObject({ team: { may_nudge: false } });
    expect(await notices(boss)).toEqual([expect.stringContaining('Hui Min T.')]);
    expect(await codeOf(nudge(admin))).toBe(49068);
    app.clock.advance({ hours: 25 });
    expect(await codeOf(nudge(admin))).toBe(0);
    await say(boss, id, 'Sorry!');
    app.clock.advance({ hours: 25 });
    expect(await codeOf(nudge(admin))).toBe(49068);
  });

  it('EMP-07 notes are seen by the team only; who is mentioned is told and reads along', async () => {
    const { id, talent, boss, colleague, admin } = await createTeam();
    const list = (who: Person) => who.visitor.api('GET /chat/conversations/:id/notes', { id });
    const add = (who: Person, text: string, mention?: Person) =>
      who.visitor.api('POST /chat/conversations/:id/notes', { id, text, mention_id: mention?.id });
    expect(await codeOf(add(colleague, 'Hello'))).toBe(40004);
    const { notes } = await add(boss, 'Ask about design systems', colleague);
    expect(notes).toMatchObject([{ text: 'Ask about design systems', is_mine: true }]);
    expect((await list(colleague)).notes).toMatchObject([{ is_mine: false }]);
    expect((await list(admin)).notes).toHaveLength(1);
    expect(await notices(colleague)).toHaveLength(1);
    expect(await codeOf(list(talent))).toBe(40005);
    await app.database.pool.query(`update accounts set role = 'recruiter' where id = $1`, [talent.id]);
    expect(await codeOf(list(talent))).toBe(40004);
    const noteId = notes[0]?.id ?? 0;
    expect(await codeOf(admin.visitor.api('DELETE /chat/notes/:id', { id: noteId }))).toBe(40004);
    expect((await boss.visitor.api('DELETE /chat/notes/:id', { id: noteId })).notes).toEqual([]);
  });

  it('EMP-07 a note mentions several; each is told once, and nobody when one of them is no colleague', async () => {
    const { id, talent, boss, colleague, admin } = await createTeam();
    const outsider = (await createChat(app)).boss;
    const add = (text: string, mention_ids: number[], more: object = {}) =>
      boss.visitor.api('POST /chat/conversations/:id/notes', { id, text, mention_ids, ...more });
    for (const stranger of [outsider, talent]) {
      expect(await codeOf(add('Look', [colleague.id, stranger.id]))).toBe(40004);
    }
    const crowd = Array.from({ length: 21 }, (_, at) => at + 1);
    expect(await codeOf(add('Look', crowd))).toBe(40001);
    expect(await notices(colleague)).toEqual([]);
    const twice = [boss.id, admin.id, colleague.id, colleague.id];
    expect((await add('Look at this', twice, { mention_id: admin.id })).notes).toHaveLength(1);
    for (const person of [colleague, admin]) expect(await notices(person)).toHaveLength(1);
    expect(await notices(boss)).toEqual([]);
    expect(await view(colleague, id)).toMatchObject({ side: 'colleague' });
  });

  it('EMP-07 who covers reads, is told of messages and takes over, until the time is over', async () => {
    const { id, talent, boss, colleague } = await createTeam();
    const until = new Date(app.clock.now().getTime() + 3 * 24 * 3600_000).toISOString();
    const set = { account_id: colleague.id, until };
    expect((await boss.visitor.api('PUT /chat/cover', set)).covered_by).toMatchObject({ account_id: colleague.id });
    expect((await colleague.visitor.api('GET /chat/team')).covers).toMatchObject([{ account_id: boss.id }]);
    await boss.visitor.api('POST /chat/conversations/:id/read', { id, seq: 1 });
    await say(talent, id, 'Any news?');
    expect(await notices(colleague)).toHaveLength(2);
    expect(await view(colleague, id)).toMatchObject({ side: 'colleague', team: { may_take: true } });
    app.clock.advance({ days: 4 });
    expect(await codeOf(view(colleague, id))).toBe(40004);
  });

  it('CHAT-07 “no reply needed” ends the waiting after an answer only, and the next message starts it again', async () => {
    const { id, talent, boss, admin } = await createTeam();
    const skip = (who: Person, no_reply = true) =>
      who.visitor.api('POST /chat/conversations/:id/no-reply', { id, no_reply });
    expect(await codeOf(skip(boss))).toBe(49067);
    await say(boss, id, 'See you on Monday.');
    const thanks = await say(talent, id, 'Thank you!');
    expect(await view(boss, id)).toMatchObject({ waiting_since: thanks.sent_at, team: { may_skip_reply: true } });
    expect(await codeOf(skip(admin))).toBe(40004);
    expect(await codeOf(skip(talent))).toBe(40005);
    expect(await skip(boss)).toMatchObject({ waiting_since: null, is_overdue: false });
    expect(await skip(boss, false)).toMatchObject({ waiting_since: thanks.sent_at });
    await skip(boss);
    app.clock.advance({ hours: 5 });
    const more = await say(talent, id, 'One question though');
    expect(await view(boss, id)).toMatchObject({ waiting_since: more.sent_at });
  });

  it('CHAT-01 every chip’s number is the length of the list behind it, longest waiting first', async () => {
    const { job, boss, id, admin } = await createTeam();
    const ids = [id];
    for (let index = 0; index < 5; index += 1) {
      app.clock.advance({ hours: 20 });
      const talent = await createTalent(app);
      const start = { job_id: job.id, client_id: newId(), text: 'Hello' };
      ids.push((await talent.visitor.api('POST /chat/conversations', start)).conversation.id);
    }
    await say(boss, ids[1] ?? 0, 'Hello!');
    await boss.visitor.api('POST /chat/conversations/:id/not-interested', { id: ids[2] ?? 0 });
    await boss.visitor.api('POST /chat/conversations/:id/read', { id: ids[3] ?? 0, seq: 1 });
    for (const [who, scope] of [
      [boss, 'own'],
      [admin, 'company'],
    ] as const) {
      const read = async (wish: object) => {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await who.visitor.api('GET /chat/conversations', { scope, limit: 2, cursor, ...wish });
          seen.push(...page.conversations.map((one) => one.id));
          cursor = page.next_cursor ?? undefined;
        } while (cursor);
        return seen;
      };
      const counts = await who.visitor.api('GET /chat/inbox/counts', { scope });
      const lists = {
        all: await read({}),
        waiting: await read({ state: 'waiting' }),
        overdue: await read({ state: 'overdue' }),
        unread: await read({ folder: 'unread' }),
      };
      expect(counts).toEqual(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length])));
      expect(lists.waiting).toEqual([ids[0], ids[3], ids[4], ids[5]]);
      expect(lists.all).toEqual([...lists.waiting, ids[1]]);
      expect(lists.overdue).toEqual([ids[0]]);
    }
  });

  it('TRU-01 EMP-07 silence counts for who had it when the promise ran out, an answer for who gave it', async () => {
    const meter = async (who: Person) => {
      await refreshMeters(app.database.db, app.clock.now());
      const read = async () => {
        const { rows } = await app.database.pool.query(
          `select sample_size, answered, median_reply_hours::float8 as hours from response_meters
            where subject = 'boss' and subject_id = $1`,
          [who.id],
        );
        return rows[0] ?? { sample_size: 0, answered: 0, hours: null };
      };
      const soon = await read();
      await recomputeMeters(app.database.db, app.clock.now());
      const again = await read();
      expect(again.sample_size === 0 ? { ...again, hours: null } : again).toEqual(soon);
      return soon;
    };
    const none = { sample_size: 0, answered: 0, hours: null };
    // Handed over in time and answered: only who answered is measured, from the talent's first words on.
    const quick = await createTeam();
    app.clock.advance({ hours: 10 });
    await give(quick.boss, quick.id, quick.colleague);
    app.clock.advance({ hours: 10 });
    await say(quick.colleague, quick.id, 'Hello');
    expect(await meter(quick.boss)).toEqual(none);
    expect(await meter(quick.colleague)).toMatchObject({ sample_size: 1, answered: 1, hours: expect.closeTo(20, 0) });
    // Answered first, handed over afterwards: the answer stays with who gave it.
    await give(quick.colleague, quick.id, quick.boss);
    expect(await meter(quick.boss)).toEqual(none);
    expect(await meter(quick.colleague)).toMatchObject({ sample_size: 1, answered: 1 });

    // Too late is too late: handing it over then takes nothing off, and the next one has 72 hours of their own.
    const slow = await createTeam();
    app.clock.advance({ hours: 80 });
    await give(slow.boss, slow.id, slow.colleague);
    expect(await meter(slow.boss)).toMatchObject({ sample_size: 1, answered: 0 });
    expect(await meter(slow.colleague)).toEqual(none);
    app.clock.advance({ hours: 73 });
    expect(await meter(slow.colleague)).toMatchObject({ sample_size: 1, answered: 0 });
    await say(slow.colleague, slow.id, 'Sorry!');
    expect(await meter(slow.boss)).toMatchObject({ sample_size: 1, answered: 0 });
    expect(await meter(slow.colleague)).toMatchObject({ sample_size: 1, answered: 1, hours: expect.closeTo(73, 0) });
  });
});
