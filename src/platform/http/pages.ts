import { randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './security-headers.ts';

export interface PageRequest {
  request: FastifyRequest;
  /** The address that the page is rendered for; the language segment is always there. */
  url: URL;
  nonce: string;
  setCookie(header: string): void;
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
  const secure = request.protocol === 'https';
  const nonce = randomBytes(16).toString('base64');
  const plain = createRequest(request.raw, reply.raw, { host: request.host, protocol: `${request.protocol}:` });
  const { method, headers } = plain;
  const url = options.localize(request, new URL(plain.url));
  const cookies: string[] = [];
  const page = { request, url, nonce, setCookie: (header: string) => cookies.push(header) };
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const asked = new Request(url, { method, headers, body, signal: signalOf(reply) });
  const response = await options.render(asked, page);
  // What a page says is for who asked, unless the page itself knows better.
  reply.status(response.status).header('x-request-id', request.id).header('cache-control', 'private, no-cache');
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of [...response.headers.getSetCookie(), ...cookies]) reply.header('set-cookie', cookie);
  if (options.withContentPolicy)
    reply.header('content-security-policy', contentPolicy(nonce, secure, options.frameOrigins));
  return reply.send(response.body);
}

/** Says when the visitor has gone away. The request's own end does not: a form has been read whole by now. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
