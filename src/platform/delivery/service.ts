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

/** Thrown when there is nobody at the address: nothing else needs to be sent there either. */
export class AddressGone extends RefusedForGood {
  override name = 'AddressGone';
  /** The server's status, without its words. */
  readonly status: string;

  constructor(status: string, options: ErrorOptions) {
    super('The mail server does not know the recipient', options);
    this.status = status;
  }
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
