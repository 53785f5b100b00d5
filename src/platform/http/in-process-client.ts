import type { FastifyBaseLogger } from 'fastify';
import { type Client, createClient } from '#src/kernel/client.ts';
import type { Contract } from '#src/kernel/contract.ts';
import type { RequestFacts } from '../context.ts';
import { serializeCookie } from './cookies.ts';
import type { Dispatch } from './dispatch.ts';

/** The API client of a page that is rendered on the server: the same path as over HTTP, without a socket. */
export function createInProcessClient<C extends Contract>(
  dispatch: Dispatch,
  request: RequestFacts,
  log: FastifyBaseLogger,
  setCookie: (header: string) => void,
): Client<C> {
  return createClient<C>(async (key, input) => {
    const { status, envelope, cookies } = await dispatch(key, input, request, log);
    for (const change of cookies) setCookie(serializeCookie(change, request.secure));
    return { status, envelope, requestId: request.requestId };
  });
}
