import { AppError } from '#src/kernel/errors.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** Answers `requestTimeout` when the work takes longer than the specification's 30 s. */
export function withDeadline<T>(work: Promise<T>, milliseconds: number = REQUEST_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('requestTimeout')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
