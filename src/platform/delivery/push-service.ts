import { Agent } from 'node:https';
import { ask, publicOnly, type Reach } from '../http/reach.ts';
import type { LaneRules } from './lanes.ts';
import { RefusedForGood, type Service, TryLater } from './service.ts';

/** With connections that stay open: few services take the messages of many people. */
const publicServices = (slots: number): Reach => ({
  ...publicOnly,
  options: { ...publicOnly.options, agent: new Agent({ keepAlive: true, maxSockets: slots }) },
});

const GONE = new Set([404, 410]);
/** Said of this message or of us: a repeat would be told the same. */
const REFUSED = new Set([400, 401, 403, 405, 413]);

/**
 * Hands encrypted messages to the push services of browsers (RFC 8030). Their addresses come from browsers, so none is
 * followed into a private network, redirects are answers like any other, and what is answered is not read.
 */
export function createPushService(
  { patienceMs, slots }: LaneRules,
  onGone: (endpoint: string) => Promise<void>,
  reach: Reach = publicServices(slots),
): Service {
  return {
    send: async ({ recipient, text, headers = {} }) => {
      if (!reach.mayReach(recipient)) throw new RefusedForGood('The address of the subscription is not allowed');
      const body = Buffer.from(text, 'base64url');
      const { status, retryMs } = await post(reach, recipient, { patienceMs, headers, body });
      if (status >= 200 && status < 300) return;
      if (GONE.has(status)) return onGone(recipient);
      const problem = `The push service answers ${status}`;
      if (REFUSED.has(status)) throw new RefusedForGood(problem);
      throw new TryLater(problem, retryMs);
    },
    close: () => {
      const { agent } = reach.options;
      if (agent instanceof Agent) agent.destroy();
    },
  };
}

interface Post {
  patienceMs: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function post(reach: Reach, endpoint: string, { patienceMs, headers, body }: Post) {
  const signal = AbortSignal.timeout(patienceMs);
  const sent = { ...headers, 'content-length': String(body.length) };
  const answer = await ask(reach, endpoint, { method: 'POST', headers: sent, signal }, body);
  answer.resume();
  return { status: answer.statusCode ?? 0, retryMs: readRetry(answer.headers['retry-after']) };
}

/** Nothing waits longer: an address is a browser's word, and so is what answers there. */
const LONGEST_RETRY_MS = 86_400_000;

/** Seconds, or a date as HTTP writes it. */
function readRetry(value: string | undefined): number {
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_RETRY_MS) : 0;
}
