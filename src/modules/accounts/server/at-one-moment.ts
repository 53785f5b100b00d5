import type { Context } from '#src/platform/context.ts';
import { type MountedModule, type MountedVerb, readsOnly, writes } from '#src/platform/http/routes.ts';

/**
 * Calls for which the clock stands still. What a call adds to an account and the note that it did so carry the same
 * time, however long it takes: a way back ends what was added since, and must not miss it by a millisecond.
 */
export function atOneMoment(module: MountedModule): MountedModule {
  const routes = Object.entries(module.routes).map(([key, verb]) => [key, stopClock(verb)] as const);
  return { ...module, routes: Object.fromEntries(routes) };
}

function stopClock(verb: MountedVerb): MountedVerb {
  if (verb.onlyReads) return readsOnly((ctx, input) => verb.run(still(ctx), input));
  return writes((ctx, input) => verb.run(still(ctx), input), verb.run.before);
}

function still<Given extends Context>(ctx: Given): Given {
  const moment = ctx.clock.now().getTime();
  return Object.create(ctx, { clock: { value: { now: () => new Date(moment) } } });
}
