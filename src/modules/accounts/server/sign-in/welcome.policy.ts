const NEW_MS = 24 * 3600_000;

/** An account is new for a day. */
export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < NEW_MS;
}
