import { Readable } from 'node:stream';

/** An answer as server-sent events, each sent as soon as it is there. */
export class EventStream {
  readonly events: AsyncIterable<object>;
  /** Nobody listens any more: what makes the events may stop, also while it waits for the next one. */
  readonly cancel: () => void;

  constructor(events: AsyncIterable<object>, cancel: () => void) {
    this.events = events;
    this.cancel = cancel;
  }
}

/** The answer of a verb whose caller has asked for a stream. Nothing checks it against the contract. */
export function streamEvents<Answer>(events: AsyncIterable<object>, cancel: () => void): Answer {
  return new EventStream(events, cancel) as Answer;
}

export function toEventBody({ events }: EventStream): Readable {
  return Readable.from(writeEvents(events));
}

async function* writeEvents(events: AsyncIterable<object>) {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
}
