import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetchPublic } from '#src/platform/http/fetch-public.ts';
import { openBoss, openSite } from '#test/job-imports/import-ground.ts';
import { openReaders } from '#test/job-imports/labelled-sets.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { openHeaderWords } from '../header-words.ts';
import { createReadSourcesTask } from '../read-sources.task.ts';
import { decodeText } from './decode-text.ts';
import { readAddress } from './read-address.ts';
import { readFeed } from './read-feed.ts';
import { readCareersPage } from './read-page.ts';

const posting = (id: string, title: string) =>
  `<html><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'JobPosting',
        identifier: { '@type': 'PropertyValue', value: id },
        title,
        employmentType: 'FULL_TIME',
        jobLocation: { '@type': 'Place', address: { addressLocality: 'Orchard', addressCountry: 'SG' } },
        baseSalary: { currency: 'SGD', value: { minValue: 3000, maxValue: 4000, unitText: 'MONTH' } },
        description: '<p>You bake bread.</p>',
      },
    ],
  })}</script></html>`;

const rss = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel>
  <item><guid>77</guid><title>Baker &amp; more</title><link>https://a.example/77</link><location>Orchard</location>
  <description><![CDATA[<p>Bread & cake &b;</p>]]></description></item>
  <item><guid>78</guid><title>&b;Cook</title><link>https://a.example/78</link></item></channel></rss>`;

