import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/kernel/errors.ts';
import { RETRY_SECONDS } from '../database/is-away.ts';
import { contentPolicy } from './security-headers.ts';

export interface PageRequest {
  request: FastifyRequest;
  /** The address that the page is rendered for; the language segment is always there. */
  url: URL;
  nonce: string;
  /**
   * Sends the status, these headers and the doctype, once it is certain that the page will be shown: from then on it can
   * neither redirect nor set a cookie. The browser preloads what the headers name while the page is still rendered.
   */
  begin(headers: [name: string, value: string][]): void;
  setCookie(header: string): void;
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
  /** Origins whose frames pages may show. */
  frameOrigins: readonly string[];
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
  const nonce = randomBytes(16).toString('base64');
  const plain = createRequest(request.raw, reply.raw, { host: request.host, protocol: `${request.protocol}:` });
  const { method, headers } = plain;
  const url = options.localize(request, new URL(plain.url));
  const cookies: string[] = [];
  const start = (status: number, own: Iterable<[string, string]>) => {
    // What a page says is for who asked, unless the page itself knows better.
    reply.status(status).header('x-request-id', request.id).header('cache-control', 'private, no-cache');
    for (const [name, value] of own) if (name !== 'set-cookie') reply.header(name, value);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    if (!options.withContentPolicy) return;
    const policy = contentPolicy(nonce, request.protocol === 'https', options.frameOrigins);
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
    url,
    nonce,
    begin,
    setCookie: (header: string) => cookies.push(header),
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
    const html = response.body && Buffer.from(await response.arrayBuffer());
    if (begun) {
      if (!html) throw new Error(`A page that had begun answered ${response.status} without a body`);
      begun.end(html.toString('latin1', 0, DOCTYPE.length) === DOCTYPE ? html.subarray(DOCTYPE.length) : html);
      return reply;
    }
    cookies.unshift(...response.headers.getSetCookie());
    // However much of it could be made: search engines must neither keep this nor drop what they have.
    const isPartial = isAway && (response.status < 300 || response.status >= 500);
    start(isPartial ? 503 : response.status, response.headers);
    if (isPartial) reply.header('retry-after', RETRY_SECONDS);
    return reply.send(html ?? '');
  } catch (error) {
    if (!begun) throw error;
    // Half a page cannot be taken back; the browser sees that it broke off. Who has gone away sees nothing.
    begun.destroy();
    if (!asked.signal.aborted) request.log.error({ err: error, request_id: request.id }, 'page');
    return reply;
  }
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
