import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/kernel/errors.ts';
import { RETRY_SECONDS } from '../database/is-away.ts';
import { allowByHash } from './allow-by-hash.ts';
import { holdBackPreloads, startSoon } from './defer-scripts.ts';
import type { DrawnPage, KeptPages } from './kept-pages.ts';
import { contentPolicy, type OtherOrigins } from './security-headers.ts';
import { addVary, allowSharedCache } from './shared-cache.ts';

export interface PageRequest {
  request: FastifyRequest;
  /** The page is for everyone with the same facts: whoever asks is not looked at, whatever their cookies say. */
  isForAll: boolean;
  /** The address that the page is rendered for; the language segment is always there. */
  url: URL;
  /** Marks the scripts of this answer as ours; of a page that may be kept it is taken out again (`allow-by-hash.ts`). */
  nonce: string;
  /**
   * Sends the status, these headers and the doctype, once it is certain that the page will be shown: from then on it can
   * neither redirect nor set a cookie. The browser preloads what the headers name while the page is still rendered.
   */
  begin(headers: [name: string, value: string][]): void;
  setCookie(header: string): void;
  /** A part of the page is missing: it is shown as it is and not kept. */
  noteFailure(): void;
  /** A part of the page could not be had because the database is away: what is only shown ends here, with 503. */
  noteAway(): void;
  isAway(): boolean;
}

/** Answers a fetch-style request with the rendered page. */
export type RenderPage = (request: Request, page: PageRequest) => Promise<Response>;

export interface PageOptions {
  render: RenderPage;
  /** Where the page really lives: adds the language segment when it is missing. */
  localize(request: FastifyRequest, url: URL): URL;
  /** Vite's dev server injects styles and scripts of its own, so the policy is for production. */
  withContentPolicy: boolean;
  /** What pages may show of others. */
  others: OtherOrigins;
  /** Pages that are the same for everyone with the same facts are drawn once. */
  kept?: KeptPageRules;
  /** A page of somebody's own that is whole without its scripts: they start once it stands. */
  startsSoon?(url: URL): boolean;
}

export interface KeptPageRules {
  pages: KeptPages;
  /** A cache in front may keep them too: it is told when they change (`cache-purger.ts`). */
  isShared: boolean;
  /** The facts that the page depends on; undefined where it may depend on who asks. */
  keyOf(request: FastifyRequest, url: URL): string | undefined;
  /** What the page shows. */
  tagsOf(url: URL, html: string): string[];
}

/** What every document begins with. A parser ignores a second one, so no page can break over it. */
const DOCTYPE = '<!DOCTYPE html>';

