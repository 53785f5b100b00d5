import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites send people here with a form; such an address does nothing but lead on. */
    isForOtherSites?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a browser says that another site sent this write. Browsers set both headers themselves and pages cannot
 * change them; programs that are no browser send neither and carry no cookies of ours by accident.
 */
export function isForeignWrite(request: FastifyRequest): boolean {
  if (SAFE.has(request.method) || request.routeOptions.config.isForOtherSites) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}
