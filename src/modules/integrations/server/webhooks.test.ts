import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { createTalent } from '#test/chat/chat-ground.ts';
import { addApplicants } from '#test/factories/add-applicants.ts';
import { postJob } from '#test/factories/post-job.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { makeManager, prove } from '#test/integrations/manager.ts';
import { isSignedWith, startReceiver } from '#test/integrations/webhook-receiver.ts';
import { agreePair } from '#test/interviews/interview-ground.ts';
import { send as sendOffer } from '#test/offers/offer-ground.ts';
import { openProduct } from '#test/open-product.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { FAILING_DAYS, KEPT_DAYS, MOST_TRIES, MOST_WEBHOOKS, webhookKinds } from '../integration-rules.ts';
import { readWebhookBacklog } from './integrations.tasks.ts';

const LOCAL = { PARLEY_LOCAL_WEBHOOKS: '1' };

describe('webhooks', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    app = await startTestApp(LOCAL);
    worker = openProduct(app, LOCAL);
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    await receiver.close();
  });
  beforeEach(async () => {
    await rows('delete from webhook_endpoints');
    receiver.received.length = 0;
    Object.assign(receiver.answer, { status: 204, hangs: false });
  });

  const rows = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
  const run = () => worker.runTask('send-webhooks');
  const told = () => receiver.received.map(({ message }) => message.type);

  async function addWebhook() {
    const manager = await makeManager(app);
    const made = await manager.api('POST /recruiters/webhooks', { url: receiver.url, kinds: [...webhookKinds] });
    return { ...manager, ...made, webhookId: made.webhook.id };
  }
  type Owner = Awaited<ReturnType<typeof addWebhook>>;
  const deliveries = async ({ api, webhookId }: Owner) =>
    (await api('GET /recruiters/webhooks/:id/deliveries', { id: webhookId })).deliveries;

  it('EMP-06 tell of a job that is published, paused and closed, signed as Standard Webhooks does it', async () => {
    const owner = await addWebhook();
    expect(owner.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { id } = await postJob(owner.visitor);
    await owner.api('POST /recruiters/jobs/:id/hold', { id });
    await owner.api('POST /recruiters/jobs/:id/close', { id });
    await run();
    expect(told().toSorted()).toEqual(['job.closed', 'job.paused', 'job.published']);
    for (const one of receiver.received) {
      expect(isSignedWith(owner.secret, one)).toBe(true);
      expect(isSignedWith(owner.secret, { ...one, body: `${one.body} ` })).toBe(false);
      expect(one.timestamp).toBe(Math.floor(app.clock.now().getTime() / 1000));
      expect(one.message.data).toMatchObject({ job_id: id, external_id: null });
    }
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(3);
    expect(await deliveries(owner)).toMatchObject([{ state: 'delivered', status: 204, attempts: 1 }, {}, {}]);
    await run();
    expect(receiver.received).toHaveLength(3);
  });

  it('EMP-06 tell of applications, interviews and offers with numbers and links, and nothing of the person', async () => {
    const pair = await agreePair(app);
    const { company_id: companyId } = pair.job;
    await rows(`update company_members set role = 'coordinator' where account_id = $1`, [pair.boss.id]);
    await prove(app, pair.boss.id);
    const kinds = [...webhookKinds];
    await pair.boss.visitor.api('POST /recruiters/webhooks', { url: receiver.url, kinds });
    await addApplicants(app.database.pool, pair.job.id, 1);
    const [application] = await rows('select id from applications where company_id = $1', [companyId]);
    await worker.transaction((tx) => tx.emit('application.received', { id: application.id }));
    await pair.boss.visitor.api('POST /interviews/:id/cancel', { id: pair.interview.id, note: 'Ill' });
    const offer = await sendOffer(app, pair.boss, pair.id);
    await pair.talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 1 });
    await run();
    expect(told().toSorted()).toEqual(['application.received', 'interview.cancelled', 'offer.answered']);
    const of = (type: string) => receiver.received.find(({ message }) => message.type === type)?.message.data;
    expect(of('application.received')).toMatchObject({ application_id: application.id, job_id: pair.job.id });
    expect(of('interview.cancelled')).toMatchObject({ interview_id: pair.interview.id });
    expect(of('offer.answered')).toMatchObject({ offer_id: offer.id, answer: 'accepted' });
    const words = receiver.received.map(({ body }) => body).join();
    for (const personal of ['Hui Min', 'Tan', '@', 'Ill', 'Applicant']) expect(words).not.toContain(personal);
  });

  it('EMP-06 are written with what happened or not at all, and only for those who want to hear of it', async () => {
    const owner = await addWebhook();
    const other = await makeManager(app);
    await other.api('POST /recruiters/webhooks', { url: receiver.url, kinds: ['job.closed'] });
    const { id } = await postJob(owner.visitor);
    await postJob(other.visitor);
    await expect(
      worker.transaction(async (tx) => {
        await tx.emit('job.published', { id, draft_id: 0 });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await owner.api('PATCH /recruiters/webhooks/:id', { id: owner.webhookId, is_on: false });
    await owner.api('POST /recruiters/jobs/:id/hold', { id });
    await owner.api('PATCH /recruiters/webhooks/:id', { id: owner.webhookId, is_on: true });
    await run();
    expect(told()).toEqual(['job.published']);
  });

  it('RUN-13 EMP-06 are sent again with the same id when the sender dies before it could note the answer', async () => {
    const owner = await addWebhook();
    await owner.api('POST /recruiters/webhooks/:id/test', { id: owner.webhookId });
    await rows(`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
    await rows(`create trigger die before update on webhook_deliveries for each row
      when (new.state = 'delivered') execute function die()`);
    await expect(run()).rejects.toThrow('killed');
    await rows('drop trigger die on webhook_deliveries');
    await rows('drop function die');
    // Its lease runs: nobody sends it a second time yet.
    await run();
    expect(told()).toEqual(['webhook.test']);
    app.clock.advance({ seconds: 61 });
    await Promise.all([run(), run()]);
    expect(told()).toEqual(['webhook.test', 'webhook.test']);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(await deliveries(owner)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('EMP-06 are tried for about a day with growing pauses, then given up, and can be sent again by hand', async () => {
    const owner = await addWebhook();
    receiver.answer.status = 500;
    await owner.api('POST /recruiters/webhooks/:id/test', { id: owner.webhookId });
    const from = app.clock.now().getTime();
    const pauses: number[] = [];
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      await run();
      const [one] = await deliveries(owner);
      expect(one).toMatchObject({ attempts: tries, status: 500, problem: 'refused' });
      if (!one?.next_try_at) break;
      pauses.push(new Date(one.next_try_at).getTime() - app.clock.now().getTime());
      app.clock.advance({ seconds: Math.ceil((pauses.at(-1) ?? 0) / 1000) + 5 });
    }
    expect(receiver.received).toHaveLength(MOST_TRIES);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    const hours = (app.clock.now().getTime() - from) / 3600_000;
    expect(hours).toBeGreaterThan(17);
    expect(hours).toBeLessThan(28);
    const [failed] = await deliveries(owner);
    expect(failed).toMatchObject({ state: 'failed', next_try_at: null });
    expect((await readWebhookBacklog(app.database.db))[0]).toMatchObject({ name: 'webhooks', depth: 0, failed: 1 });
    receiver.answer.status = 200;
    await owner.api('POST /recruiters/webhook-deliveries/:id/resend', { id: failed?.id ?? 0 });
    await run();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect((await deliveries(owner))[0]).toMatchObject({ state: 'delivered', status: 200 });
  });

  it('EMP-06 are switched off after days without an answer, and those who manage the company are told', async () => {
    const owner = await addWebhook();
    receiver.answer.hangs = true;
    const test = () => owner.api('POST /recruiters/webhooks/:id/test', { id: owner.webhookId });
    await test();
    await run();
    const state = async () => (await owner.api('GET /recruiters/integrations', {})).webhooks[0];
    expect(await state()).toMatchObject({ is_on: true, failing_since: app.clock.now().toISOString() });
    app.clock.advance({ days: FAILING_DAYS });
    await run();
    expect(await state()).toMatchObject({ is_on: false });
    const news = await rows(`select data from notifications where account_id = $1 and kind = 'webhook_off'`, [
      owner.id,
    ]);
    expect(news).toMatchObject([{ data: { webhook_id: owner.webhookId } }]);
    const refused = await owner.visitor.call('POST', `/recruiters/webhooks/${owner.webhookId}/test`, {});
    expect(refused.envelope.code).toBe(errorTable.webhookOff.code);
    // What waited is sent once it is on again.
    receiver.answer.hangs = false;
    receiver.received.length = 0;
    await owner.api('PATCH /recruiters/webhooks/:id', { id: owner.webhookId, is_on: true });
    app.clock.advance({ minutes: 2 });
    await run();
    expect(told()).toEqual(['webhook.test']);
    expect(await state()).toMatchObject({ is_on: true, failing_since: null });
  });

  it('EMP-06 are signed with both secrets for a day after a rotation, then with the new one', async () => {
    const owner = await addWebhook();
    const { secret } = await owner.api('POST /recruiters/webhooks/:id/rotate', { id: owner.webhookId });
    const sent = async () => {
      await owner.api('POST /recruiters/webhooks/:id/test', { id: owner.webhookId });
      await run();
      const one = receiver.received.at(-1);
      return one ? [isSignedWith(owner.secret, one), isSignedWith(secret, one)] : [];
    };
    expect(await sent()).toEqual([true, true]);
    app.clock.advance({ hours: 24 });
    expect(await sent()).toEqual([false, true]);
    const [stored] = await rows(`select signing_secret from webhook_endpoints where id = $1`, [owner.webhookId]);
    expect(stored.signing_secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
  });

  it('EMP-06 go to public https addresses only, at most five for a company, and never follow a redirect', async () => {
    const { visitor } = await makeManager(app);
    const strict = await startTestApp();
    const careful = await makeManager(strict);
    for (const url of [
      receiver.url,
      'http://example.com/',
      'https://10.0.0.1/',
      'https://localhost/',
      'ftp://x.example',
    ]) {
      const { envelope } = await careful.visitor.call('POST', '/recruiters/webhooks', { url, kinds: ['job.closed'] });
      expect([url, envelope.code]).toEqual([url, errorTable.validationFailed.code]);
    }
    // Short as it is typed, and too long as it is sent.
    const long = { url: `https://example.com/${'é'.repeat(200)}`, kinds: ['job.closed'] };
    const { envelope: tooLong } = await careful.visitor.call('POST', '/recruiters/webhooks', long);
    expect(tooLong).toMatchObject({ code: 40001, data: { fields: { url: expect.stringContaining('500') } } });
    await strict.close();
    const add = () => visitor.call('POST', '/recruiters/webhooks', { url: receiver.url, kinds: ['job.closed'] });
    const codes = (await Promise.all(Array.from({ length: 8 }, add))).map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(MOST_WEBHOOKS);
    await rows('delete from webhook_endpoints');
    const owner = await addWebhook();
    receiver.answer.status = 302;
    await owner.api('POST /recruiters/webhooks/:id/test', { id: owner.webhookId });
    await run();
    expect(await deliveries(owner)).toMatchObject([{ state: 'waiting', status: 302, problem: 'refused' }]);
    receiver.answer.status = 410;
    app.clock.advance({ seconds: 10 });
    await run();
    expect((await owner.api('GET /recruiters/integrations', {})).webhooks[0]?.is_on).toBe(false);
  });

  it('EMP-06 RUN-02 stop for a company that is suspended, let none wait behind another, and leave after their time', async () => {
    const slow = await addWebhook();
    const quick = await addWebhook();
    await rows(
      `insert into webhook_deliveries (endpoint_id, kind, payload, due_at, created_at)
       select $1, 'job.closed', '{"type":"job.closed","timestamp":"","data":{}}', $2, $2 from generate_series(1, 60)`,
      [slow.webhookId, app.clock.now()],
    );
    await quick.api('POST /recruiters/webhooks/:id/test', { id: quick.webhookId });
    await run();
    expect(told()).toHaveLength(61);
    expect(told().indexOf('webhook.test')).toBeLessThan(10);
    await rows(`update webhook_deliveries set state = 'waiting'`);
    await rows(`update companies set status = 'suspended' where id = $1`, [slow.company.id]);
    receiver.received.length = 0;
    app.clock.advance({ minutes: 2 });
    await run();
    expect(told()).toEqual(['webhook.test']);
    await quick.api('DELETE /recruiters/webhooks/:id', { id: quick.webhookId });
    await worker.runTask('clean-integrations');
    expect(await rows('select id from webhook_endpoints')).toMatchObject([{ id: slow.webhookId }]);
    app.clock.advance({ days: KEPT_DAYS, seconds: 1 });
    await worker.runTask('clean-integrations');
    expect(await rows('select id from webhook_deliveries')).toEqual([]);
  });

  it('RUN-13 EMP-06 RUN-02 go on to others while one address does not answer', async () => {
    const slow = await makeManager(app);
    const url = receiver.url.replace('/parley', '/slow');
    const { webhook } = await slow.api('POST /recruiters/webhooks', { url, kinds: ['job.closed'] });
    const quick = await addWebhook();
    const { promise, resolve } = Promise.withResolvers<void>();
    receiver.holdSlow(promise);
    await slow.api('POST /recruiters/webhooks/:id/test', { id: webhook.id });
    for (let n = 0; n < 9; n++) await quick.api('POST /recruiters/webhooks/:id/test', { id: quick.webhookId });
    const running = run();
    // More than are sent to one address at a time.
    await vi.waitFor(() => expect(receiver.received).toHaveLength(10), 120_000);
    resolve();
    await running;
    expect((await deliveries(quick)).map(({ state }) => state)).toEqual(Array(9).fill('delivered'));
  });

  it('EMP-06 APP-01 hear of someone who applies and of each stage after it', async () => {
    const owner = await addWebhook();
    const { id: job_id } = await postJob(owner.visitor);
    const talent = await createTalent(app);
    const { envelope } = await uploadFile(talent.visitor, simplePdf([[[72, 760, 'Ada']]]), 'cv.pdf', {
      kind: 'resume',
    });
    const { id: file } = envelope.data as { id: string };
    const { application } = await talent.visitor.api('POST /job-applications', { job_id, file_ids: [file] });
    await talent.visitor.api('POST /job-applications/:id/withdraw', { id: application.id });
    await run();
    const of = receiver.received.flatMap(({ message: { type, data } }) =>
      type === 'job.published' ? [] : [[type, data.application_id, data.stage]],
    );
    expect(of.toSorted()).toEqual([
      ['application.moved', application.id, 'withdrawn'],
      ['application.received', application.id, 'applied'],
    ]);
  });
});
