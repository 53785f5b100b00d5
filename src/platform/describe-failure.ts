/** An error as it may be written down or sent on. */
export interface Failure {
  name: string;
  message: string;
  code?: string;
  /** What the database was asked, without values. */
  statement?: string;
  stack?: string;
  cause?: Failure;
}

const DEEPEST_CAUSE = 3;

/**
 * Describes what went wrong without the values of a failed query, which may be personal: the database puts them into
 * further fields, and libraries into their message.
 */
export function describeFailure(error: unknown, depth = 0): Failure {
  if (!(error instanceof Error)) return { name: 'Thrown', message: wordsOf(error) };
  const { code, statement } = error as { code?: unknown; statement?: unknown };
  const message = error.message.split('\nparams: ')[0] as string;
  return {
    name: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof statement === 'string' && { statement }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeFailure(error.cause, depth + 1) }),
  };
}

/** Libraries pass objects on that look like an error and are none. */
function wordsOf(thrown: unknown): string {
  const { message } = (thrown ?? {}) as { message?: unknown };
  return typeof message === 'string' ? (message.split('\nparams: ')[0] as string) : String(thrown);
}

/** The stack without its first line, which repeats the message. */
function framesOf(error: Error): string | undefined {
  const head = error.stack?.indexOf(error.message) ?? -1;
  return head < 0 ? undefined : error.stack?.slice(head + error.message.length).trim();
}
