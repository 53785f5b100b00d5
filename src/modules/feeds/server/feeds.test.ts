import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { postJob } from '#test/factories/post-job.ts';
import { signInBoss, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { openProduct } from '#test/open-product.ts';
import { readXml } from '#test/read-xml.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

/** A search engine and a hub in one: it keeps what it is told and answers as a test says. */
async function startListener() {
  const told: { path: string; body: string }[] = [];
  const state = { status: 503 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    told.push({ path: request.url ?? '', body });
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    state,
    close: () => server.close(),
  };
}

const KEY = 'a1b2c3d4e5f60718';
let app: TestApp;
let listener: Awaited<ReturnType<typeof startListener>>;
let boss: TestPerson;
let settings: Record<string, string>;
let company: { id: number; slug: string; name: string };
beforeAll(async () => {
  listener = await startListener();
  settings = {
    PUBLIC_URL: 'https://parley.example',
    PARLEY_INDEXNOW_KEY: KEY,
    PARLEY_INDEXNOW_URL: `${listener.url}/indexnow`,
    PARLEY_WEBSUB_HUB: `${listener.url}/hub`,
  };
  app = await startTestApp(settings);
  company = await createCompany(app.database.pool, { name: 'Tide & <Sons>' });
  boss = await signInBoss(app, company.id, 'admin');
});
afterAll(async () => {
  await app?.close();
  listener?.close();
});

const get = (path: string, headers: Record<string, string> = {}) => app.visitor().fetch(path, { headers });
const titlesAt = async (path: string): Promise<string> => {
  const { items } = (await (await get(path)).json()) as { items: { title: string }[] };
  return items.map(({ title }) => title).join();
};

describe('feeds of searches and companies', () => {
  it('TRU-12 have a job within five minutes and lose it within five minutes of closing', async () => {
    const paths = ['job-search', 'harbour-pilot-jobs', `company/${company.slug}`].map(
      (path) => `/en/${path}/feed.json?country=sg`,
    );
    for (const path of paths) expect(await titlesAt(path), path).not.toContain('Harbour Pilot');
    const { id } = await postJob(boss.visitor, { title: 'Harbour Pilot' });
    app.clock.advance({ minutes: 4 });
    for (const path of paths) expect(await titlesAt(path), path).toContain('Harbour Pilot');
    await boss.visitor.api('POST /recruiters/jobs/:id/close', { id, reason: 'hired' });
    app.clock.advance({ minutes: 4 });
    for (const path of paths) expect(await titlesAt(path), path).not.toContain('Harbour Pilot');
  });

  it('TRU-12 are Atom and JSON Feed that a strict reader takes, in the language of their address', async () => {
    await postJob(boss.visitor, {
      title: 'R&D <Lead>',
      description: '<p>Lead the \u0007 “tide” lab & its six people.</p>',
    });
    const xml = await get(`/ar/company/${company.slug}/feed.xml?country=sg`);
    expect(xml.headers.get('content-type')).toContain('application/atom+xml');
    const atom = await xml.text();
    readXml(atom);
    expect(atom).toContain('xml:lang="ar"');
    expect(atom).toContain('R&amp;D &lt;Lead&gt; · Tide &amp; &lt;Sons&gt;');
    // Arabic is no language of the country's own feeds: nobody tells the hub of this one.
    expect(atom).not.toContain('rel="hub"');
    const published = await (await get(`/en/company/${company.slug}/feed.xml?country=sg`)).text();
    expect(published).toContain(`<link rel="hub" href="${listener.url}/hub"/>`);
    const json = await (await get('/ja/remote-job/feed.json?country=jp')).json();
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'ja', items: [] });
    const search = await (await get('/en/job-search/feed.json?country=sg&jobType=1')).json();
    expect(search.items[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/parley\.example\/en\/job\//),
      summary: expect.stringContaining('$5,200'),
      authors: [{ name: company.name }],
    });
    expect((await get('/en/company/nobody/feed.xml?country=sg')).status).toBe(404);
    expect((await get('/xx/job-search/feed.xml?country=sg')).status).toBe(404);
    expect((await get('/en/nonsense/feed.xml?country=sg')).status).toBe(404);
  });

  it('TRU-12 name their country in the address, and are sent only to whoever lacks them', async () => {
    const moved = await get('/en/job-search/feed.json?jobType=1');
    expect(moved.status).toBe(302);
    expect(moved.headers.get('location')).toMatch(/^\/en\/job-search\/feed\.json\?jobType=1&country=\w+$/);
    const path = '/en/job-search/feed.xml?country=sg';
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    const since = first.headers.get('last-modified') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(path, { 'if-modified-since': since })).status).toBe(304);
    await postJob(boss.visitor, { title: 'Lighthouse Keeper' });
    app.clock.advance({ minutes: 2 });
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
    expect((await get(path, { 'if-modified-since': since })).status).toBe(200);
  });

  it('TRU-12 have an allowance of their own, also for calls at the same time', async () => {
    app.clock.advance({ minutes: 5 });
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => get('/en/job-search/feed.json?country=sg').then(({ status }) => status)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(120);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    app.clock.advance({ minutes: 5 });
  });
});

