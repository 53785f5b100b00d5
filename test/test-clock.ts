import type { Clock } from '#src/kernel/clock.ts';

/** Time stands still until a test moves it. */
export class TestClock implements Clock {
  #now: number;
  /** How far each look moves it on: in the program no two looks show the same time. */
  ticksMs = 0;

  constructor(start = new Date()) {
    this.#now = start.getTime();
  }

  now(): Date {
    this.#now += this.ticksMs;
    return new Date(this.#now);
  }

  advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = span;
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
