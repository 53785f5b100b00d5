import { AppError } from '#src/kernel/errors.ts';
import { loadFiles, presentFile, releaseFile, type StoredFile } from '#src/modules/files/server/files.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';

/** RES-05: an import of the caller that waits to be looked at. */
export async function findImport(ctx: AccountContext, { id }: { id: string }): Promise<StoredFile> {
  const file = (await loadFiles(ctx.tx, [id])).get(id);
  const isThere =
    file?.account_id === ctx.viewer.accountId && file.kind === 'profile_import' && file.scan !== 'infected';
  if (!isThere) throw new AppError('notFound');
  return presentFile(file);
}

/** Lets an import go once it was looked at: an archive tells far more than a profile, and nobody needs it here any longer. */
export async function deleteImport(ctx: AccountWriteContext, input: { id: string }) {
  const { id } = await findImport(ctx, input);
  await releaseFile(ctx.tx, id);
  return { is_deleted: true };
}
