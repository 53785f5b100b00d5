import { StartError } from '../src/platform/start-error.ts';

/** Ends the program with what the person at the keyboard needs to know. */
export function fail(error: unknown): never {
  const reason = explain(error);
  console.error(reason ? `\n  ${reason}\n` : error);
  process.exit(1);
}

/** What the person at the keyboard can mend, as one line; nothing for a fault of ours. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { code, path, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  // 53100 is PostgreSQL's word for it.
  if (code === 'ENOSPC' || code === '53100') return `The disk is full: ${message}`;
  const isRefused = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  return isRefused && path ? `${path} cannot be written: ${message}` : undefined;
}
