import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { EndReason } from './supervise-processes.ts';

/** What the primary knows and no process can say of itself. */
export function createPrimaryMetrics(wanted: number, countReady: () => number) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const lost = new Counter({
    name: 'processes_lost_total',
    help: 'Processes that ended without being asked to, by their place',
    labelNames: ['process', 'reason'],
    registers,
  });
  const reloads = new Counter({
    name: 'reloads_total',
    help: 'Reloads by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('processes_wanted', 'Processes that this site should have', () => wanted);
  gauge('processes_ready', 'Processes that are up and take work', countReady);
  return {
    countLost: (process: string, reason: EndReason) => lost.inc({ process, reason }),
    countReload: (outcome: 'done' | 'failed') => reloads.inc({ outcome }),
    json: () => registry.getMetricsAsJSON(),
  };
}
