import { setImmediate } from 'node:timers/promises';

/** After so many milliseconds others have their turn. */
const SLICE_MS = 15;

/** Does long work in short slices, so that the process keeps answering; the work yields where it may be interrupted. */
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

/** The same work without a break. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