/** Mounts the pages on everything that no other route takes. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read whole and up to the server's limit: a form is small, and a stream would be gathered without end.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.all('*', (request, reply) => answerPage(request, reply, options));
  });
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, options: PageOptions) {
  const plain = createRequest(request.raw, reply.raw, { host: request.host, protocol: `${request.protocol}:` });
  const url = options.localize(request, new URL(plain.url));
  const key = request.method === 'GET' ? options.kept?.keyOf(request, url) : undefined;
  return options.kept && key !== undefined
    ? answerKeepable(request, reply, { ...options, kept: options.kept }, url, key, plain)
    : answerOwn(request, reply, options, url, plain);
}

/** A page that everyone with the same facts gets alike. */
async function answerKeepable(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions & { kept: KeptPageRules },
  url: URL,
  key: string,
  plain: Request,
) {
  const { pages, isShared, tagsOf } = options.kept;
  const known = pages.find(key) ?? (await pages.join(key));
  // Before it is drawn its address is all that tells what it shows.
  const draw = () => pages.draw(key, tagsOf(url, url.pathname), () => drawKeepable(request, options, url));
  const page = known ?? (await draw());
  // Calls of visitors are counted by their network, those of guests by their session: they still get a page of their own.
  if (page.status === 429 && request.headers.cookie !== undefined)
    return answerOwn(request, reply, options, url, plain);
  reply.status(page.status).header('x-request-id', request.id).header('cache-control', 'private, no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  if (options.withContentPolicy) reply.header('content-security-policy', page.policy);
  if (!('packed' in page)) return reply.send(page.html);
  const { body, encoding } = await pages.bodyFor(page, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  // The compressing plugin adds this where it compresses itself; caches on the way must know it here too.
  addVary(reply, 'accept-encoding');
  const seconds = pages.secondsLeft(page);
  if (isShared && seconds > 0) allowSharedCache(reply, page.tags, seconds);
  return reply.send(body);
}

async function drawKeepable(
  request: FastifyRequest,
  { render, kept, others }: PageOptions & { kept: KeptPageRules },
  url: URL,
): Promise<DrawnPage> {
  const nonce = randomBytes(16).toString('hex');
  const cookies: string[] = [];
  let isWhole = true;
  let isAway = false;
  const page: PageRequest = {
    request,
    isForAll: true,
    url,
    nonce,
    // Others may wait for it too: it goes out as a whole.
    begin: () => {},
    setCookie: (header) => cookies.push(header),
    noteFailure: () => {
      isWhole = false;
    },
    noteAway: () => {
      isAway = true;
      throw new Response(null, { status: 503 });
    },
    isAway: () => isAway,
  };
  // Drawn to its end even when whoever asked first has gone.
  const response = await render(new Request(url, { headers: plainHeaders(request) }), page);
  const held = holdBackPreloads(await response.text(), response.headers);
  const drawn = allowByHash(held.html, nonce, held.files);
  const isPartial = isAway && (response.status < 300 || response.status >= 500);
  const own = held.headers.filter(([name]) => name !== 'set-cookie');
  const sent = [...cookies, ...response.headers.getSetCookie()].map((cookie): [string, string] => [
    'set-cookie',
    cookie,
  ]);
  const isKept = response.status === 200 && isWhole && !isAway && sent.length === 0;
  return {
    status: isPartial ? 503 : response.status,
    headers: [...own, ...sent, ...(isPartial ? [['retry-after', String(RETRY_SECONDS)] as [string, string]] : [])],
    policy: contentPolicy(drawn, request.protocol === 'https', others),
    html: drawn.html,
    tags: isKept ? kept.tagsOf(url, drawn.html) : undefined,
  };
}

/** What a loader may look at. Cookies are read elsewhere, from what the key was made of. */
function plainHeaders({ headers }: FastifyRequest): Headers {
  const plain = new Headers();
  for (const name of ['user-agent', 'accept', 'accept-language'] as const) {
    const value = headers[name];
    if (value !== undefined) plain.set(name, value);
  }
  return plain;
}

/** A page for who asked. */
async function answerOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  url: URL,
  { method, headers }: Request,
) {
  const nonce = randomBytes(16).toString('base64');
  const cookies: string[] = [];
  const start = (status: number, own: Iterable<[string, string]>) => {
    // What a page says is for who asked, unless the page itself knows better.
    reply.status(status).header('x-request-id', request.id).header('cache-control', 'private, no-cache');
    for (const [name, value] of own) if (name !== 'set-cookie') reply.header(name, value);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    if (!options.withContentPolicy) return;
    const policy = contentPolicy(nonce, request.protocol === 'https', options.others);
    reply.header('content-security-policy', policy);
  };

  let begun: PassThrough | undefined;
  const begin = (headers: [string, string][]) => {
    if (method !== 'GET' || begun) return;
    begun = new PassThrough();
    start(200, headers);
    begun.write(DOCTYPE);
    void reply.send(begun);
  };

  let isAway = false;
  const page = {
    request,
    isForAll: false,
    url,
    nonce,
    begin,
    setCookie: (header: string) => cookies.push(header),
    noteFailure: () => {},
    noteAway: () => {
      isAway = true;
      // A form's answer has words of its own for it, beside what was typed.
      if (method === 'GET' || method === 'HEAD') throw new Response(null, { status: 503 });
    },
    isAway: () => isAway,
  };
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const asked = new Request(url, { method, headers, body, signal: signalOf(reply) });
  if (body && !(await isForm(asked))) throw new AppError('unsupportedMediaType');
  try {
    const response = await options.render(asked, page);
    const isSoon = method === 'GET' && options.startsSoon?.(url);
    const { html, headers: own } = await readDrawn(response, begun !== undefined, isSoon ? nonce : undefined);
    if (begun) {
      if (html.length === 0) throw new Error(`A page that had begun answered ${response.status} without a body`);
      begun.end(typeof html === 'string' && html.startsWith(DOCTYPE) ? html.slice(DOCTYPE.length) : html);
      return reply;
    }
    cookies.unshift(...response.headers.getSetCookie());
    // However much of it could be made: search engines must neither keep this nor drop what they have.
    const isPartial = isAway && (response.status < 300 || response.status >= 500);
    start(isPartial ? 503 : response.status, own);
    if (isPartial) reply.header('retry-after', RETRY_SECONDS);
    return reply.send(html);
  } catch (error) {
    if (!begun) throw error;
    // Half a page cannot be taken back; the browser sees that it broke off. Who has gone away sees nothing.
    begun.destroy();
    if (!asked.signal.aborted) request.log.error({ err: error, request_id: request.id }, 'page');
    return reply;
  }
}

/** A page is a text at hand; what the router asks for is bytes. */
async function readDrawn(response: Response, hasBegun: boolean, soonNonce: string | undefined) {
  const { headers } = response;
  const isPage = hasBegun || headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return { html: Buffer.from(await response.arrayBuffer()), headers };
  const html = await response.text();
  return soonNonce === undefined ? { html, headers } : startSoon(html, headers, soonNonce);
}

/** Every action reads a form. One that cannot be read is its sender's fault, and would look like ours further in. */
async function isForm(request: Request): Promise<boolean> {
  try {
    await request.clone().formData();
    return true;
  } catch {
    return false;
  }
}

/** Says when the visitor has gone away. The request's own end does not: a form has been read whole by now. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
