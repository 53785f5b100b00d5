import type { ApiError } from '#src/kernel/client.ts';

/**
 * Whether a call was refused by the server rather than broken by a bug. By name: pages are built with a copy of the
 * class of their own, which the server's errors are no instances of.
 */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
