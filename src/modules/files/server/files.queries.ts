import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FileKind } from '../file-kinds.ts';
import type { StoredFile } from '../files.contract.ts';

export interface FileRow {
  id: string;
  /** Null for what a visitor has sent without an account. */
  account_id: number | null;
  kind: FileKind;
  name: string;
  content_type: string;
  size: number;
  subject: string | null;
  /** What the malware scanner said; null when there was none. */
  scan: 'pending' | 'clean' | 'infected' | null;
  /** Of what plays. */
  seconds: number | null;
}

export function fileUrl(id: string, name: string): string {
  return `/files/${id}/${encodeURIComponent(name)}`;
}

/** Files by id, as they are shown to whoever may read them. */
export async function loadFiles(db: Reader, ids: string[]): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<FileRow>(sql`
    select id, account_id, kind, name, content_type, size, subject, scan, seconds from files
    where id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What belongs to each of the subjects, in the order it came. */
export async function loadFilesOf(db: Reader, subjects: string[]): Promise<Map<string, StoredFile[]>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await db.query<FileRow & { subject: string }>(sql`
    select id, account_id, kind, name, content_type, size, subject, scan, seconds from files
    where subject = any(${subjects}::text[]) order by created_at, id`);
  return new Map(
    [...Map.groupBy(rows, ({ subject }) => subject)].map(([subject, files]) => [subject, files.map(presentFile)]),
  );
}

export function presentFile({ id, name, size, content_type }: FileRow): StoredFile {
  return { id, url: fileUrl(id, name), name, size, content_type };
}
