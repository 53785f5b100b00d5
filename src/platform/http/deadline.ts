import { AppError } from '#src/kernel/errors.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** The time that one request has, and the moment from which its outcome can no longer be taken back. */
export interface Deadline {
  /** Throws once the caller was told that it took too long: from then on nothing may be begun or kept. */
  assertOpen(): void;
  /**
   * Called right before a commit. Too late, it throws, and the transaction is rolled back; in time, the deadline waits
   * for the commit, because an answer between the two could only be a guess.
   */
  closeForCommit(): void;
}

/** Answers `requestTimeout` when the work takes longer than the specification's 30 s; such work leaves nothing behind. */
export function withDeadline<T>(
  work: (deadline: Deadline) => Promise<T>,
  milliseconds: number = REQUEST_TIMEOUT_MS,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(new AppError('requestTimeout'));
    }, milliseconds);
    const assertOpen = () => {
      if (isOver) throw new AppError('requestTimeout');
    };
    const closeForCommit = () => {
      assertOpen();
      clearTimeout(timer);
    };
    work({ assertOpen, closeForCommit })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
