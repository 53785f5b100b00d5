import { loadFiles, presentFile } from '#src/modules/files/server/files.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import type { ResumeRefusal } from '../refusals.ts';

interface ResumeRow {
  id: number;
  file_id: string;
  refusal: ResumeRefusal | null;
  updated_at: Date;
}

/** What someone keeps, the newest first, or the one with an id. */
export async function loadResumes(tx: Reader, accountId: number, id?: number): Promise<AttachedResume[]> {
  const { rows } = await tx.query<ResumeRow>(sql`
    select id, file_id, refusal, updated_at from attached_resumes
    where account_id = ${accountId} and deleted_at is null ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by created_at desc, id desc`);
  const files = await loadFiles(
    tx,
    rows.map(({ file_id }) => file_id),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.file_id);
    if (!file) return [];
    const isWithheld = file.scan === 'infected';
    return {
      id: row.id,
      file: presentFile(file),
      updated_at: row.updated_at.toISOString(),
      is_syncable: row.refusal === null && !isWithheld,
      refusal: row.refusal,
      is_withheld: isWithheld,
    };
  });
}
