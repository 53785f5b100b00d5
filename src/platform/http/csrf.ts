import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a browser says that another site sent this write. Browsers set both headers themselves and pages cannot
 * change them; programs that are no browser send neither and carry no cookies of ours by accident.
 */
export function isForeignWrite(request: FastifyRequest): boolean {
  if (SAFE.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}
