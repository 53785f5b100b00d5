import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/kernel/errors.ts';

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
const NAME = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?$/i;
const HOST = /^([^:[\]]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/**
 * A client may name the whole address (RFC 9112, 3.2.2); its host then counts instead of the header's. Everything behind
 * here sees the usual form.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const absolute = ABSOLUTE.exec(url);
  if (!absolute) return url;
  request.headers.host = absolute[1];
  const rest = url.slice(absolute[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Refuses what no code behind here expects: methods of other protocols, addresses that are none, hosts that are none. */
export function assertWellFormed(request: FastifyRequest, reply: FastifyReply): void {
  if (!METHODS.has(request.method)) {
    reply.header('allow', [...METHODS].join(', '));
    throw new AppError('methodNotAllowed');
  }
  // Two slashes would be read as another site's address.
  if (!/^\/(?![/\\])/.test(request.url)) throw new AppError('notFound');
  if (!isHost(request.host)) throw invalidHost();
}

export function isHost(host: string): boolean {
  const [, name = '', port = '0'] = HOST.exec(host) ?? [];
  return (
    Number(port) <= 65_535 &&
    host.length <= 260 &&
    (name.startsWith('[') ? URL.canParse(`http://${name}`) : NAME.test(name))
  );
}

function invalidHost(): AppError {
  return new AppError('validationFailed', {}, [{ field: 'Host', problem: 'invalidFormat' }]);
}
