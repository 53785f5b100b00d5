import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

/** V8's own `gc`. */
type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => unknown;

const LOOK_MS = 5_000;

/**
 * Gives memory back when nobody has asked for anything for a while. Left alone the process keeps what its busiest minute
 * needed; made to collect more often, it would answer a fifth fewer pages. Where V8 does not offer `gc`, this is said
 * once and nothing is done.
 */
export function collectWhenIdle(app: FastifyInstance, findCollect: () => Collect | undefined = exposeCollect): void {
  const collect = findCollect();
  if (!collect) {
    app.log.warn('gc is not available here: memory of busy minutes is kept');
    return;
  }
  let requests = 0;
  // What the start has left behind is the first to go.
  let hasWaste = true;
  app.addHook('onResponse', async () => {
    requests += 1;
  });
  const timer = setInterval(() => {
    if (requests > 0) hasWaste = true;
    else if (hasWaste) {
      hasWaste = false;
      collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
    }
    requests = 0;
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Takes `gc` where Node was started with it; else asks V8 for it at run time, which a later version may refuse. */
function exposeCollect(): Collect | undefined {
  if (globalThis.gc) return globalThis.gc;
  try {
    setFlagsFromString('--expose-gc');
    return runInNewContext('globalThis.gc');
  } catch {
    return undefined;
  }
}
