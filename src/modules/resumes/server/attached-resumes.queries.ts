import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import type { ResumeRefusal } from '../refusals.ts';
import { type KeptRow, loadKept } from './kept-files.queries.ts';

interface ResumeRow extends KeptRow {
  refusal: ResumeRefusal | null;
}

/** What someone keeps, the newest first, or the one with an id. */
export async function loadResumes(tx: Reader, accountId: number, id?: number): Promise<AttachedResume[]> {
  const select = sql`select id, file_id, refusal, updated_at from attached_resumes`;
  const kept = await loadKept<ResumeRow>(tx, select, { accountId, id });
  return kept.map(({ shown, row: { refusal } }) => ({
    ...shown,
    is_syncable: refusal === null && !shown.is_withheld,
    refusal,
  }));
}
