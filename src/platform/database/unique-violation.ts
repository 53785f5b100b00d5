const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a row because the named unique index has it already. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  // Drizzle wraps what the driver threw.
  const { cause = error } = error as { cause?: unknown };
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === index;
}
