import { createHash } from 'node:crypto';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** The push service says that nobody is there any more (404, 410): the browser was reset, or its owner has said no. */
export function createForgetAddress(db: Database) {
  return async (endpoint: string): Promise<void> => {
    const hash = createHash('sha256').update(endpoint).digest();
    await db.query(sql`delete from push_subscriptions where endpoint_hash = ${hash}`);
  };
}
