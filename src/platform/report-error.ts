import { describeFailure } from './describe-failure.ts';
import type { Logger } from './log.ts';

const REPORT_TIMEOUT_MS = 5000;

/** Tells the configured error-reporting service about a bug; a service that is down changes nothing for the user. */
export function createErrorReporter(url: string | undefined, log: Logger) {
  return (error: unknown, requestId: string): void => {
    if (!url) return;
    const failure = describeFailure(error);
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...failure, request_id: requestId, time: new Date().toISOString() }),
      signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
    }).catch((failure) => log.warn({ failure: String(failure) }, 'the error report was not delivered'));
  };
}
