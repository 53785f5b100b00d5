import type { OutgoingMessage } from './deliver.ts';
import type { Lane } from './lanes.ts';

/** `failed` is tried again, `dead` was given up, `expired` was not worth sending any more. */
export type Outcome = 'taken' | 'failed' | 'dead' | 'expired';

export interface DeliveryMetrics {
  countDelivery(lane: Lane, channel: OutgoingMessage['channel'], outcome: Outcome): void;
  /** From the writing of a message until its service had it. */
  observeDelivery(lane: Lane, channel: OutgoingMessage['channel'], seconds: number): void;
}
