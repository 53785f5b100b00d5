import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Env } from '#src/platform/env.ts';
import { isPublicUrl } from '#src/platform/http/public-address.ts';
import { ask, publicOnly, type Reach } from '#src/platform/http/reach.ts';
import { isLoopbackHost } from '#src/platform/http/this-machine.ts';
import { ANSWERS_WITHIN_SECONDS } from '../integration-rules.ts';
import type { Delivery } from '../integrations.contract.ts';

/** For those who write a receiver on their own machine; a site for others never has it. */
const thisMachineToo: Reach = {
  mayReach: (url) => isPublicUrl(url) || isOnThisMachine(url),
  request: (url, options, onAnswer) =>
    isOnThisMachine(url.href)
      ? httpRequest(url, { ...options, lookup: undefined }, onAnswer)
      : httpsRequest(url, options, onAnswer),
  options: publicOnly.options,
};

function isOnThisMachine(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return protocol === 'http:' && isLoopbackHost(host);
}

export function reachOf({
  PUBLIC_URL,
  PARLEY_LOCAL_WEBHOOKS,
}: Pick<Env, 'PUBLIC_URL' | 'PARLEY_LOCAL_WEBHOOKS'>): Reach {
  const isForOthers = PUBLIC_URL !== undefined && !isLoopbackHost(new URL(PUBLIC_URL).host);
  return PARLEY_LOCAL_WEBHOOKS && !isForOthers ? thisMachineToo : publicOnly;
}

export interface Outcome {
  status: number | null;
  problem: Delivery['problem'];
}

/**
 * Posts a message to an address that somebody gave us: never into a private network, redirects are answers like any
 * other, and of what is answered only the status is read.
 */
export async function postMessage(
  reach: Reach,
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<Outcome> {
  if (!reach.mayReach(url)) return { status: null, problem: 'not_public' };
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_SECONDS * 1000);
  const bytes = Buffer.from(body);
  const sent = { ...headers, 'content-length': String(bytes.length) };
  try {
    const answer = await ask(reach, url, { method: 'POST', headers: sent, signal, agent: false }, bytes);
    // Whatever else it has to say is not waited for.
    answer.destroy();
    const status = answer.statusCode ?? 0;
    return { status, problem: status >= 200 && status < 300 ? null : 'refused' };
  } catch {
    return { status: null, problem: signal.aborted ? 'timeout' : 'unreachable' };
  }
}
