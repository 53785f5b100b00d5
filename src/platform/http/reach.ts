import { lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createPublicLookup, isPublicUrl, type Resolve } from './public-address.ts';

/** How addresses that somebody gave us are reached; tests have a site of their own on this machine. */
export interface Reach {
  mayReach(url: string): boolean;
  request(url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest;
  options: RequestOptions;
}

/** Asks an address and waits for the head of its answer, whose body the caller reads, drains or destroys. */
export function ask(reach: Reach, url: string, options: RequestOptions, body?: Buffer): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = reach.request(new URL(url), { ...reach.options, ...options }, resolve);
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** Never into a private network, whatever a name leads to (SSRF). */
export function createPublicOnly(resolve: Resolve): Reach {
  return { mayReach: isPublicUrl, request: httpsRequest, options: { lookup: createPublicLookup(resolve) } };
}

export const publicOnly = createPublicOnly(lookup);
