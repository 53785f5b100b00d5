/**
 * An answer that is made once the verb's transaction is safe, because it waits for another service: meanwhile no
 * connection to the database may be held. What it refuses is told like any other refusal, but takes nothing back.
 */
export class AnswerAfterCommit {
  readonly finish: () => Promise<unknown>;

  constructor(finish: () => Promise<unknown>) {
    this.finish = finish;
  }
}

/** The answer of such a verb. It is not kept for a repeat with the same idempotency key. */
export function answerAfterCommit<Answer>(finish: () => Promise<Answer>): Answer {
  return new AnswerAfterCommit(finish) as Answer;
}
