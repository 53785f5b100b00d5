import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from '../context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's public address is encrypted, whatever the line from the proxy to here is. */
    isHttps?: boolean;
  }
}

/** Whether the visitor's line is encrypted: cookies then never travel over another one. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.server.isHttps === true;
}

/** Reads the facts of a request once; cookies are parsed on first use. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  let cookies: Map<string, string> | undefined;
  return {
    requestId: request.id,
    ip: request.ip,
    host: request.host,
    secure: isSecure(request),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    cookie: (name) => {
      cookies ??= parseCookies(request.headers.cookie ?? '');
      return cookies.get(name);
    },
    signal: () => signalOf(request.raw.socket),
  };
}

/** Aborted when the line ends. */
function signalOf(socket: Socket): AbortSignal {
  const gone = new AbortController();
  if (socket.destroyed) gone.abort();
  else socket.once('close', () => gone.abort());
  return gone.signal;
}

export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals < 1) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, decode(part.slice(equals + 1).trim()));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
