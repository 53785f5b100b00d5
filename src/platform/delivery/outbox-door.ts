import type { RequestFacts } from '../context.ts';
import type { Env } from '../env.ts';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether this installation keeps messages for a developer to read: it is no real site (development, tests or the demo,
 * and no public address), and at least one channel has no service. Codes that open accounts stand in there.
 */
export function keepsOutbox(env: Env): boolean {
  const isPlayground = env.NODE_ENV !== 'production' || env.PARLEY_DEMO;
  const isPublic = env.PUBLIC_URL !== undefined && !LOOPBACK_HOST.test(new URL(env.PUBLIC_URL).host);
  return isPlayground && !isPublic && (!env.SMTP_URL || !env.SMS_URL);
}

/** Lets in only who sits at this machine: not through a proxy, and not by a page of another name that points here. */
export function createOutboxDoor(env: Env): (request: RequestFacts) => boolean {
  const isKept = keepsOutbox(env);
  return (request) =>
    isKept &&
    LOOPBACK_ADDRESS.test(request.ip) &&
    LOOPBACK_HOST.test(request.host) &&
    PROXY_HEADERS.every((name) => request.header(name) === undefined);
}
