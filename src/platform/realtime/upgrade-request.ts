import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { REALTIME_PATH } from '#src/kernel/socket.ts';
import type { RequestFacts } from '../context.ts';
import { parseCookies } from '../http/request-facts.ts';

/** Whether a request asks for a socket, and at the one address that has them. */
export function wantsSocket({ url, headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === REALTIME_PATH;
}

/**
 * Which requests leave the usual way. Many clients offer HTTP/2 with every request and are content with an answer in
 * HTTP/1.1; Node would hand them all to the listener of sockets, where they would be cut off.
 */
export function shouldUpgrade(this: Server, request: IncomingMessage): boolean {
  const listeners = this.listenerCount('upgrade');
  // The dev server listens too, at addresses of its own.
  return listeners > 1 || (listeners === 1 && wantsSocket(request));
}

/** The facts of a request that wants to become a socket. */
export function upgradeFacts(request: IncomingMessage, proxies: number): RequestFacts {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  // Each proxy adds its word at the end; what stands further ahead is the caller's own.
  const forwarded = (name: string, back = 1) => (proxies > 0 ? header(name)?.split(',').at(-back)?.trim() : undefined);
  const cookies = parseCookies(request.headers.cookie ?? '');
  return {
    requestId: randomUUID(),
    ip: forwarded('x-forwarded-for', proxies) ?? request.socket.remoteAddress ?? '',
    host: forwarded('x-forwarded-host') ?? request.headers.host ?? '',
    secure: forwarded('x-forwarded-proto') === 'https' || Boolean((request.socket as TLSSocket).encrypted),
    header,
    cookie: (name) => cookies.get(name),
  };
}

/** A browser names the page's site; another site's page must not open a socket with our cookies. */
export function isSameSite(facts: RequestFacts): boolean {
  const origin = facts.header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === facts.host;
}
