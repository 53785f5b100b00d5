import type { RequestFacts } from '../context.ts';
import type { Env } from '../env.ts';
import { isLoopbackHost } from './this-machine.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for by probes and scrapers, which name the machine by whatever they know it by. */
    answersAnyHost?: boolean;
  }
}

export interface SiteHosts {
  /** The site's own address, without a slash at its end; undefined where only the caller's Host header would tell. */
  addressFor(request: Pick<RequestFacts, 'host' | 'secure'>): string | undefined;
  /** Whether the site is known by this name; any name will do while no setting says what it is called. */
  isOwn(host: string): boolean;
}

/**
 * What the site is called. The Host header is the caller's word: links, canonical addresses and sitemaps made from it
 * would lead wherever the caller likes. So the settings decide, and without any only the own machine's names count.
 */
export function readSiteHosts(env: Env): SiteHosts {
  const address = env.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '');
  const own = new Set(env.PUBLIC_URL ? namedHosts(env, env.PUBLIC_URL) : []);
  return {
    addressFor: ({ host, secure }) =>
      address ?? (isLoopbackHost(host) ? `${secure ? 'https' : 'http'}://${host}` : undefined),
    isOwn: (host) =>
      own.size === 0 || isLoopbackHost(host) || own.has(plain(host)) || own.has(withoutPort(plain(host))),
  };
}

function namedHosts(env: Env, publicUrl: string): string[] {
  const countryHosts = env.PARLEY_COUNTRY_HOSTS?.split(',').map((pair) => pair.split('=')[0] ?? '') ?? [];
  const otherHosts = env.PARLEY_REDIRECT_HOSTS?.split(',') ?? [];
  const urls = [publicUrl, env.PARLEY_EMPLOYER_URL].filter((url) => url !== undefined);
  const hosts = [
    ...urls.map((url) => new URL(url).host),
    env.PARLEY_EMPLOYER_HOST ?? '',
    ...countryHosts,
    ...otherHosts,
  ];
  return hosts.map(plain).filter((host) => host !== '');
}

/** Without the dot that a full name may end with, and the ports that go without saying. */
function plain(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:(80|443)$/, '')
    .replace(/\.$/, '');
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
