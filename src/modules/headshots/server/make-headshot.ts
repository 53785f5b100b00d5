import { readFile } from 'node:fs/promises';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { insertColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import { answerAfterCommit } from '#src/platform/http/answer-after-commit.ts';
import { ReceivedFile } from '#src/platform/http/receive-form.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import { KEPT_DAYS } from '../portrait-looks.ts';
import { composePortrait, type Look } from './compose-portrait.ts';
import { keepCredit, refundCredit, type Ticket, takeCredit } from './credits.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import { claimPart, type HeadshotRow, presentState, releaseHeadshot } from './headshots.queries.ts';
import type { Study } from './vision/study-photo.ts';

const DAY_MS = 24 * 3600_000;

/**
 * AI-04: makes a portrait out of a photo, on this machine. It takes one of the day's chances, which is given back when
 * nothing comes of it: a photo that will not do, a fault of ours, or someone who does not wait for it.
 */
export function createMakeHeadshot(parts: HeadshotParts) {
  return async (ctx: AccountWriteContext, { files }: { files?: unknown }): Promise<HeadshotState> => {
    if (!(files instanceof ReceivedFile)) {
      throw new AppError('validationFailed', {}, [{ field: 'files', problem: 'required' }]);
    }
    if (files.isTooLarge) throw new AppError('avatarTooLarge');
    if (files.size === 0) throw new AppError('fileEmpty');
    const ticket = await takeCredit(ctx);
    const signal = ctx.request.signal?.();
    return answerAfterCommit(async () => {
      try {
        const study = await parts.study(await readFile(files.path), signal);
        if ('refusal' in study) throw refusalOf(parts, study);
        await keep(parts, ticket, study);
      } catch (error) {
        await parts.db.transaction((tx) => refundCredit(tx, ticket));
        throw asRefusal(parts, error);
      }
      return presentState(parts.db.reader, ticket.accountId, parts.clock.now());
    });
  };
}

function refusalOf(
  { log }: HeadshotParts,
  { refusal, fault }: { refusal: string; fault?: string | undefined },
): AppError {
  if (fault) log.warn({ refusal, fault }, 'a portrait was not made');
  return new AppError('avatarGenerationFailed', { reason: refusal === 'unwanted' ? 'failed' : refusal });
}

/** Whatever has gone wrong, the person is told that no portrait came of it. */
function asRefusal({ log }: HeadshotParts, error: unknown): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error }, 'a portrait was not kept');
  return new AppError('avatarGenerationFailed', { reason: 'failed' });
}

/** The chance is spent in the transaction that keeps the portrait; the one before goes with its photo. */
async function keep(parts: HeadshotParts, { accountId, ...ticket }: Ticket, study: Study): Promise<void> {
  const look: Look = { background: 'studio', crop: study.crops.shoulders ? 'shoulders' : 'close' };
  const portrait = await composePortrait(study, look);
  const store = (name: string, type: 'jpg' | 'webp', bytes: Buffer) =>
    parts.storeBytes({ accountId, kind: 'headshot', name, type, bytes });
  const ids = {
    photo_file_id: (await store('photo', 'jpg', study.photo)).id,
    cut_out_file_id: (await store('cut-out', 'webp', study.cutOut)).id,
    behind_file_id: (await store('background', 'jpg', study.behind)).id,
    portrait_file_id: (await store('headshot', 'jpg', portrait)).id,
  };
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await keepCredit(tx, { accountId, ...ticket });
    const { rows } = await tx.query<Parameters<typeof releaseHeadshot>[1]>(sql`
      delete from headshots where account_id = ${accountId}
      returning id, photo_file_id, cut_out_file_id, behind_file_id, portrait_file_id`);
    for (const before of rows) await releaseHeadshot(tx, before);
    for (const id of Object.values(ids)) await claimPart(tx, accountId, id);
    const columns = insertColumns({
      account_id: accountId,
      ...ids,
      crops: JSON.stringify(study.crops),
      ...look,
      expires_at: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
      created_at: now,
    } satisfies Omit<HeadshotRow, 'id' | 'crops'> & { crops: string; account_id: number; created_at: Date });
    await tx.query(sql`insert into headshots ${columns}`);
  });
}
