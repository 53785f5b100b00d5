import type { RequestFacts } from '../context.ts';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

/** Whether who asks sits at this machine: not through a proxy, and not by a page of another name that points here. */
export function comesFromThisMachine(request: Pick<RequestFacts, 'ip' | 'host' | 'header'>): boolean {
  return (
    LOOPBACK_ADDRESS.test(request.ip) &&
    isLoopbackHost(request.host) &&
    PROXY_HEADERS.every((name) => request.header(name) === undefined)
  );
}
