import type { FastifyReply } from 'fastify';

/**
 * What a public page depends on besides its address (`kept-page-rules.ts`). A cache in front keeps one for each
 * combination; `deploy/varnish/parley.vcl` makes few of the many spellings. The host that a proxy forwards is what
 * `request.host` gives with TRUST_PROXY, and it may be the visitor's word.
 */
const VARY =
  'cookie, user-agent, accept-language, country-id, language-id, sec-gpc, x-forwarded-proto, x-forwarded-host';

/**
 * Lets a cache in front of the site keep a page that is the same for everyone. The browser's own copy is asked for again
 * each time, as before: it could not be purged.
 */
export function allowSharedCache(reply: FastifyReply, tags: Iterable<string>, seconds: number): void {
  reply.header('surrogate-control', `max-age=${seconds}`).header('surrogate-key', [...tags].join(' '));
  addVary(reply, VARY);
}

export function addVary(reply: FastifyReply, names: string): void {
  reply.header('vary', `${reply.getHeader('vary') ?? ''}, ${names}`.replace(/^, /, ''));
}
