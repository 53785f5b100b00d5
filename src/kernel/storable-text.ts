/** Text as a database can keep it: no NUL and no half characters, which PostgreSQL refuses. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
