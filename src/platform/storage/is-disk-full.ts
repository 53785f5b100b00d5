/** PostgreSQL's own word for it (SQLSTATE), and the system's for a disk and for somebody's share of one. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const DEEPEST_CAUSE = 4;

/** Whether something could not be written because a disk is full: the database's, or the one for files. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false;
  return FULL.has((error as NodeJS.ErrnoException).code ?? '') || isDiskFull(error.cause, depth + 1);
}
