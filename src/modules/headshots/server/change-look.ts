import { buffer } from 'node:stream/consumers';
import { AppError } from '#src/kernel/errors.ts';
import { releaseFile } from '#src/modules/files/server/files.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { answerAfterCommit } from '#src/platform/http/answer-after-commit.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import type { HeadshotEngine } from '../portrait-looks.ts';
import { composePortrait, type Look } from './compose-portrait.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import { claimPart, type HeadshotRow, loadHeadshot, presentState } from './headshots.queries.ts';

interface Change extends Look {
  id: number;
  engine: HeadshotEngine;
}

/**
 * Another background or crop out of the same cut-out, or the portrait of the outside service: quick, and free. A crop
 * that the photo has no room for is none.
 */
export function createChangeLook(parts: HeadshotParts) {
  return async (ctx: AccountWriteContext, { id, engine, ...look }: Change): Promise<HeadshotState> => {
    const { accountId } = ctx.viewer;
    const row = await loadHeadshot(ctx.tx, accountId, ctx.clock.now());
    if (row?.id !== id || !row.crops[look.crop]) throw new AppError('notFound');
    if (engine === 'external') return showOutside(ctx, row, parts);
    return answerAfterCommit(async () => {
      const bytes = await composePortrait(await openStudy(parts, row), look);
      const { id: file } = await parts
        .storeBytes({ accountId, kind: 'headshot', name: 'headshot', type: 'jpg', bytes })
        .catch((error) => {
          parts.log.error({ err: error }, 'a portrait was not stored');
          throw new AppError('uploadFailed');
        });
      await replacePortrait(parts, { accountId, id, file, look });
      return presentState(parts.db.reader, accountId, parts);
    });
  };
}

/** It lies beside the other one. */
async function showOutside(ctx: AccountWriteContext, row: HeadshotRow, parts: HeadshotParts): Promise<HeadshotState> {
  if (!row.external_file_id) throw new AppError('notFound');
  await ctx.tx.query(sql`update headshots set is_external = true where id = ${row.id}`);
  return presentState(ctx.tx, ctx.viewer.accountId, parts);
}

async function openStudy({ storage }: HeadshotParts, row: HeadshotRow) {
  const [cutOut, behind] = await Promise.all([storage.open(row.cut_out_file_id), storage.open(row.behind_file_id)]);
  if (!cutOut || !behind) throw new AppError('notFound');
  return { crops: row.crops, cutOut: await buffer(cutOut), behind: await buffer(behind) };
}

/** Of two changes at the same time the later one stays, and the file of the other goes. */
async function replacePortrait(
  { db }: HeadshotParts,
  { accountId, id, file, look }: { accountId: number; id: number; file: string; look: Look },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ portrait_file_id: string }>(sql`
      select portrait_file_id from headshots where id = ${id} and account_id = ${accountId} for update`);
    const [before] = rows;
    if (!before) throw new AppError('notFound');
    await claimPart(tx, accountId, file);
    await tx.query(sql`
      update headshots set portrait_file_id = ${file}::uuid, background = ${look.background},
        crop = ${look.crop}, is_external = false
      where id = ${id}`);
    await releaseFile(tx, before.portrait_file_id);
  });
}
