import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { makeAccessToken } from './access-token.ts';
import { type PageRequest, registerPages } from './pages.ts';
import { createServer } from './server.ts';

const MB = 1024 * 1024;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a page', () => {
  let app: FastifyInstance;
  let address: string;
  let isGone: boolean;
  /** Lets the results that are being waited for arrive. */
  let arrive: () => void;

  async function renderResults(request: Request, page: PageRequest) {
    const what = new URL(request.url).pathname.split('/').at(-1);
    page.setCookie('seen=1');
    page.begin([['link', '</a.css>; rel=preload; as=style']]);
    if (what === 'late') await new Promise<void>((resolve) => (arrive = resolve));
    if (what === 'moved') return Response.redirect('http://elsewhere.example/', 302);
    const doctype = what === 'plain' ? '' : '<!DOCTYPE html>';
    return new Response(`${doctype}<html><title>é ${what} ${page.nonce}</title></html>`);
  }

  function renderSoon({ nonce }: PageRequest) {
    const preload = `<link rel="modulepreload" fetchPriority="low" href="/assets/a.js" nonce="${nonce}"/>`;
    const module = `<script nonce="${nonce}" type="module" async="">import "/assets/a.js"; 1 < 2</script>`;
    const headers = new Headers({
      'content-type': 'text/html',
      link: '</a.css>; rel=preload; as=style, </texts.json>; rel=preload; as=fetch; crossorigin; fetchpriority=low',
    });
    headers.append('set-cookie', 'seen=1');
    return new Response(`<!DOCTYPE html><html>${preload}<p>page</p>${module}</html>`, { headers });
  }

  beforeAll(async () => {
    app = await createServer({
      env: readEnv({ NODE_ENV: 'test' }),
      log: createLogger('silent'),
      metrics: createMetrics(),
      metricsToken: makeAccessToken(undefined),
      methodsAt: () => [],
      isReady: async () => true,
      answerError: (_request, reply, error) => reply.status(error.status).send({ code: error.code }),
    });
    await registerPages(app, {
      withContentPolicy: true,
      others: { frames: [], media: [] },
      localize: (_request, url) => new URL(`/en${url.pathname}`, url),
      startsSoon: ({ pathname }) => pathname === '/en/soon',
      render: async (request, page) => {
        if (request.url.endsWith('/soon')) return renderSoon(page);
        if (request.url.includes('/results')) return renderResults(request, page);
        isGone = request.signal.aborted;
        const typed = request.method === 'POST' ? [...(await request.formData()).values()].join() : '';
        const headers = request.url.endsWith('/public') ? { 'cache-control': 'public, max-age=60' } : undefined;
        return new Response(`${request.method} ${new URL(request.url).pathname} ${typed}`, { headers });
      },
    });
    address = await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  const post = (body: string | ReadableStream) =>
    fetch(`${address}/somewhere`, { method: 'POST', body, headers: form, duplex: 'half' } as RequestInit);

  it('gets the form that was sent to it', async () => {
    expect(await (await post('name=Ana+B')).text()).toBe('POST /en/somewhere Ana B');
    expect(isGone).toBe(false);
    expect(await (await fetch(`${address}/somewhere`)).text()).toBe('GET /en/somewhere ');
  });

  it('ERR-01 is never handed a body that fills the memory, whether its length is told or not', async () => {
    expect((await post(`name=${'a'.repeat(2 * MB)}`)).status).toBe(413);
    const piece = new TextEncoder().encode('a'.repeat(MB / 4));
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => (sent++ < 400 ? controller.enqueue(piece) : controller.close()),
    });
    // The server may hang up on who does not stop.
    const answer = await post(endless).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
    expect(sent).toBeLessThan(100);
  });

  it('is kept by no shared cache unless it says that it may be', async () => {
    expect((await fetch(`${address}/somewhere`)).headers.get('cache-control')).toBe('private, no-cache');
    expect((await fetch(`${address}/public`)).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('AUTH-02 that starts soon fetches nothing before it stands, and has its scripts allowed by its own nonce', async () => {
    const answer = await fetch(`${address}/soon`);
    expect(answer.headers.get('link')).toBe('</a.css>; rel=preload; as=style');
    expect(answer.headers.getSetCookie()).toEqual(['seen=1']);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    const html = await answer.text();
    expect(html).not.toContain('modulepreload');
    const [, adding = ''] = html.split(`<html><p>page</p><script nonce="${nonce}">`)[1]?.match(/^(.*)<\/script>/) ?? [];
    const added: object[] = [];
    const document = { createElement: () => ({}), head: { appendChild: (one: object) => added.push(one) } };
    let asked: unknown[] = [];
    const hydrateOnInteraction = (...given: unknown[]) => {
      asked = given;
    };
    new Function('self', 'document', adding)({ hydrateOnInteraction }, document);
    expect([asked.slice(1), added]).toEqual([[['/assets/a.js', '/texts.json'], true], []]);
    (asked[0] as () => void)();
    expect(added).toEqual([{ type: 'module', nonce, textContent: 'import "/assets/a.js"; 1 < 2' }]);
  });

  it('sends status, headers and cookies while it is still being rendered, and the first time too', async () => {
    const early = await fetch(`${address}/results/late`);
    expect(early.status).toBe(200);
    expect(early.headers.get('link')).toBe('</a.css>; rel=preload; as=style');
    expect(early.headers.get('set-cookie')).toBe('seen=1');
    const reader = early.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('<!DOCTYPE html>');
    arrive();
    const rest = (await reader?.read())?.value ?? '';
    const [, nonce = ''] = /^<html><title>é late (.+)<\/title><\/html>$/.exec(rest) ?? [];
    expect(early.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('has one doctype however it was rendered, and no early answer to HEAD', async () => {
    for (const what of ['one', 'plain']) {
      const html = await (await fetch(`${address}/results/${what}`)).text();
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html><title>é ${what} `));
    }
    expect((await fetch(`${address}/results/one`, { method: 'HEAD' })).headers.get('set-cookie')).toBe('seen=1');
  });

  it('breaks off when it would redirect after it has begun, and the next one is whole again', async () => {
    await expect(fetch(`${address}/results/moved`).then((answer) => answer.text())).rejects.toThrow();
    expect(await (await fetch(`${address}/results/one`)).text()).toContain('é one');
  });
});
