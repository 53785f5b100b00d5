import type { RequestFacts } from '../context.ts';
import type { Env } from '../env.ts';
import { comesFromThisMachine, isLoopbackHost } from '../http/this-machine.ts';

/**
 * Whether this installation keeps messages for a developer to read: it is no real site (development, tests or the demo,
 * and no public address), and at least one channel has no service. Codes that open accounts stand in there.
 */
export function keepsOutbox(env: Env): boolean {
  const isPlayground = env.NODE_ENV !== 'production' || env.PARLEY_DEMO;
  const isPublic = env.PUBLIC_URL !== undefined && !isLoopbackHost(new URL(env.PUBLIC_URL).host);
  return isPlayground && !isPublic && (!env.SMTP_URL || !env.SMS_URL);
}

/** Lets in only who sits at this machine. */
export function createOutboxDoor(env: Env): (request: RequestFacts) => boolean {
  const isKept = keepsOutbox(env);
  return (request) => isKept && comesFromThisMachine(request);
}
