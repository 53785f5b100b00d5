import { Counter, Histogram, type Registry } from 'prom-client';
import type { OutgoingMessage } from './deliver.ts';
import type { Lane } from './lanes.ts';

/** `dead` is given up after its last try or refused for good, `expired` was not worth sending any more. */
export type Outcome = 'sent' | 'retried' | 'dead' | 'expired';

export interface DeliveryMetrics {
  count(lane: Lane, channel: OutgoingMessage['channel'], outcome: Outcome): void;
  /** From the writing of a message until its service had it. */
  observeWait(lane: Lane, channel: OutgoingMessage['channel'], seconds: number): void;
}

export function createDeliveryMetrics(registry: Registry): DeliveryMetrics {
  const outcomes = new Counter({
    name: 'outgoing_messages_total',
    help: 'Tries to hand messages to their service, by what came of them',
    labelNames: ['lane', 'channel', 'outcome'],
    registers: [registry],
  });
  const waits = new Histogram({
    name: 'outgoing_message_wait_seconds',
    help: 'Time from the writing of a message until its service had it',
    labelNames: ['lane', 'channel'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300, 1800, 7200],
    registers: [registry],
  });
  return {
    count: (lane, channel, outcome) => outcomes.inc({ lane, channel, outcome }),
    observeWait: (lane, channel, seconds) => waits.observe({ lane, channel }, seconds),
  };
}
