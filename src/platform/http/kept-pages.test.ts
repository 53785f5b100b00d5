import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { makeAccessToken } from './access-token.ts';
import { allowByHash, libraryStyles } from './allow-by-hash.ts';
import { KeptPages } from './kept-pages.ts';
import { type PageRequest, registerPages } from './pages.ts';
import { createServer } from './server.ts';

const MODULE = 'import * as a from "/assets/a.js";\nimport("/assets/b.js<");';
const PRELOADS = '<link rel="modulepreload" fetchPriority="low" href="/assets/a.js"/><link rel="icon" href="/i.svg"/>';
/** What a fault of ours would let into a page, with a guess at a nonce too. */
const INJECTED =
  '<script>evil(1)</script><script nonce="abc">evil(2)</script><script x="<script">evil(3)</script><style>x{}</style>';
const DATA = '<script type="application/ld+json">{"a":1}</script>';

/** Room for a few pages with their policies. */
const MOST_BYTES = 20_000;

describe('a kept page', () => {
  let app: FastifyInstance;
  let address: string;
  let pages: KeptPages;
  let now = 0;
  let drawn: string[];
  /** Lets the page that is being drawn be finished. */
  let finish: (() => void) | undefined;

  async function render(request: Request, page: PageRequest): Promise<Response> {
    const { pathname } = new URL(request.url);
    drawn.push(pathname);
    if (pathname.startsWith('/slow')) await new Promise<void>((resolve) => (finish = resolve));
    if (pathname.endsWith('/cookie')) page.setCookie('seen=1');
    if (pathname.endsWith('/part')) page.noteFailure();
    if (pathname.endsWith('/gone')) return new Response('<p>gone</p>', { status: 410 });
    const html = `<!DOCTYPE html><meta property="csp-nonce" nonce="${page.nonce}" content=""/>${PRELOADS}<script nonce="${page.nonce}">a("${page.nonce}")</script><script nonce="${page.nonce}" type="module" async="">${MODULE}</script>${DATA}${INJECTED}${'é'.repeat(2000)}${drawn.length}`;
    const link = '</a.css>; rel=preload; as=style, </texts.json>; rel=preload; as=fetch; crossorigin';
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', vary: 'cookie', link } });
  }

  beforeAll(async () => {
    const metrics = createMetrics();
    pages = new KeptPages({ most: MOST_BYTES, seconds: 60, gathered: new Set(['list']), now: () => now, metrics });
    app = await createServer({
      env: readEnv({ NODE_ENV: 'test' }),
      log: createLogger('silent'),
      metrics,
      metricsToken: makeAccessToken(undefined),
      methodsAt: () => [],
      isReady: async () => true,
      answerError: (_request, reply, error) => reply.status(error.status).send({ code: error.code }),
    });
    await registerPages(app, {
      withContentPolicy: true,
      others: { frames: [], media: [] },
      localize: (_request, url) => url,
      render,
      kept: {
        pages,
        isShared: false,
        keyOf: (request, url) => (request.headers.cookie ? undefined : url.href),
        tagsOf: (url) => [url.pathname.split('/').at(-1) ?? ''],
      },
    });
    address = await app.listen({ port: 0 });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    drawn = [];
    pages.setHearing(true);
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });
  const count = async (path: string, headers?: Record<string, string>) => {
    const text = await (await get(path, headers)).text();
    return Number(/(\d+)$/.exec(text)?.[1]);
  };

  it('HOME-01 is drawn once for all, in every encoding, until it is a minute old', async () => {
    const first = await get('/a', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const whole = await first.text();
    for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip', 'gzip']) {
      const again = await get('/a', { 'accept-encoding': encoding });
      expect(await again.text()).toBe(whole);
      expect(again.headers.get('vary')).toBe('cookie, accept-encoding');
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    }
    expect(drawn).toHaveLength(1);
    now += 60_000;
    await count('/a');
    expect(drawn).toHaveLength(2);
  });

  it('RUN-13 is not kept for an hour more because the clock was set back an hour', async () => {
    await count('/a');
    now -= 3600_000;
    expect(await count('/a')).toBe(2);
    expect(await count('/a')).toBe(2);
    now += 3600_000;
    expect(await count('/a')).toBe(3);
  });

  it('HOME-01 is drawn once when many ask at the same time', async () => {
    const asked = [get('/slow'), get('/slow'), get('/slow')];
    await expect.poll(() => drawn.length).toBe(1);
    finish?.();
    const texts = await Promise.all(asked.map(async (answer) => (await answer).text()));
    expect(new Set(texts).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });

  it('JOB-03 is dropped by what it shows, also when that changes while it is drawn', async () => {
    await count('/a');
    await count('/b');
    pages.drop(['a']);
    expect([await count('/a'), await count('/b')]).toEqual([3, 2]);
    const late = get('/slow');
    await expect.poll(() => drawn.length).toBe(4);
    pages.drop(['slow']);
    const finishLate = finish;
    // Whoever comes now does not wait for what began before.
    const anew = get('/slow');
    await expect.poll(() => drawn.length).toBe(5);
    finish?.();
    await (await anew).text();
    finishLate?.();
    await (await late).text();
    // What it does not show may change meanwhile.
    pages.drop(['slow']);
    const another = get('/slow');
    await expect.poll(() => drawn.length).toBe(6);
    pages.drop(['anything']);
    finish?.();
    await (await another).text();
    await count('/slow');
    expect(drawn).toHaveLength(6);
  });

  it('JOB-03 lists go at once with a first change and with those of a second together, other pages with each', async () => {
    now += 10_000;
    expect([await count('/list'), await count('/job')]).toEqual([1, 2]);
    pages.drop(['list', 'job']);
    expect([await count('/list'), await count('/job')]).toEqual([3, 4]);
    now += 400;
    pages.drop(['list', 'job']);
    expect([await count('/list'), await count('/job')]).toEqual([3, 5]);
    now += 599;
    pages.drop(['list']);
    expect(await count('/list')).toBe(3);
    now += 1;
    expect([await count('/list'), await count('/list')]).toEqual([6, 6]);
    // A clock that was set back does not hold them.
    pages.drop(['list']);
    expect(await count('/list')).toBe(6);
    now -= 3600_000;
    expect(await count('/list')).toBe(7);
  });

  it('JOB-03 what this process changes itself goes before the database tells it, and counts once', async () => {
    now += 10_000;
    expect([await count('/list'), await count('/job')]).toEqual([1, 2]);
    pages.dropAhead(['list', 'job']);
    expect([await count('/list'), await count('/job')]).toEqual([3, 4]);
    pages.drop(['list', 'job']);
    expect([await count('/list'), await count('/job')]).toEqual([5, 6]);
    now += 400;
    pages.dropAhead(['list', 'job']);
    pages.drop(['list', 'job']);
    expect([await count('/list'), await count('/job')]).toEqual([5, 7]);
    now += 600;
    expect(await count('/list')).toBe(8);
    now += 1000;
    expect(await count('/list')).toBe(8);
  });

  it('JOB-03 a list that is being drawn while lists go is kept for nobody', async () => {
    now += 10_000;
    pages.drop(['list']);
    pages.drop(['list']);
    const late = get('/slow/list');
    await expect.poll(() => drawn.length).toBe(1);
    now += 1000;
    finish?.();
    await (await late).text();
    expect(drawn).toHaveLength(1);
    const anew = get('/slow/list');
    await expect.poll(() => drawn.length).toBe(2);
    finish?.();
    await (await anew).text();
  });

  it('JOB-03 is not shown while nobody would hear that it has changed', async () => {
    await count('/a');
    pages.setHearing(false);
    expect([await count('/a'), await count('/a')]).toEqual([2, 3]);
  });

  it('AUTH-09 is never what was drawn for someone, sets a cookie, lacks a part or failed', async () => {
    expect([await count('/a', { cookie: 'parley_session=x' }), await count('/a')]).toEqual([1, 2]);
    for (const path of ['/cookie', '/part', '/gone']) {
      const before = drawn.length;
      const answers = [await get(path), await get(path)];
      expect(drawn).toHaveLength(before + 2);
      expect(answers.map((answer) => answer.headers.has('set-cookie'))).toEqual([
        path === '/cookie',
        path === '/cookie',
      ]);
      expect(answers[0]?.status).toBe(path === '/gone' ? 410 : 200);
    }
  });

  it('HOME-01 leaves when there is no more room, the least asked for first', async () => {
    const paths = Array.from({ length: 40 }, (_, at) => `/page-${at}`);
    for (const path of paths) {
      await count(path);
      await count('/often');
    }
    expect(pages.bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(pages.size).toBeLessThan(41);
    const before = drawn.length;
    await count('/often');
    expect(drawn).toHaveLength(before);
    await count('/page-0');
    expect(drawn).toHaveLength(before + 1);
  });

  it('AUTH-09 allows its scripts by their hashes and nothing else; no nonce is in it', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const answer = await get('/a');
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy + html.replace(INJECTED, '')).not.toContain('nonce');
    expect(policy).not.toContain(hash('x{}'));
    const rule = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .filter((text) => !text.includes('evil'))
      .map(hash);
    expect(inline).toHaveLength(2);
    expect(new Set(rule)).toEqual(new Set(["'self'", "'strict-dynamic'", ...inline, hash(MODULE)]));
    // The module is added word for word: its text must be the one whose hash is allowed.
    const literal = /s\.textContent=(".*?");d\.head/.exec(html)?.[1] ?? '';
    expect(JSON.parse(literal)).toBe(MODULE);
    const ours = (attributes: string) => `<script nonce="n1"${attributes}>1</script>`;
    expect(() => allowByHash(ours(' src="/x.js"'), 'n1')).toThrow();
    expect(allowByHash(`${ours('')}<p>n1</p>`, 'n1').html).toBe('<script>1</script><p></p>');
    expect(allowByHash(`<script y="${ours('')}`, 'n1').scripts).toEqual([]);
  });

  it('HOME-01 preloads what it looks like; its scripts know what they will need, and wait where the page can wait', async () => {
    const answer = await get('/a');
    const html = await answer.text();
    expect(answer.headers.get('link')).toBe('</a.css>; rel=preload; as=style');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<link rel="icon" href="/i.svg"/>');
    const adding = /<script>(\(self\.hydrateOnInteraction.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const added: { type?: string; textContent?: string }[] = [];
    const document = { createElement: () => ({}), head: { appendChild: (one: object) => added.push(one) } };
    const run = new Function('self', 'document', adding);
    run({}, document);
    expect(added).toEqual([{ type: 'module', textContent: MODULE }]);
    let begin = () => {};
    let files: string[] = [];
    const hydrateOnInteraction = (add: () => void, needed: string[]) => {
      [begin, files] = [add, needed];
    };
    run({ hydrateOnInteraction }, document);
    expect(files).toEqual(['/assets/a.js', '/texts.json']);
    expect(added).toHaveLength(1);
    begin();
    expect(added).toHaveLength(2);
  });

  it('AUTH-09 the styles that the component library adds are the known ones', () => {
    const require = createRequire(import.meta.url);
    const folder = join(dirname(require.resolve('react-aria-components/package.json')), '../react-aria/dist/private');
    const texts = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return /style\.textContent = `([^`]*)`/
        .exec(source)?.[1]
        ?.replace(/\$\{[^}]*\}/, 'data-react-aria-pressable')
        .trim();
    });
    expect(texts).toEqual([...libraryStyles]);
  });
});
