import { renameFile } from '#src/modules/files/server/files.public.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { findResume } from './keep-resume.ts';

/** RES-01: another name for a kept resume. */
export async function renameResume(
  ctx: AccountWriteContext,
  { id, name }: { id: number; name: string },
): Promise<AttachedResume> {
  await lockAccount(ctx);
  const { file } = await findResume(ctx, id);
  await renameFile(ctx.tx, file.id, name);
  await ctx.tx.query(sql`
    update attached_resumes set updated_at = ${ctx.clock.now().toISOString()} where id = ${id}`);
  return findResume(ctx, id);
}
