import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideJobs } from '#src/modules/jobs/server/jobs.public.ts';
import { readPdfLetters } from '#src/modules/resumes/server/read/pdf-letters.ts';
import { codeOf, createBoss, createTalent, type Person } from '../chat/chat-ground.ts';
import { openProduct, runTask } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { applyIn, goodTerms, inDays, offerPair, send } from './offer-ground.ts';

describe('offers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const told = async ({ visitor }: Person) =>
    (await visitor.api('GET /notification/list')).notifications.map(({ kind, title }) => `${kind} ${title}`);
  const read = ({ visitor }: Person, id: number) => visitor.api('GET /offers/:id', { id });
  const lastMessage = async ({ visitor }: Person, id: number) =>
    (await visitor.api('GET /chat/conversations/:id/messages', { id })).messages.at(-1);
  const stageOf = async ({ visitor }: Person) =>
    (await visitor.api('GET /job-applications', {})).applications[0]?.stage;

  it('OFFER-01 is sent as a card with all its terms, opened, and accepted with everything that follows', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    await applyIn(app, id);
    expect(offer).toMatchObject({ status: 'sent', side: 'boss', version: 1, pay_min: 5200.5, previous: null });
    expect(await lastMessage(talent, id)).toMatchObject({
      card: { kind: 'offer', data: { side: 'talent', title: 'Harbour Hand', pay_max: 6000, currency: 'SGD' } },
    });
    expect(await told(talent)).toContainEqual(expect.stringMatching(/^offer .* has made you an offer$/));
    await talent.visitor.api('POST /offers/:id/view', { id: offer.id });
    expect(await read(boss, offer.id)).toMatchObject({ status: 'viewed', name: 'Hui Min T.' });
    const accepted = await talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 1 });
    expect(accepted).toMatchObject({ status: 'accepted', ended_by: 'talent' });
    expect(await read(boss, offer.id)).toMatchObject({ status: 'accepted', name: 'Hui Min Tan' });
    expect(await stageOf(talent)).toBe('hired');
    expect(await told(boss)).toContainEqual('offer Hui Min Tan accepted your offer');
    expect(await told(talent)).toContainEqual('offer You accepted the offer');
    expect(await codeOf(send(app, boss, id))).toBe(49451);
  });

  it('OFFER-01 moves the application when it is made', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    await talent.visitor.api('POST /offers/:id/decline', { id: offer.id, reason: 'pay' });
    await applyIn(app, id);
    await send(app, boss, id);
    expect(await stageOf(talent)).toBe('offer');
  });

  it('OFFER-01 is refused without an expiry or with a past one, with pay upside down, too many words, a past start', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    const ask = (wish: object) => codeOf(send(app, boss, id, wish));
    const change = (wish: object) =>
      codeOf(boss.visitor.api('PUT /offers/:id', { id: offer.id, ...goodTerms(app), ...wish }));
    for (const attempt of [ask, change]) {
      expect(await attempt({ expires_at: null })).toBe(49456);
      expect(await attempt({ expires_at: inDays(app, -1) })).toBe(49457);
      expect(await attempt({ pay_min: 6000.01 })).toBe(49458);
      expect(await attempt({ starts_on: inDays(app, -3).slice(0, 10) })).toBe(49459);
      expect(await attempt({ conditions: 'x'.repeat(4001) })).toBe(40001);
      expect(await attempt({ title: '\u200b ' })).toBe(40001);
      expect(await attempt({ pay_min: 0 })).toBe(40001);
      expect(await attempt({ pay_min: 5200.505 })).toBe(40001);
      expect(await attempt({ currency: 'ZZZ' })).toBe(40001);
      expect(await attempt({ document_id: crypto.randomUUID() })).toBe(attempt === ask ? 49450 : 40004);
    }
    expect(await change({ conditions: 'x'.repeat(4000) })).toBe(0);
    const stranger = await createBoss(app, (await app.database.pool.query('select id from companies')).rows[0].id);
    expect(await codeOf(send(app, stranger, id))).toBe(40004);
    expect(await codeOf(read(stranger, offer.id))).toBe(40004);
    expect(await codeOf(talent.visitor.api('PUT /offers/:id', { id: offer.id, ...goodTerms(app) }))).toBe(40005);
    expect(await codeOf(boss.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 1 }))).toBe(40005);
    expect(await codeOf(talent.visitor.api('POST /offers/:id/decline', { id: offer.id }))).toBe(49460);
  });

  it('OFFER-01 there is one at a time, also when it is sent and answered several times at once', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    expect(await codeOf(send(app, boss, id))).toBe(49450);
    await boss.visitor.api('POST /offers/:id/withdraw', { id: offer.id, note: 'A mistake in the pay' });
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(send(app, boss, id))));
    expect(codes.sort()).toEqual([0, 49450, 49450]);
    const { rows } = await app.database.pool.query(
      `select id from offers where conversation_id = $1 and status = 'sent'`,
      [id],
    );
    const open = rows[0].id as number;
    const answers = await Promise.all([
      codeOf(talent.visitor.api('POST /offers/:id/accept', { id: open, version: 1 })),
      codeOf(boss.visitor.api('PUT /offers/:id', { id: open, ...goodTerms(app), pay_min: 1 })),
      codeOf(talent.visitor.api('POST /offers/:id/accept', { id: open, version: 1 })),
    ]);
    // Whichever came first: nobody has accepted what they had not read.
    const after = await read(boss, open);
    expect(after.status === 'accepted' ? after.version : answers[0]).toBe(after.status === 'accepted' ? 1 : 49455);
    expect(answers.filter((code) => code === 0)).toHaveLength(1);
  });

  it('OFFER-01 is changed with the versions kept, and only the version that was read can be accepted', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    await talent.visitor.api('POST /offers/:id/view', { id: offer.id });
    const better = { ...goodTerms(app), pay_min: 5600, conditions: 'No probation.' };
    const revised = await boss.visitor.api('PUT /offers/:id', { id: offer.id, ...better });
    expect(revised).toMatchObject({ status: 'sent', version: 2, viewed_at: null, previous: { pay_min: 5200.5 } });
    expect(await told(talent)).toContainEqual(expect.stringMatching(/^offer .* has changed the offer$/));
    expect(await codeOf(talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 1 }))).toBe(49455);
    const { versions } = await read(talent, offer.id);
    expect(versions).toMatchObject([
      { version: 2, pay_min: 5600, conditions: 'No probation.' },
      { version: 1, pay_min: 5200.5, conditions: 'Three months of probation.' },
    ]);
    await talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 2 });
    expect((await lastMessage(boss, id))?.card?.data).toMatchObject({ status: 'accepted', pay_min: 5600 });
  });

  it('OFFER-01 can be changed nineteen times', async () => {
    const { boss, offer } = await offerPair(app);
    await app.database.pool.query('update offers set version = 20 where id = $1', [offer.id]);
    await app.database.pool.query('update offer_versions set version = 20 where offer_id = $1', [offer.id]);
    expect(await codeOf(boss.visitor.api('PUT /offers/:id', { id: offer.id, ...goodTerms(app) }))).toBe(49461);
  });

  it('OFFER-01 is declined with a reason, or withdrawn, and then nothing else can be done with it', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    const declined = await talent.visitor.api('POST /offers/:id/decline', {
      id: offer.id,
      reason: 'other_offer',
      note: 'Thank you all the same',
    });
    expect(declined).toMatchObject({
      status: 'declined',
      reason: 'other_offer',
      reason_note: 'Thank you all the same',
    });
    expect(await told(boss)).toContainEqual(expect.stringMatching(/^offer .* declined the offer$/));
    const everyStep = async (one: number) => [
      await codeOf(talent.visitor.api('POST /offers/:id/view', { id: one })),
      await codeOf(talent.visitor.api('POST /offers/:id/accept', { id: one, version: 1 })),
      await codeOf(talent.visitor.api('POST /offers/:id/decline', { id: one, reason: 'pay' })),
      await codeOf(boss.visitor.api('PUT /offers/:id', { id: one, ...goodTerms(app) })),
      await codeOf(boss.visitor.api('POST /offers/:id/withdraw', { id: one })),
    ];
    expect(new Set(await everyStep(offer.id))).toEqual(new Set([49452]));
    const next = await send(app, boss, id);
    await boss.visitor.api('POST /offers/:id/withdraw', { id: next.id, note: 'The budget is gone' });
    expect(new Set(await everyStep(next.id))).toEqual(new Set([49454]));
    expect(await told(talent)).toContainEqual(expect.stringMatching(/^offer .* withdrew the offer$/));
  });

  it('OFFER-01 the candidate is reminded a day before the end, and then it expires for both', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    const reminders = async () => (await told(talent)).filter((line) => /One day left/.test(line)).length;
    await runTask(app, 'remind-offers');
    expect(await reminders()).toBe(0);
    app.clock.advance({ days: 6, minutes: 1 });
    await runTask(app, 'remind-offers');
    await runTask(app, 'remind-offers');
    expect(await reminders()).toBe(1);
    app.clock.advance({ days: 1 });
    // Before the worker comes, its time is over all the same.
    expect(await codeOf(talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 1 }))).toBe(49453);
    await runTask(app, 'expire-offers');
    expect(await read(talent, offer.id)).toMatchObject({ status: 'expired', ended_by: null });
    expect(await told(boss)).toContainEqual('offer The offer has expired');
    expect(await told(talent)).toContainEqual('offer The offer has expired');
    expect(await send(app, boss, id, { expires_at: inDays(app, 0.5) })).toMatchObject({ status: 'sent' });
    await runTask(app, 'remind-offers');
    expect(await reminders()).toBe(1);
  });

  it('OFFER-01 does not outlive its conversation, an account that ends, or a job that is taken down', async () => {
    const declined = await offerPair(app);
    await declined.boss.visitor.api('POST /chat/conversations/:id/decline', {
      id: declined.id,
      client_id: crypto.randomUUID(),
      note: '',
    });
    expect(await read(declined.talent, declined.offer.id)).toMatchObject({ status: 'withdrawn', ended_by: 'boss' });
    const gone = await offerPair(app);
    await app.database.pool.query('update accounts set deleted_at = now(), delete_after = $2 where id = $1', [
      gone.talent.id,
      new Date(app.clock.now().getTime() - 1000),
    ]);
    await runTask(app, 'delete-accounts');
    expect(await read(gone.boss, gone.offer.id)).toMatchObject({ status: 'withdrawn', ended_by: 'talent' });
    expect(await told(gone.boss)).toContainEqual('offer The offer no longer stands');
    const closed = await offerPair(app);
    await closed.boss.visitor.api('POST /recruiters/jobs/:id/close', { id: closed.job.id, reason: 'hired' });
    expect(await read(closed.talent, closed.offer.id)).toMatchObject({ status: 'sent' });
    const down = await offerPair(app);
    const { transaction, close } = openProduct(app);
    await transaction((tx) => hideJobs(tx, 'taken_down', down.job.id));
    await close();
    expect(await read(down.talent, down.offer.id)).toMatchObject({ status: 'withdrawn', ended_by: 'boss' });
    expect(await codeOf(send(app, down.boss, down.id))).toBe(49462);
  });

  it('CHAT-08 TRU-04 words that ask for money are warned about, when it is sent and when it is changed', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    const flags = async () => (await lastMessage(talent, id))?.flags;
    expect(await flags()).toEqual([]);
    const conditions = 'Please pay the registration fee of $50 before you start.';
    await boss.visitor.api('PUT /offers/:id', { id: offer.id, ...goodTerms(app), conditions });
    expect(await flags()).toEqual(['payment_request']);
    await boss.visitor.api('POST /offers/:id/withdraw', { id: offer.id });
    await send(app, boss, id, { conditions });
    expect(await flags()).toEqual(['payment_request']);
  });

  it('OFFER-01 a document goes along, for the two people alone, and stays with a change', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    const form = new FormData();
    form.set('kind', 'chat_file');
    form.set('files', new Blob(['Your contract'], { type: 'text/plain' }), 'contract.txt');
    const upload = await boss.visitor.fetch('/api/api-go/file/upload', { method: 'POST', body: form });
    const { data } = (await upload.json()) as { data: { id: string } };
    const change = { id: offer.id, ...goodTerms(app), document_id: data.id };
    const { document } = await boss.visitor.api('PUT /offers/:id', change);
    expect(document).toMatchObject({ name: 'contract.txt' });
    expect((await boss.visitor.api('PUT /offers/:id', { ...change, pay_max: 7000 })).document).toEqual(document);
    expect((await talent.visitor.fetch(document?.url ?? '')).status).toBe(200);
    const stranger = await createTalent(app);
    expect((await stranger.visitor.fetch(document?.url ?? '')).status).toBe(404);
    expect((await lastMessage(talent, id))?.card?.data).toMatchObject({ document: { name: 'contract.txt' } });
  });

  it('OFFER-01 what was agreed on is a PDF for the two people alone, in letters of any language', async () => {
    const { boss, talent, offer } = await offerPair(app);
    const path = `/download/offer/${offer.id}.pdf`;
    expect((await talent.visitor.fetch(path)).status).toBe(404);
    const words = 'قبول العرض\n承諾したオファー\n录用通知\n錄取通知\nçalışma koşulları';
    await boss.visitor.api('PUT /offers/:id', { id: offer.id, ...goodTerms(app), conditions: words });
    await talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 2 });
    for (const { visitor } of [talent, boss]) {
      const response = await visitor.fetch(path);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const { pages } = await readPdfLetters(new Uint8Array(await response.arrayBuffer()));
      const text = pages
        .flatMap(({ letters }) => letters.map(({ char }) => char))
        .join('')
        .replace(/\s/g, '');
      for (const part of ['HuiMinTan', 'HarbourHand', '5,200.50', '承諾', '录用', '錄取', 'çalışmakoşulları'])
        expect(text).toContain(part);
    }
    const arabic = await talent.visitor.fetch(path, { headers: { 'language-id': '10' } });
    expect(arabic.status).toBe(200);
    expect((await app.visitor().fetch(path)).status).toBe(404);
    const stranger = await createTalent(app);
    expect((await stranger.visitor.fetch(path)).status).toBe(404);
  });

  it('OFFER-01 EMP-04 after a yes the others who wait are told kindly if the employer says so, and can be spared for a minute', async () => {
    const { boss, talent, job, id, offer } = await offerPair(app);
    await applyIn(app, id);
    const look = () => boss.visitor.api('GET /offers/:id/others', { id: offer.id });
    expect(await codeOf(look())).toBe(49463);
    const applicants = [];
    for (const stage of ['viewed', 'interview', 'shortlisted', 'withdrawn', 'offer']) {
      const person = await createTalent(app);
      const first = { job_id: job.id, client_id: crypto.randomUUID(), text: 'Hello, I would like to work with you' };
      const { conversation } = await person.visitor.api('POST /chat/conversations', first);
      applicants.push({ ...person, application: await applyIn(app, conversation.id, stage) });
    }
    await talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 1 });
    expect(await look()).toMatchObject({ others: 3, job: { id: job.id, status: 'open' } });
    expect(await codeOf(talent.visitor.api('POST /offers/:id/tell-others', { id: offer.id }))).toBe(40004);
    const tell = () => boss.visitor.api('POST /offers/:id/tell-others', { id: offer.id });
    const told = await Promise.all([tell(), tell()]);
    expect(told.map((one) => one.told).sort()).toEqual([0, 3]);
    const spared = applicants[1]?.application ?? 0;
    await boss.visitor.api('POST /job-applications/:id/undo', { id: spared });
    await boss.visitor.api('POST /recruiters/jobs/:id/close', { id: job.id, reason: 'hired' });
    app.clock.advance({ seconds: 61 });
    await runTask(app, 'tell-decisions');
    const stages = await Promise.all([talent, ...applicants].map((one) => stageOf(one)));
    expect(stages).toEqual(['hired', 'not_suitable', 'interview', 'not_suitable', 'withdrawn', 'offer']);
    expect(await look()).toMatchObject({ others: 1, job: { status: 'closed' } });
  });

  it('OFFER-01 TRU-09 is in the copy of the data of both, and its words go with those of the conversation', async () => {
    const { boss, talent, id, offer } = await offerPair(app);
    await boss.visitor.api('PUT /offers/:id', { id: offer.id, ...goodTerms(app), pay_max: 6500 });
    for (const { visitor } of [talent, boss]) await visitor.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    for (const person of [talent, boss]) {
      const { rows } = await app.database.pool.query(
        `select table_name, sum(jsonb_array_length(rows))::int as count from data_export_parts p
          join data_exports e on e.id = p.export_id
          where e.account_id = $1 and table_name in ('offers', 'offer_versions') group by 1 order by 1`,
        [person.id],
      );
      expect(rows).toEqual([
        { table_name: 'offer_versions', count: 2 },
        { table_name: 'offers', count: 1 },
      ]);
    }
    for (const table of ['conversations', 'conversation_members']) {
      const key = table === 'conversations' ? 'id' : 'conversation_id';
      const aged = `update ${table} set last_message_at = last_message_at - interval '95 days' where ${key} = $1`;
      await app.database.pool.query(aged, [id]);
    }
    await runTask(app, 'expire-chats');
    const { rows } = await app.database.pool.query(
      'select title, conditions, document from offer_versions where offer_id = $1',
      [offer.id],
    );
    expect(rows).toEqual([1, 2].map(() => ({ title: 'Harbour Hand', conditions: '', document: null })));
  });
});
