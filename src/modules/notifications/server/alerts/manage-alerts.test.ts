import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const PUBLIC_URL = 'https://parley.example';
const SINGAPORE = { 'country-id': '196' };

describe('managing job alerts', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;

  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL });
    worker = openProduct(app, { PUBLIC_URL });
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  const newReader = (email: string) => signIn(app, email, app.visitor(SINGAPORE));
  const create = (reader: TestVisitor, query: string) =>
    reader.api('POST /jobseeker/job-alerts/create', { filters: { query }, frequency: 'daily' });

  async function post(title: string, wish: Record<string, unknown> = {}) {
    app.clock.advance({ minutes: 1 });
    const job = await createJob(app.database.pool, { title, posted_at: app.clock.now(), ...wish });
    await worker.indexJob(job.id);
  }

  /** The letter of the next morning. */
  async function nextLetter(reader: TestVisitor, email: string) {
    const { alerts } = await reader.api('GET /jobseeker/job-alerts');
    const next = Math.min(...alerts.flatMap(({ next_at }) => (next_at ? [Date.parse(next_at)] : [])));
    app.clock.advance({ seconds: Math.ceil((next - app.clock.now().getTime()) / 1000) });
    await worker.runTask('send-job-alerts');
    return newestMessage(app, email);
  }

  it('ALERT-01 takes other filters, at least one, in place of those it had', async () => {
    const reader = await newReader('filters@parley.example');
    const { id } = await create(reader, 'florist');
    const change = (filters: object) => reader.call('PATCH', `/jobseeker/job-alerts/${id}/update`, { filters });
    expect((await change({})).envelope.code).toBe(49046);
    expect((await change({ scope: 'remote', postedWithin: 7 })).envelope.code).toBe(49046);
    expect((await change({ jobType: ['many'] })).envelope.code).toBe(40001);
    const stranger = await newReader('filters-stranger@parley.example');
    const foreign = await stranger.call('PATCH', `/jobseeker/job-alerts/${id}/update`, { filters: { query: 'x' } });
    expect(foreign.status).toBe(404);
    const changed = await reader.api('PATCH /jobseeker/job-alerts/:id/update', {
      id,
      filters: { query: 'gardener', jobType: [2] },
      frequency: 'weekly',
    });
    expect(changed).toMatchObject({ id, keywords: 'gardener', frequency: 'weekly', chips: [expect.any(String)] });
    await post('Florist');
    await post('Gardener in full time');
    await post('Gardener by the hour', { job_type_id: 2 });
    const letter = await nextLetter(reader, 'filters@parley.example');
    expect(letter?.body_text).toContain('Gardener by the hour');
    expect(letter?.body_text).not.toMatch(/Florist|full time/);
  });

  it('ALERT-01 changed into a search that has an alert already, they are one: the one that was changed', async () => {
    const reader = await newReader('merged@parley.example');
    await create(reader, 'potter');
    const { id } = await create(reader, 'weaver');
    await reader.api('PATCH /jobseeker/job-alerts/:id/update', { id, filters: { query: ' potter' } });
    const { alerts } = await reader.api('GET /jobseeker/job-alerts');
    expect(alerts.map(({ id: one, keywords }) => [one, keywords])).toEqual([[id, 'potter']]);
  });

  it('SET-04 ALERT-01 leaves the jobs of a blocked company out of the letter', async () => {
    const email = 'blocker@parley.example';
    const reader = await newReader(email);
    const company = await createCompany(app.database.pool, { name: 'Harbour Lights' });
    await reader.api('POST /jobseeker/blocked-companies', { company_id: company.id });
    await create(reader, 'sailmaker');
    await post('Sailmaker at Harbour Lights', { company_id: company.id });
    await post('Sailmaker elsewhere');
    const letter = await nextLetter(reader, email);
    expect(letter?.subject).toBe('1 new job: sailmaker');
    expect(letter?.body_text).toContain('Sailmaker elsewhere');
    expect(letter?.body_text).not.toContain('Harbour Lights');
  });

  it('ALERT-01 a letter opens the alerts of its reader for a month, without signing in, and nothing else', async () => {
    const email = 'linked@parley.example';
    const reader = await newReader(email);
    const { id } = await create(reader, 'beekeeper');
    await post('Beekeeper');
    const letter = await nextLetter(reader, email);
    const url = new URL(/Manage this alert: (\S+)/.exec(letter?.body_text ?? '')?.[1] ?? '');
    expect([url.origin, url.pathname, url.hash]).toEqual([PUBLIC_URL, '/en/manage-alerts', `#alert-${id}`]);
    const token = url.searchParams.get('token') ?? '';
    const nobody = app.visitor(SINGAPORE);
    const opened = await nobody.api('GET /notification/alerts', { token });
    expect(opened.alerts.map((one) => [one.id, one.keywords])).toEqual([[id, 'beekeeper']]);
    expect(JSON.stringify(opened)).not.toContain(email);
    expect(await nobody.api('POST /notification/alerts/:id', { token, id, is_paused: true })).toMatchObject({
      is_paused: true,
    });
    const empty = await nobody.call('POST', `/notification/alerts/${id}`, { token, keywords: '' });
    expect(empty.envelope.code).toBe(49046);

    // Nobody else's alerts, no other door, and no word of it may be changed.
    const foreign = await create(await newReader('linked-other@parley.example'), 'beekeeper');
    expect((await nobody.call('POST', `/notification/alerts/${foreign.id}/delete`, { token })).status).toBe(404);
    expect((await nobody.call('POST', '/notification/unsubscribe', { token })).envelope.code).toBe(49012);
    expect((await nobody.call('GET', '/jobseeker/job-alerts')).status).toBe(401);
    const stop = /unsubscribe\?token=([^"\s]+)/.exec(letter?.body_text ?? '')?.[1] ?? '';
    for (const other of ['', 'x', token.slice(0, -2), `9${token}`, decodeURIComponent(stop)]) {
      const refused = await nobody.call('GET', `/notification/alerts?token=${encodeURIComponent(other)}`);
      expect(refused.envelope.code).toBe(49012);
    }

    app.clock.advance({ days: 31 });
    const late = await nobody.call('GET', `/notification/alerts?token=${encodeURIComponent(token)}`);
    expect([late.status, late.envelope.message]).toEqual([
      410,
      'The link has expired, please go to the settings through email within one month.',
    ]);
  });

  it('ALERT-01 a letter about several alerts leads there too, and an alert is deleted with the link', async () => {
    const email = 'two-alerts@parley.example';
    const reader = await newReader(email);
    await create(reader, 'cooper');
    const { id } = await create(reader, 'chandler');
    await post('Cooper');
    await post('Chandler');
    const letter = await nextLetter(reader, email);
    const url = new URL(/Manage your alerts: (\S+)/.exec(letter?.body_text ?? '')?.[1] ?? '');
    const token = url.searchParams.get('token') ?? '';
    await app.visitor().api('POST /notification/alerts/:id/delete', { token, id });
    const { alerts } = await reader.api('GET /jobseeker/job-alerts');
    expect(alerts.map(({ keywords }) => keywords)).toEqual(['cooper']);
  });
});
