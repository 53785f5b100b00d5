import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { codeOf, createBoss, newId, type Person, say } from '#test/chat/chat-ground.ts';
import { createJob } from '#test/factories/create-job.ts';
import { openSession } from '#test/factories/open-session.ts';
import { runTask } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { cardOf, createFindable, createSeeker, invite, learnWords, unlock } from '#test/talents/talents-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { INVITES_A_DAY } from '../talent-rules.ts';

describe('invitations to chat', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await learnWords(app);
  });
  afterAll(() => app?.close());

  const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);
  const comeBack = async ({ id }: Person): Promise<Person> => {
    const { rows } = await sql('select email from accounts where id = $1', id);
    return { id, visitor: await openSession(app.database.pool, rows[0].email, app.address, app.clock.now()) };
  };
  const titles = async ({ visitor }: Person) =>
    (await visitor.api('GET /notification/list')).notifications.map(({ title }) => title);

  const stateOf = async ({ visitor }: Person, id: string) =>
    (await visitor.api('GET /recruiters/talents/:id', { id })).talent.invitation?.state;

  async function invited(first: string) {
    const talent = await createFindable(app, { first, last: 'Nygaard' });
    const seeker = await createSeeker(app);
    const { id } = await cardOf(seeker.boss, first);
    await unlock(seeker.boss, id);
    const { invitation } = await invite(seeker.boss, id, seeker.job.id);
    const conversationId = invitation.conversation_id as number;
    return { talent, ...seeker, id, invitation, conversationId };
  }

  it('EMP-03 PROF-04 an accepted invitation is an ordinary conversation, and the company reads the full name', async () => {
    const { talent, boss, job, company, id, conversationId, invitation } = await invited('Nora');
    expect(invitation).toMatchObject({ state: 'open', job_id: job.id });
    expect((await titles(talent))[0]).toBe(`${company.name} would like to talk to you`);
    const chat = await talent.visitor.api('GET /chat/conversations/:id', { id: conversationId });
    expect(chat).toMatchObject({ side: 'talent', unread_count: 1, may_write: true, job: { id: job.id } });
    expect(chat.last_message).toMatchObject({
      text: 'We would like to talk to you.',
      card: { kind: 'talent_invite', data: { state: 'open', may_answer: true, company: company.name } },
    });
    const { employers } = await talent.visitor.api('GET /employers/interested-in-me', {});
    expect(employers).toMatchObject([{ step: 'invited', conversation_id: conversationId }]);
    // The Boss waits: neither more words nor a face nor a name before there is an answer.
    const waits = await boss.visitor.api('GET /chat/conversations/:id', { id: conversationId });
    expect(waits).toMatchObject({
      may_write: false,
      write_refusal: 'invitationUnanswered',
      other: { name: 'Nora N.', avatar: null },
    });
    expect(await codeOf(say(boss, conversationId, 'Hello?'))).toBe(errorTable.invitationUnanswered.code);
    expect(await codeOf(invite(boss, id, job.id))).toBe(errorTable.talentInvitedAlready.code);
    const accept = () => talent.visitor.api('POST /jobseeker/talent-invites/:id/accept', { id: invitation.id });
    expect(await accept()).toEqual({ conversation_id: conversationId });
    expect(await accept()).toEqual({ conversation_id: conversationId });
    expect((await titles(boss))[0]).toBe('Nora Nygaard accepted your invitation');
    const now = await boss.visitor.api('GET /chat/conversations/:id', { id: conversationId });
    expect(now).toMatchObject({ may_write: true, other: { name: 'Nora Nygaard' } });
    await say(boss, conversationId, 'When could you come by?');
    expect(await stateOf(boss, id)).toBe('accepted');
  });

  it('EMP-03 a company with many open jobs chooses among all of them, and invites for one’s own', async () => {
    const { boss, job, company } = await createSeeker(app);
    const colleague = await createBoss(app, company.id);
    const others = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        createJob(app.database.pool, {
          company_id: company.id,
          recruiter_id: at === 0 ? colleague.id : boss.id,
        }),
      ),
    );
    const [foreign, first] = others;
    const choices = (job_id?: number) => boss.visitor.api('GET /recruiters/talents/jobs', { job_id });
    const { jobs } = await choices();
    expect(jobs.map(({ id }) => id).toSorted()).toEqual([job.id, ...others.map(({ id }) => id)].toSorted());
    expect(jobs.at(-1)).toMatchObject({ id: foreign?.id, is_own: false });
    expect(jobs.filter(({ is_own }) => is_own)).toHaveLength(30);
    expect((await choices(first?.id)).jobs[0]?.id).toBe(first?.id);
    await sql(`update jobs set status = 'on_hold' where id = $1`, first?.id);
    expect((await choices(first?.id)).jobs.some(({ id }) => id === first?.id)).toBe(false);
  });

  it('TRU-01 TRU-02 an invitation starts no clock and moves no meter, before the answer or without one', async () => {
    const { talent, boss, job, company, id, invitation, conversationId } = await invited('Oda');
    const clocks = async () => {
      const { rows } = await sql(
        'select waiting_since, closes_at, talent_wrote_at, close_reason from conversations where id = $1',
        conversationId,
      );
      return rows[0];
    };
    const none = { waiting_since: null, closes_at: null, talent_wrote_at: null, close_reason: null };
    expect(await clocks()).toEqual(none);
    app.clock.advance({ days: 14, hours: 1 });
    await runTask(app, 'close-talent-invites');
    await runTask(app, 'close-talent-invites');
    expect(await clocks()).toEqual(none);
    const later = await comeBack(boss);
    expect((await titles(later))[0]).toBe("Oda N. hasn't answered your invitation");
    expect((await titles(await comeBack(talent))).filter((title) => title.includes('answered'))).toEqual([]);
    expect(await stateOf(later, id)).toBe('unanswered');
    const { rows } = await sql(
      `select sample_size from response_meters where subject = 'company' and subject_id = $1`,
      company.id,
    );
    expect(rows.map(({ sample_size }) => sample_size).filter(Boolean)).toEqual([]);
    // A late answer is an answer all the same.
    const back = await comeBack(talent);
    expect(await codeOf(back.visitor.api('POST /jobseeker/talent-invites/:id/accept', { id: invitation.id }))).toBe(
      errorTable.inviteEnded.code,
    );
    await say(back, conversationId, 'Sorry, I was at sea. Is it still open?');
    expect(await stateOf(later, id)).toBe('accepted');
    expect((await clocks()).waiting_since).not.toBeNull();
    await say(later, conversationId, 'It is!');
    expect(job.id).toBeGreaterThan(0);
  });

  it('EMP-03 whoever writes back has answered, and gives their name only when they accept or share', async () => {
    const { talent, boss, conversationId, id } = await invited('Pia');
    await say(talent, conversationId, 'Tell me more, please.');
    const chat = await boss.visitor.api('GET /chat/conversations/:id', { id: conversationId });
    expect(chat).toMatchObject({ may_write: true, other: { name: 'Pia N.' } });
    expect(await stateOf(boss, id)).toBe('accepted');
  });

  it('EMP-03 a decline is polite, costs nothing and keeps the company away for ninety days', async () => {
    const { talent, boss, job, company, id, invitation, conversationId } = await invited('Ragna');
    const decline = (block_company = false) =>
      talent.visitor.api('POST /jobseeker/talent-invites/:id/decline', { id: invitation.id, block_company });
    expect(await decline()).toEqual({ is_declined: true });
    expect((await titles(boss))[0]).toBe('Ragna N. declined your invitation');
    expect((await talent.visitor.api('GET /employers/interested-in-me', {})).employers).toEqual([]);
    expect(await codeOf(say(boss, conversationId, 'Why?'))).toBe(errorTable.invitationUnanswered.code);
    expect(await codeOf(invite(boss, id, job.id))).toBe(errorTable.talentResting.code);
    const second = await createJob(app.database.pool, { company_id: company.id, recruiter_id: boss.id });
    app.clock.advance({ days: 91 });
    const later = await comeBack(boss);
    expect(await codeOf(invite(later, id, second.id))).toBe(errorTable.talentLocked.code);
    await unlock(later, id);
    expect((await invite(later, id, second.id)).invitation.state).toBe('open');
    const back = await comeBack(talent);
    const { rows } = await sql(`select id from talent_invites where account_id = $1 and state = 'open'`, talent.id);
    await back.visitor.api('POST /jobseeker/talent-invites/:id/decline', { id: rows[0].id, block_company: true });
    expect(await codeOf(later.visitor.api('GET /recruiters/talents/:id', { id }))).toBe(errorTable.talentGone.code);
  });

  it('EMP-03 CHAT-04 SAFE-10 an invitation leads nobody away, and only an open job of one’s own is one to invite to', async () => {
    const talent = await createFindable(app, { first: 'Sunniva' });
    const { boss, job, company } = await createSeeker(app);
    const { id } = await cardOf(boss, 'Sunniva');
    expect(await codeOf(invite(boss, id, job.id))).toBe(errorTable.talentLocked.code);
    await unlock(boss, id);
    for (const text of ['Write to me on www.work.example', 'Call +65 8123 4567', 'telegram: @harbour'])
      expect(await codeOf(invite(boss, id, job.id, text)), text).toBe(errorTable.contactDetailsInMessage.code);
    expect(await codeOf(invite(boss, id, job.id, ' \n '))).toBe(errorTable.messageEmpty.code);
    expect(await codeOf(invite(boss, id, job.id, 'a'.repeat(1001)))).toBe(errorTable.messageTooLong.code);
    const colleague = await createBoss(app, company.id);
    expect(await codeOf(invite(colleague, id, job.id))).toBe(errorTable.jobNotFound.code);
    const closed = await createJob(app.database.pool, {
      company_id: company.id,
      recruiter_id: boss.id,
      status: 'closed',
      closed_at: app.clock.now(),
    });
    expect(await codeOf(invite(boss, id, closed.id))).toBe(errorTable.jobClosed.code);
    // They talk about the job already.
    const hello = { job_id: job.id, client_id: newId(), text: 'Hello' };
    await talent.visitor.api('POST /chat/conversations', hello);
    expect(await codeOf(invite(boss, id, job.id))).toBe(errorTable.talentTalking.code);
    const { rowCount } = await sql('select from talent_invites where account_id = $1', talent.id);
    expect(rowCount).toBe(0);
  });

  it('EMP-03 one open invitation a company and talent, and so many a day, however many press at once', async () => {
    const { boss, job, company } = await createSeeker(app);
    await createFindable(app, { first: 'Tove' });
    const { id } = await cardOf(boss, 'Tove');
    await unlock(boss, id);
    const jobs = [
      job,
      ...(await Promise.all(
        [1, 2, 3].map(() => createJob(app.database.pool, { company_id: company.id, recruiter_id: boss.id })),
      )),
    ];
    const codes = await Promise.all(jobs.map((one) => codeOf(invite(boss, id, one.id))));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    await createFindable(app, { first: 'Unni' });
    const other = (await cardOf(boss, 'Unni')).id;
    await unlock(boss, other);
    const { rows } = await sql('select * from talent_invites where company_id = $1', company.id);
    await sql(
      `with many as (
        insert into conversations (talent_id, job_id, company_id, job_title, company_name, last_message_at, created_at)
        select null, null, $1::bigint, 'Job', 'Company', now(), now() from generate_series(1, $2::int) returning id)
      insert into talent_invites (company_id, account_id, sent_by, job_title, company_name, conversation_id, state, answered_at, created_at, closes_at)
      select $1::bigint, $3::bigint, $4::bigint, 'Job', 'Company', id, 'ended', $5, $5, $5 from many`,
      company.id,
      INVITES_A_DAY - 1,
      rows[0].account_id,
      boss.id,
      app.clock.now(),
    );
    expect(await codeOf(invite(boss, other, job.id))).toBe(errorTable.inviteLimit.code);
    // One of the day is left again, and four press at once for four people.
    await sql(
      `delete from talent_invites where id = (select min(id) from talent_invites where company_id = $1 and state = 'ended')`,
      company.id,
    );
    const more = await Promise.all(
      ['Ada', 'Bea', 'Cea', 'Dea'].map(async (first) => {
        await createFindable(app, { first });
        const found = await cardOf(boss, first);
        await unlock(boss, found.id);
        return found.id;
      }),
    );
    const pressed = await Promise.all(more.map((one) => codeOf(invite(boss, one, job.id))));
    expect(pressed.toSorted()).toEqual([0, ...Array(3).fill(errorTable.inviteLimit.code)].toSorted());
    app.clock.advance({ days: 1 });
    expect((await invite(boss, other, jobs[1]?.id ?? 0)).invitation.state).toBe('open');
  });

  it('SET-04 nobody accepts the invitation of a Boss with whom one of the two has blocked the other', async () => {
    const { talent, boss, invitation, conversationId } = await invited('Xenia');
    await talent.visitor.api('POST /chat/conversations/:id/block', { id: conversationId });
    const accept = () => talent.visitor.api('POST /jobseeker/talent-invites/:id/accept', { id: invitation.id });
    expect(await codeOf(accept())).toBe(errorTable.chatBlocked.code);
    expect((await boss.visitor.api('GET /chat/conversations/:id', { id: conversationId })).other?.name).toBe(
      'Xenia N.',
    );
  });

  it('SET-04 a block and a closed job end what is open', async () => {
    const one = await invited('Vibeke');
    await one.talent.visitor.api('POST /jobseeker/blocked-companies', { company_id: one.company.id });
    const { rows } = await sql('select state from talent_invites where id = $1', one.invitation.id);
    expect(rows).toEqual([{ state: 'ended' }]);
    const two = await invited('Wenche');
    await two.boss.visitor.api('POST /recruiters/jobs/:id/close', { id: two.job.id, reason: 'cancelled' });
    const closed = await sql('select state from talent_invites where id = $1', two.invitation.id);
    expect(closed.rows).toEqual([{ state: 'ended' }]);
    const accept = two.talent.visitor.api('POST /jobseeker/talent-invites/:id/accept', { id: two.invitation.id });
    expect(await codeOf(accept)).toBe(errorTable.inviteEnded.code);
  });

  it('TRU-09 wish, unlocks and invitations are in the copy of the talent’s data, and nothing of them stays', async () => {
    const { talent } = await invited('Ylva');
    await talent.visitor.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const archive = await talent.visitor.fetch('/download/parley-data.zip');
    const { tables } = JSON.parse(readZip(Buffer.from(await archive.arrayBuffer())).get('parley.json') ?? '');
    for (const table of ['talent_findings', 'talent_search', 'talent_unlocks', 'talent_invites'])
      expect(tables[table], table).toHaveLength(1);
    await talent.visitor.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await runTask(app, 'delete-accounts');
    for (const table of ['talent_findings', 'talent_search', 'talent_unlocks', 'talent_invites']) {
      const { rowCount } = await sql(`select from ${table} where account_id = $1`, talent.id);
      expect(rowCount, table).toBe(0);
    }
  });
});
