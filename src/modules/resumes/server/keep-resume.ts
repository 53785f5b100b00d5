import { AppError } from '#src/kernel/errors.ts';
import { claimFile } from '#src/modules/files/server/files.public.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type AttachedResume, MOST_RESUMES } from '../attached-resumes.contract.ts';
import { loadResumes } from './attached-resumes.queries.ts';

/** RES-01: the resumes of the caller. */
export async function listResumes(ctx: AccountContext) {
  return { resumes: await loadResumes(ctx.tx, ctx.viewer.accountId), limit: MOST_RESUMES };
}

/**
 * RES-01: keeps an uploaded resume while there is room, and what is there already only once, by its content and not by its
 * name. Writes of one person wait for each other, so both hold however many come at once.
 */
export async function keepResume(ctx: AccountWriteContext, input: { file_id: string }): Promise<AttachedResume> {
  const accountId = await lockAccount(ctx);
  const same = await findSame(ctx.tx, accountId, input.file_id);
  if (same !== undefined) return findResume(ctx, same);
  await assertRoom(ctx.tx, accountId);
  await claimFile(ctx.tx, {
    fileId: input.file_id,
    ownerAccountId: accountId,
    kind: 'resume',
    subject: `attached:${accountId}`,
  });
  const now = ctx.clock.now().toISOString();
  const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
    insert into attached_resumes (account_id, file_id, created_at, updated_at)
    values (${accountId}, ${input.file_id}::uuid, ${now}, ${now})
    on conflict (file_id) do update set deleted_at = null returning id`);
  return findResume(ctx, id);
}

/** The kept resume with the content of one of the caller's own files, if there is one that is not deleted. */
export async function findSame(tx: Reader, accountId: number, fileId: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select resume.id from files sent join files kept on kept.account_id = sent.account_id and kept.sha256 = sent.sha256
    join attached_resumes resume on resume.file_id = kept.id and resume.account_id = ${accountId}
    where sent.id = ${fileId}::uuid and sent.account_id = ${accountId} and sent.kind = 'resume'
      and resume.deleted_at is null
    order by resume.id limit 1`);
  return rows[0]?.id;
}

export async function assertRoom(tx: Reader, accountId: number): Promise<void> {
  if ((await loadResumes(tx, accountId)).length >= MOST_RESUMES) throw new AppError('resumeLimit');
}

/** One of the caller's own; to everyone else there is none. */
export async function findResume(ctx: AccountContext, id: number): Promise<AttachedResume> {
  const [resume] = await loadResumes(ctx.tx, ctx.viewer.accountId, id);
  if (!resume) throw new AppError('notFound');
  return resume;
}
