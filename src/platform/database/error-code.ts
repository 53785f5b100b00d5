/** The code that the database gave an error, also where Drizzle has wrapped what the driver threw. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? errorCode(cause) : undefined);
}
