export interface Rotation {
  /** Stops the clock without moving; `resume` gives the item its full time again. */
  pause(): void;
  resume(): void;
  /** Moves to an item by hand and starts its time anew. */
  select(at: number): void;
  stop(): void;
}

interface RotationOptions {
  count: number;
  interval: number;
  /** The item that stands first. */
  start?: number;
  onChange: (at: number) => void;
}

/** Moves through `count` items in a circle, one every `interval` milliseconds. */
export function startRotation({ count, interval, start = 0, onChange }: RotationOptions): Rotation {
  let at = start;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const move = (to: number) => {
    at = to;
    onChange(at);
  };
  const wind = () => {
    clearTimeout(timer);
    if (isPaused || count < 2) return;
    timer = setTimeout(() => {
      move((at + 1) % count);
      wind();
    }, interval);
  };

  wind();
  return {
    pause() {
      isPaused = true;
      clearTimeout(timer);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      wind();
    },
    select(to) {
      move(to);
      wind();
    },
    stop: () => clearTimeout(timer),
  };
}
