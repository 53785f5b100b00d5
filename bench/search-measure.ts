import type { QueryClass } from './search-queries.ts';

export interface Figures {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

/** Asks the questions of a class by so many clients for so long, or until there were enough. */
export async function measure(
  ask: (at: number) => Promise<unknown>,
  { clients, milliseconds, most }: { clients: number; milliseconds: number; most: number },
): Promise<Figures> {
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  const client = async () => {
    while (next < most && performance.now() - start < milliseconds) {
      const at = next;
      next += 1;
      const before = performance.now();
      await ask(at);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  return { ...percentiles(times), perSecond: times.length / seconds };
}

export function percentiles(times: number[]): Omit<Figures, 'perSecond'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** After so many questions V8 has compiled what they run. */
const COMPILED = 200;

/** Every question once or more, so that what is measured is the design and not the disk or the compiler. */
export async function warmUp(one: QueryClass, rounds: number): Promise<void> {
  for (let at = 0; at < Math.max(one.size * rounds, COMPILED); at += 1) await one.ours(at);
}

export function show(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

export function triple({ p50, p95, p99 }: Omit<Figures, 'perSecond'>): string {
  return `${show(p50)} / ${show(p95)} / ${show(p99)}`;
}