describe('the feed of all jobs', () => {
  const read = async (query = '') => {
    const answer = await get(`/feeds/jobs.xml${query}`);
    return { answer, xml: await answer.text() };
  };

  it('TRU-12 has every open job with its pay, and none that is closed or whose employer wants it left out', async () => {
    const { id } = await postJob(boss.visitor, { title: 'Tug Master' });
    const { answer, xml } = await read();
    readXml(xml);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(xml).toContain(`<title><![CDATA[Tug Master]]></title>`);
    expect(xml).toContain(`<referencenumber><![CDATA[${id}]]></referencenumber>`);
    expect(xml).toContain('<salary><![CDATA[SGD 5200-7800 per month]]></salary>');
    expect(xml).not.toContain('Harbour Pilot');
    const etag = answer.headers.get('etag') ?? '';
    expect((await get('/feeds/jobs.xml', { 'if-none-match': etag })).status).toBe(304);
    const part = await read('?part=0&country=sg');
    expect(part.xml).toContain('Tug Master');
    expect(part.answer.headers.get('link')).toBeNull();
    expect((await read('?country=jp')).xml).not.toContain('<job>');
    expect((await read('?part=x')).answer.status).toBe(404);
    const colleague = await signInBoss(app, company.id);
    expect((await colleague.visitor.call('POST', '/recruiters/company/reach', { is_in_feeds: false })).status).toBe(
      403,
    );
    const reach = await boss.visitor.api('POST /recruiters/company/reach', { is_in_feeds: false });
    expect(reach).toEqual({ company_id: company.id, is_in_feeds: false, may_change: true });
    expect((await get('/feeds/jobs.xml', { 'if-none-match': etag })).status).toBe(200);
    expect((await read()).xml).not.toContain('<job>');
    await boss.visitor.api('POST /recruiters/company/reach', { is_in_feeds: true });
    await boss.visitor.api('POST /recruiters/jobs/:id/close', { id, reason: 'hired' });
    expect((await read()).xml).not.toContain('Tug Master');
    expect((await (await get('/sitemaps/sg/jobs-0.xml')).text()).includes(`-${id}<`)).toBe(false);
  });
});

describe('a job in the feed of all jobs', () => {
  /** The fields of a job by their names, in their order. */
  async function fieldsOf(id: number): Promise<Record<string, string>> {
    const xml = await (await get('/feeds/jobs.xml')).text();
    readXml(xml);
    const job = xml.split('<job>').find((one) => one.includes(`<referencenumber><![CDATA[${id}]]>`)) ?? '';
    const fields = job.matchAll(/<(\w+)>((?:<!\[CDATA\[[\s\S]*?\]\]>)+)<\/\1>/g);
    return Object.fromEntries(
      [...fields].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(']]]]><![CDATA[>', ']]>').replace(/^<!\[CDATA\[|\]\]>$/g, ''),
      ]),
    );
  }

  it('TRU-12 tells every field of the format that we know, in words as they are', async () => {
    const { id, job_url } = await postJob(boss.visitor, {
      title: 'Rigger ]]> & mate',
      work_arrangement_id: 2,
      description: `<p>Splice the crew's "old" ropes & lines, all six of them.</p>`,
    });
    const now = app.clock.now().getTime();
    const fields = await fieldsOf(id);
    expect(fields).toEqual({
      title: 'Rigger ]]> & mate',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      referencenumber: String(id),
      requisitionid: String(id),
      url: `https://parley.example/en${job_url}?utm_source=feed`,
      company: 'Tide & <Sons>',
      city: 'Downtown Core',
      state: 'Central Region',
      country: 'SG',
      language: 'en',
      description: `<p>Splice the crew's "old" ropes &amp; lines, all six of them.</p>`,
      salary: 'SGD 5200-7800 per month',
      jobtype: 'fulltime',
      category: expect.stringMatching(/\w/),
      experience: expect.stringMatching(/\w/),
      education: expect.stringMatching(/\w/),
      expirationdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      remotetype: 'Hybrid remote',
    });
    expect(Date.parse(fields.expirationdate ?? '')).toBeGreaterThan(now);
    const remote = await postJob(boss.visitor, {
      title: 'Chart Reader',
      work_arrangement_id: 3,
      is_remote_worldwide: true,
      location_ids: [],
    });
    const told = await fieldsOf(remote.id);
    expect(told.remotetype).toBe('Fully remote');
    expect(told).not.toHaveProperty('city');
    expect(told).not.toHaveProperty('state');
  });
});

