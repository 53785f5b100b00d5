import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { VisitSource } from '../contact-source.ts';

/** Where a session last came from to a job, today or yesterday; the session stays the same when its guest signs in. */
export async function findVisitSource(tx: Reader, sessionId: number, jobId: number, now: Date) {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await tx.query<{ source: VisitSource | null }>(sql`
    select source from job_viewers where session_id = ${sessionId} and job_id = ${jobId}
      and viewed_on >= ${day}::date - 1 and viewed_on <= ${day}
    order by source = 'direct', viewed_on desc limit 1`);
  return rows[0]?.source ?? null;
}
