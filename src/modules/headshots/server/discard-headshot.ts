import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import { loadHeadshot, presentState, releaseHeadshot } from './headshots.queries.ts';

/** The last portrait and what is left of today. */
export function createGetHeadshot(parts: HeadshotParts) {
  return ({ tx, viewer }: AccountContext): Promise<HeadshotState> => presentState(tx, viewer.accountId, parts);
}

/** Removes a portrait with its photo at once. */
export function createDiscardHeadshot(parts: HeadshotParts) {
  return async (ctx: AccountWriteContext, { id }: { id: number }): Promise<HeadshotState> => {
    const { accountId } = ctx.viewer;
    const row = await loadHeadshot(ctx.tx, accountId, ctx.clock.now());
    if (row?.id !== id) throw new AppError('notFound');
    await releaseHeadshot(ctx.tx, row);
    return presentState(ctx.tx, accountId, parts);
  };
}
