/** Stopping, crashed, not started yet, out of connections, not to be connected to, or no longer the primary (SQLSTATE). */
const AWAY_STATES = /^(57P0[123]|08\w{3}|53300|55000|25006)$/;
/** The line to it is broken or was never made; ENOENT is a unix socket without a server. */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|timeout expired|not currently accepting connections/;
const DEEPEST_CAUSE = 4;

/** Seconds after which a caller may ask again: the embedded server is back by then. */
export const RETRY_SECONDS = 5;

/** Whether a failure only says that the database cannot be reached now, which is no bug and passes by itself. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  // Another service that cannot be reached: fetch wraps it in a TypeError.
  if (!(error instanceof Error) || error instanceof TypeError || depth > DEEPEST_CAUSE) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && (AWAY_STATES.test(code) || (AWAY_CODES.test(code) && isOfSocket(syscall))))
    return true;
  if (AWAY_WORDS.test(error.message)) return true;
  const inner = error instanceof AggregateError ? [error.cause, ...error.errors] : [error.cause];
  return inner.some((cause) => isDatabaseAway(cause, depth + 1));
}

/** A missing file is no missing database. */
function isOfSocket(syscall: string | undefined): boolean {
  return syscall === undefined || /^(connect|read|write|getaddrinfo)$/.test(syscall);
}
