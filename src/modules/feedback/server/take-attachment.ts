import { createStoreFile, type StoredFile } from '#src/modules/files/server/files.public.ts';
import type { SessionContext } from '#src/platform/context.ts';
import type { FeedbackParts } from './feedback.parts.ts';
import { FILES_BY_NETWORK, networkKey } from './feedback.policy.ts';

/** Keeps a picture or PDF until the message around it is sent, by the rules of every upload. */
export function createTakeAttachment({ files, limit }: FeedbackParts) {
  const storeFile = createStoreFile(files);
  return async (ctx: SessionContext, input: { files?: unknown; filename?: string }): Promise<StoredFile> => {
    if (ctx.viewer.accountId === null) await limit.take([networkKey(ctx, 'feedback-file')], FILES_BY_NETWORK);
    return storeFile(ctx, { files: input.files, filename: input.filename, kind: 'feedback' });
  };
}
