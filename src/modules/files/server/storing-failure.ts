import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { isDiskFull } from '#src/platform/storage/is-disk-full.ts';

/** What is thrown when the bytes of a file could not be kept. That a disk is full has words of its own. */
export function storingFailure(ctx: Context, error: unknown, failed: ErrorName = 'uploadFailed'): unknown {
  if (isDiskFull(error)) return error;
  ctx.log.error({ err: error }, 'a file could not be stored');
  return new AppError(failed);
}
