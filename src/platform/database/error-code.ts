/** The code that the database gave an error (SQLSTATE). */
export function errorCode(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}
