import { AppError } from '#src/kernel/errors.ts';
import { createCopyFile, type FileParts, type StoredFile } from '#src/modules/files/server/files.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { findResume } from './keep-resume.ts';

/**
 * RES-01: what is shared in a chat is a copy, so that deleting or renaming the kept one changes nothing that someone was
 * given, and the readers of the copy are those of its chat.
 */
export function createCopyResume(parts: Pick<FileParts, 'db' | 'storage'>) {
  const copyFile = createCopyFile(parts);
  return async (ctx: AccountContext, { id }: { id: number }): Promise<StoredFile> => {
    const { file, is_withheld } = await findResume(ctx, id);
    if (is_withheld) throw new AppError('notFound');
    return copyFile(ctx, file.id);
  };
}
