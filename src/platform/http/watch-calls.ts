import type { FastifyBaseLogger } from 'fastify';
import type { AppError } from '#src/kernel/errors.ts';
import type { RequestFacts, Viewer } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from './network.ts';

export interface AnsweredCall {
  key: string;
  /** Unknown when the call failed before anyone could tell. */
  viewer: Viewer | undefined;
  error: AppError | undefined;
  request: RequestFacts;
  log: FastifyBaseLogger;
}

/** The calls that let somebody in, by the way they do. */
const WAYS: Record<string, string> = {
  'POST /authentication/login': 'password',
  'POST /authentication/otp/verify': 'code',
  'POST /authentication/magic-link/use': 'link',
  'POST /authentication/passkeys/sign-in/finish': 'passkey',
  'POST /authentication/social/finish': 'social',
  'POST /authentication/qr/confirm': 'qr',
  'POST /authentication/two-factor/verify': 'second factor',
};

/** Notices what whoever is on call wants to know of: sign-ins by their outcome, and access that was refused. */
export function createCallWatch(metrics: Metrics) {
  return ({ key, viewer, error, request, log }: AnsweredCall): void => {
    const way = WAYS[key];
    if (way) {
      metrics.countSignIn(way, error?.errorName ?? 'ok');
      const facts = {
        way,
        outcome: error?.errorName,
        network: coarseNetwork(request.ip),
        request_id: request.requestId,
      };
      if (error) log.warn(facts, 'a sign-in failed');
      return;
    }
    if (error?.status !== 401 && error?.status !== 403) return;
    metrics.countRefused(key, error.status);
    const facts = { actor: actorOf(viewer), role: viewer?.role, route: key, status: error.status };
    log.info({ ...facts, reason: error.errorName, request_id: request.requestId }, 'access was refused');
  };
}

function actorOf(viewer: Viewer | undefined): string {
  if (viewer?.accountId) return `account ${viewer.accountId}`;
  return viewer?.sessionId ? `session ${viewer.sessionId}` : 'visitor';
}

/** Enough to see that many failures come from one place, too little to say whose line it is. */
function coarseNetwork(ip: string): string {
  const network = networkOf(ip);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.');
}
