import type { FromPrimary, Question, Questions, ToPrimary } from './messages.ts';

/** The two ends of the channel to the primary: `process` itself in a forked process. */
export interface Channel {
  send(message: ToPrimary): void;
  /** Called for everything that the primary says. */
  listen(onMessage: (message: FromPrimary) => void): void;
}

type Listeners = { [Type in FromPrimary['type']]?: (message: Extract<FromPrimary, { type: Type }>) => void };

/**
 * A forked process's line to its primary. Messages keep their order and none is lost: when the primary dies, Node ends
 * this process too, so that a question need not be given up.
 */
export class Link {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  readonly #listeners: Listeners = {};
  #asked = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.listen((message) => this.#hear(message));
  }

  tell(message: ToPrimary): void {
    this.#channel.send(message);
  }

  ask<Name extends Question>(name: Name, asked: Questions[Name]['asked']): Promise<Questions[Name]['answer']> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done) => {
      this.#waiting.set(id, done as (answer: unknown) => void);
      this.#channel.send({ type: 'ask', id, name, asked } as ToPrimary);
    });
  }

  on<Type extends FromPrimary['type']>(
    type: Type,
    listener: (message: Extract<FromPrimary, { type: Type }>) => void,
  ): void {
    Object.assign(this.#listeners, { [type]: listener });
  }

  #hear(message: FromPrimary): void {
    if (message.type === 'answer') {
      this.#waiting.get(message.id)?.(message.answer);
      this.#waiting.delete(message.id);
    } else {
      (this.#listeners[message.type] as ((message: FromPrimary) => void) | undefined)?.(message);
    }
  }
}
