/** An answer that is too large to be held at once. */
export class StreamedAnswer {
  readonly json: AsyncIterable<string>;

  constructor(json: AsyncIterable<string>) {
    this.json = json;
  }
}

/** The answer of a verb whose JSON is written while it is read. Nothing checks it against the contract. */
export function streamAnswer<Answer>(json: AsyncIterable<string>): Answer {
  return new StreamedAnswer(json) as Answer;
}

/** The whole envelope around it, in the order of all others. */
export async function* writeEnvelope({ code, message }: { code: number; message: string }, { json }: StreamedAnswer) {
  yield `{"code":${code},"message":${JSON.stringify(message)},"data":`;
  yield* json;
  yield '}';
}