describe('sources of jobs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('EMP-06 reads feeds in RSS, Atom, JSON and the XML of job boards; entities of a file are never expanded', async () => {
    expect(await readFeed(rss)).toEqual({
      columns: ['guid', 'title', 'link', 'location', 'description'],
      rows: [
        { line: 1, cells: ['77', 'Baker & more', 'https://a.example/77', 'Orchard', '<p>Bread & cake &b;</p>'] },
        { line: 2, cells: ['78', '&b;Cook', 'https://a.example/78', '', ''] },
      ],
    });
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><id>u:1</id><title>Cook</title>
      <link rel="edit" href="https://a.example/edit"/><link href="https://a.example/1"/></entry></feed>`;
    expect((await readFeed(atom)).rows[0]?.cells).toEqual(['u:1', 'Cook', 'https://a.example/1']);
    const board = '<source><publisher>A</publisher><job><title>Cook</title><city>Orchard</city></job></source>';
    expect(await readFeed(board)).toMatchObject({ columns: ['title', 'city'], rows: [{ cells: ['Cook', 'Orchard'] }] });
    const json = {
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: 1, title: 'Cook', place: { city: 'KL' } }],
    };
    expect(await readFeed(JSON.stringify(json))).toMatchObject({ columns: ['id', 'title', 'place city'] });
    for (const text of ['<rss></rss>', '{"items":[]}', '[1,2]'])
      await expect(readFeed(text), text).rejects.toThrow('noJobs');
    for (const text of ['{"items":', '<rss><item', '<a>'.repeat(60)])
      await expect(readFeed(text), text).rejects.toThrow('unreadable');
  });

  it('EMP-06 tells old encodings apart by the headings that they make', () => {
    const words = openHeaderWords();
    const bytes = (text: string, table: Record<string, number[]>) =>
      Uint8Array.from([...text].flatMap((letter) => table[letter] ?? [letter.charCodeAt(0)]));
    const shiftJis = { 職: [0x90, 0x45], 種: [0x8e, 0xed], 勤: [0x8b, 0xce], 務: [0x96, 0xb1], 地: [0x92, 0x6e] };
    const gb = { 职: [0xd6, 0xb0], 位: [0xce, 0xbb], 城: [0xb3, 0xc7], 市: [0xca, 0xd0] };
    const big5 = { 職: [0xc2, 0xbe], 缺: [0xaf, 0xca], 城: [0xab, 0xb0], 市: [0xa5, 0xab] };
    const turkish = { ş: [0xfe], ı: [0xfd], İ: [0xdd] };
    expect(decodeText(bytes('職種,勤務地\n', shiftJis), words, 'en')).toBe('職種,勤務地\n');
    expect(decodeText(bytes('职位,城市\n', gb), words, 'en')).toBe('职位,城市\n');
    expect(decodeText(bytes('職缺,城市\n', big5), words, 'en')).toBe('職缺,城市\n');
    expect(decodeText(bytes('İş unvanı,Kod\n', turkish), words, 'tr')).toBe('İş unvanı,Kod\n');
  });

  it('EMP-06 SAFE-06 reads a feed and a careers page of another site within its bounds, and never a private address', async () => {
    const site = await openSite({
      '/feed.xml': { body: gzipSync(rss), headers: { 'content-encoding': 'gzip' } },
      '/careers': {
        body: '<a href="/jobs/1">One</a> <a href="/jobs/2#top">Two</a> <a href="https://other.example/jobs/9">x</a> <a href="/inside">y</a>',
      },
      '/jobs/1': { body: posting('1', 'Baker') },
      '/jobs/2': { body: posting('2', 'Cook') },
      '/inside': { body: '', status: 302, headers: { location: 'http://169.254.169.254/latest' } },
      '/moved': { body: '', status: 301, headers: { location: '/feed.xml' } },
      '/bomb': { body: gzipSync(Buffer.alloc(6 * 1024 * 1024)), headers: { 'content-encoding': 'gzip' } },
      '/heavy': { body: gzipSync(Buffer.alloc(3 * 1024 * 1024)), headers: { 'content-encoding': 'gzip' } },
      '/none': { body: '<html>No jobs today</html>' },
    });
    const { visitor, id: accountId, company } = await openBoss(app);
    const told: unknown[] = [];
    const task = createReadSourcesTask({
      db: app.database.db,
      clock: app.clock,
      readers: openReaders(),
      fetchPublic: createFetchPublic(site.reach),
      notify: async (_tx, { data }) => {
        told.push(data);
      },
    });
    const read = async (source: string, path: string) => {
      const { rows } = await app.database.pool.query(
        `insert into job_imports (company_id, account_id, source, name, language, country_id, status, created_at)
         values ($1, $2, $3, $4, 'en', 196, 'reading', $5) returning id`,
        [company.id, accountId, source, path.startsWith('/') ? site.address + path : path, app.clock.now()],
      );
      await Promise.all([task.run({}), task.run({})]);
      return visitor.api('GET /recruiters/job-imports/:id', { id: rows[0].id });
    };
    const feed = await read('feed', '/moved');
    expect(feed).toMatchObject({ status: 'mapping', row_count: 2 });
    expect(feed.columns.map(({ target }) => target)).toEqual([
      'external_id',
      'title',
      'url',
      'location_ids',
      'description',
    ]);
    const page = await read('page', '/careers');
    expect(page).toMatchObject({ status: 'mapping', row_count: 2, stopped_after: null });
    expect(page.columns.filter(({ target }) => target === null)).toEqual([]);
    expect(site.asked).toEqual(['/moved', '/feed.xml', '/careers', '/jobs/1', '/jobs/2', '/inside']);
    const problem = async (source: string, path: string) => (await read(source, path)).problem;
    expect(await problem('feed', '/inside')).toBe('We can only read public https:// addresses.');
    expect(await problem('feed', 'https://10.0.0.1/feed')).toBe('We can only read public https:// addresses.');
    expect(await problem('feed', '/missing')).toContain('The site said no.');
    expect(await problem('feed', '/bomb')).toBe("That's more than 5 MB.");
    expect(await problem('page', '/heavy')).toBe('That page is more than 2 MB.');
    expect(await problem('page', '/none')).toContain('There are no job postings');
    await site.close();
    expect(await problem('feed', '/feed.xml')).toBe("We couldn't reach this address.");
    expect(told).toHaveLength(9);
  });

  it('EMP-06 says after how many pages it stopped, when a careers page links to more', async () => {
    const numbers = Array.from({ length: 62 }, (_, at) => String(at + 1));
    const links = numbers.map((one) => `<a href="/jobs/${one}">${one}</a>`).join(' ');
    const pages = numbers.map((one) => [`/jobs/${one}`, { body: posting(one, `Baker ${one}`) }] as const);
    const site = await openSite({ '/careers': { body: links }, ...Object.fromEntries(pages) });
    const read = (signal: AbortSignal) =>
      readCareersPage(`${site.address}/careers`, createFetchPublic(site.reach), signal);
    const { rows, stoppedAfter } = await read(AbortSignal.timeout(60_000));
    expect([rows.length, stoppedAfter]).toEqual([60, 60]);
    const patience = new AbortController();
    site.onAsked((path) => path === '/jobs/3' && patience.abort());
    const early = await read(patience.signal);
    expect([early.rows.length, early.stoppedAfter]).toEqual([2, 2]);
    const { visitor, id: accountId, company } = await openBoss(app);
    const { rows: made } = await app.database.pool.query(
      `insert into job_imports (company_id, account_id, source, name, language, country_id, status, created_at)
       values ($1, $2, 'page', $3, 'en', 196, 'reading', $4) returning id`,
      [company.id, accountId, `${site.address}/careers`, app.clock.now()],
    );
    site.onAsked(() => {});
    const parts = { db: app.database.db, clock: app.clock, readers: openReaders(), notify: async () => {} };
    await createReadSourcesTask({ ...parts, fetchPublic: createFetchPublic(site.reach) }).run({});
    expect(await visitor.api('GET /recruiters/job-imports/:id', { id: made[0].id })).toMatchObject({
      row_count: 60,
      stopped_after: 60,
    });
    await site.close();
  });

  it('EMP-06 reads pages and feeds in the encoding that their server or they themselves name', async () => {
    const japanese = (text: string) => bytesIn(text, { 料: [0x97, 0xbf], 理: [0x97, 0x9d], 人: [0x90, 0x6c] });
    const chinese = (text: string) => bytesIn(text, { 厨: [0xb3, 0xf8], 师: [0xca, 0xa6] });
    const inPage = (title: string, head = '') => head + posting('1', title);
    const feed = (title: string, head = '') => `${head}<rss><item><guid>1</guid><title>${title}</title></item></rss>`;
    const xml = { 'content-type': 'application/xml' };
    const site = await openSite({
      '/sjis-server': { body: japanese(inPage('料理人')), headers: { 'content-type': 'text/html; charset=Shift_JIS' } },
      '/sjis-meta': { body: japanese(inPage('料理人', '<meta charset="shift_jis">')) },
      '/gbk-server': { body: chinese(inPage('厨师')), headers: { 'content-type': 'text/html;charset="GBK"' } },
      '/gbk-meta': {
        body: chinese(inPage('厨师', '<meta http-equiv="Content-Type" content="text/html; charset=gb2312">')),
        headers: { 'content-type': 'text/html' },
      },
      // A server that says UTF-8 of everything is not believed where that cannot be.
      '/gbk-wrong': {
        body: chinese(inPage('厨师', '<meta charset=gbk>')),
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
      '/utf8': { body: inPage('厨师'), headers: { 'content-type': 'text/html; charset=nonsense' } },
      '/sjis.xml': { body: japanese(feed('料理人', '<?xml version="1.0" encoding="Shift_JIS"?>')), headers: xml },
      '/gbk.xml': { body: chinese(feed('厨师')), headers: { 'content-type': 'application/xml; charset=gbk' } },
    });
    const read = async (source: 'page' | 'feed', path: string) => {
      const address = { source, name: site.address + path, language: 'en' };
      const { columns, rows } = await readAddress(address, createFetchPublic(site.reach));
      return rows[0]?.cells[columns.indexOf('title')];
    };
    for (const path of ['/sjis-server', '/sjis-meta'])
      expect([path, await read('page', path)]).toEqual([path, '料理人']);
    for (const path of ['/gbk-server', '/gbk-meta', '/gbk-wrong', '/utf8'])
      expect([path, await read('page', path)]).toEqual([path, '厨师']);
    expect(await read('feed', '/sjis.xml')).toBe('料理人');
    expect(await read('feed', '/gbk.xml')).toBe('厨师');
    await site.close();
  });
});

/** Written by hand: this program reads these encodings and writes none of them. */
function bytesIn(text: string, signs: Record<string, number[]>): Buffer {
  return Buffer.from([...text].flatMap((letter) => signs[letter] ?? [letter.charCodeAt(0)]));
}
