import { setImmediate } from 'node:timers/promises';

/** After so many milliseconds the event loop has its turn. */
const SLICE_MS = 15;

/**
 * Runs long CPU work in short time slices, so that it does not block the event loop and the process keeps answering; the
 * generator yields where it may be interrupted.
 */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
