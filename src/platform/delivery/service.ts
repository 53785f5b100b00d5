import type { OutgoingMessage } from './deliver.ts';

/** Takes messages over for one lane. */
export interface Service {
  /** Hands one message over, or throws. The key stays the same at every try. */
  send(message: OutgoingMessage, key: string): Promise<void>;
  /** Ends connections; what is being sent over them fails. */
  close(): void;
}

export type Services = Map<OutgoingMessage['channel'], Service>;

/** Thrown when trying again would not help. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}

/** Thrown when this message is to come again; the service may say after how long. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number;

  constructor(problem: string, afterMs: number) {
    super(problem);
    this.afterMs = afterMs;
  }
}

/** Thrown when the service takes nothing at the moment; that says nothing about the message. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
