import { readFile } from 'node:fs/promises';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { answerAfterCommit } from '#src/platform/http/answer-after-commit.ts';
import { ReceivedFile } from '#src/platform/http/receive-form.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import type { HeadshotEngine } from '../portrait-looks.ts';
import type { Look } from './compose-portrait.ts';
import { drawOutside } from './draw-outside.ts';
import { headshotCredits } from './headshot-credits.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import { findService, presentState } from './headshots.queries.ts';
import { keepHeadshot } from './keep-headshot.ts';

/**
 * AI-04: makes a portrait out of a photo, on this machine, and by the outside service too when it was chosen. It takes
 * one of the day's chances, which is given back when nothing comes of it: a photo that will not do, a fault of ours, or
 * someone who does not wait for it.
 */
export function createMakeHeadshot(parts: HeadshotParts) {
  return async (
    ctx: AccountWriteContext,
    { files, engine }: { files?: unknown; engine: HeadshotEngine },
  ): Promise<HeadshotState> => {
    if (!(files instanceof ReceivedFile)) {
      throw new AppError('validationFailed', {}, [{ field: 'files', problem: 'required' }]);
    }
    if (files.isTooLarge) throw new AppError('avatarTooLarge');
    if (files.size === 0) throw new AppError('fileEmpty');
    const service = engine === 'external' ? await findService(ctx.tx, ctx.viewer.accountId, parts) : undefined;
    if (engine === 'external' && !service) throw new AppError('avatarGenerationFailed', { reason: 'externalOff' });
    const ticket = await headshotCredits.take(ctx);
    const signal = ctx.request.signal?.();
    return answerAfterCommit(async () => {
      try {
        // Before anything leaves: a photo without a face, or with two, is sent nowhere.
        const study = await parts.study(await readFile(files.path), signal);
        if ('refusal' in study) throw refusalOf(parts, study);
        const look: Look = { background: 'studio', crop: study.crops.shoulders ? 'shoulders' : 'close' };
        const outside = service && (await drawOutside(parts, { study, crop: look.crop, service, signal }));
        await keepHeadshot(parts, ticket, { study, look, outside });
      } catch (error) {
        await parts.db.transaction((tx) => headshotCredits.refund(tx, ticket));
        throw asRefusal(parts, error, signal);
      }
      return presentState(parts.db.reader, ticket.accountId, parts);
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
function asRefusal({ log }: HeadshotParts, error: unknown, signal: AbortSignal | undefined): AppError {
  if (error instanceof AppError) return error;
  if (!signal?.aborted) log.error({ err: error }, 'a portrait was not kept');
  return new AppError('avatarGenerationFailed', { reason: 'failed' });
}
