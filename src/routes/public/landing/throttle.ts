export interface Throttled {
  (): void;
  /** Forgets a run that is still to come. */
  cancel(): void;
}

/** Runs at most once per `interval`, at its end: the last event of a burst is never missed. */
export function throttle(run: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const throttled = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      run();
    }, interval);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(throttled, { cancel });
}