describe('search engines', () => {
  it('TRU-12 are told of each change once, again while they are away, and the key is there to be checked', async () => {
    await app.database.pool.query('delete from feed_pings');
    const worker = openProduct(app, settings);
    const announce = () => worker.runTask('announce-jobs');
    const { id, job_url } = await postJob(boss.visitor, { title: 'Dock Foreman' });
    await announce();
    expect(listener.told.map(({ path }) => path).toSorted()).toEqual(['/hub', '/indexnow']);
    await announce();
    expect(listener.told).toHaveLength(2);
    listener.state.status = 200;
    app.clock.advance({ minutes: 3 });
    await Promise.all([announce(), announce()]);
    const sent = listener.told.slice(2).find(({ path }) => path === '/indexnow');
    expect(listener.told).toHaveLength(4);
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      host: 'parley.example',
      key: KEY,
      keyLocation: `https://parley.example/${KEY}.txt`,
      urlList: [`https://parley.example/en${job_url}`],
    });
    const published = listener.told.slice(2).find(({ path }) => path === '/hub');
    const feeds = new URLSearchParams(published?.body).getAll('hub.url');
    expect(new URLSearchParams(published?.body).get('hub.mode')).toBe('publish');
    // What the hub is told of names the hub, and has the job: whoever follows a feed hears of it.
    for (const feed of feeds) {
      const { pathname, search, origin } = new URL(feed);
      expect(origin).toBe('https://parley.example');
      const answer = await get(pathname + search);
      const text = await answer.text();
      expect(`${answer.headers.get('link')} ${text.replaceAll('\\/', '/')}`, feed).toContain(`${listener.url}/hub`);
      expect(text, feed).toContain('Dock Foreman');
    }
    expect(feeds.length).toBeGreaterThanOrEqual(5);
    expect(await (await get(`/${KEY}.txt`)).text()).toBe(KEY);
    await boss.visitor.api('POST /recruiters/jobs/:id/close', { id, reason: 'hired' });
    await announce();
    expect(listener.told).toHaveLength(6);
    const { rows } = await app.database.pool.query('select * from feed_pings');
    expect(rows).toEqual([]);
    await worker.close();
  });
});

describe('the list for a company’s own site', () => {
  it('GROW-04 may be framed by anyone, runs nothing but its height, and leaves no cookie', async () => {
    const title = 'Rope & "Rigging" <Lead>';
    const { id } = await postJob(boss.visitor, { title });
    const answer = await get(`/embed/companies/${company.id}?lang=ar&theme=dark`);
    const html = await answer.text();
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
    expect(html).toContain('Rope &amp; &quot;Rigging&quot; &lt;Lead&gt;');
    expect(html).not.toMatch(/src=|<link/);
    await boss.visitor.api('POST /recruiters/jobs/:id/close', { id, reason: 'hired' });
    expect(await (await get(`/embed/companies/${company.id}`)).text()).not.toContain('Rigging');
    for (const path of ['/embed/companies/999999', '/embed/companies/x', '/embed/companies/1e3']) {
      expect((await get(path)).status, path).toBe(404);
    }
    const other = await get('/feeds/jobs.xml');
    expect(other.headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/embed.js')).headers.get('content-type')).toContain('text/javascript');
  });
});
