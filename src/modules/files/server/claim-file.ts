import { AppError } from '#src/kernel/errors.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { FileKind } from '../file-kinds.ts';
import type { StoredFile } from '../files.contract.ts';
import { type FileRow, presentFile } from './files.queries.ts';

export interface FileClaim {
  fileId: string;
  /** Who uploaded it: nobody makes something of another's file. */
  ownerAccountId: number | null;
  /** The session of who had no account yet when it was uploaded. */
  ownerSessionId?: number | null;
  kind: FileKind;
  /** What it belongs to from now on, e.g. `company:12`; it decides who may read it. */
  subject: string;
}

/**
 * Makes an uploaded file part of something, so that it stays. The same claim twice changes nothing; a file of someone
 * else, of another kind or already part of something else is not found.
 */
export async function claimFile(tx: Transaction, claim: FileClaim): Promise<StoredFile> {
  const { rows } = await tx.query<FileRow>(sql`
    update files set subject = ${claim.subject}, claimed_at = coalesce(claimed_at, now()),
      account_id = coalesce(account_id, ${claim.ownerAccountId}::bigint)
    where id = ${claim.fileId}::uuid and kind = ${claim.kind} and ${isOwners(claim)}
      and (subject is null or subject = ${claim.subject}) and scan is distinct from 'infected'
    returning id, account_id, kind, name, content_type, size, subject, scan, seconds`);
  const file = rows[0];
  if (!file) throw new AppError('notFound');
  return presentFile(file);
}

function isOwners({ ownerAccountId, ownerSessionId = null }: FileClaim): Sql {
  return sql`(account_id = ${ownerAccountId}::bigint
    or (account_id is null and session_id = ${ownerSessionId}::bigint))`;
}

/** Lets a file go: its row at once, its bytes with the next round of the task. */
export async function releaseFile(tx: Transaction, fileId: string): Promise<void> {
  await tx.query(sql`delete from files where id = ${fileId}::uuid`);
}
