import type { FastifyBaseLogger } from 'fastify';
import { type Client, createClient } from '#src/kernel/client.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import type { RequestFacts } from '../context.ts';
import { serializeCookie } from './cookies.ts';
import type { Dispatch } from './dispatch.ts';

/**
 * The API client of a page that is rendered on the server: the same path as over HTTP, without a socket. As in a
 * browser, a cookie that one call sets is there for the next one.
 */
export function createInProcessClient(
  dispatch: Dispatch,
  request: RequestFacts,
  log: FastifyBaseLogger,
  setCookie: (header: string) => void,
  /** A call could not be answered because the database is away. */
  noteAway: () => void,
): Client {
  const changed = new Map<string, string | undefined>();
  let current: RequestFacts = {
    ...request,
    cookie: (name) => (changed.has(name) ? changed.get(name) : request.cookie(name)),
  };
  return createClient(async (key, input) => {
    const { status, envelope, cookies, retryAfter } = await dispatch(key, input, current, log);
    for (const change of cookies) {
      changed.set(change.name, change.maxAge > 0 ? change.value : undefined);
      setCookie(serializeCookie(change, request.secure));
    }
    if (envelope.code === errorTable.databaseAway.code) noteAway();
    // Other facts from here on: who asks is remembered for each.
    if (cookies.length > 0) current = { ...current };
    return { status, envelope, requestId: request.requestId, retryAfter };
  });
}
