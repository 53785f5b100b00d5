import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import { loadHeadshot, presentState, releaseHeadshot } from './headshots.queries.ts';

/** The last portrait and what is left of today. */
export function getHeadshot({ tx, viewer, clock }: AccountContext): Promise<HeadshotState> {
  return presentState(tx, viewer.accountId, clock.now());
}

/** Removes a portrait with its photo at once. */
export async function discardHeadshot(ctx: AccountWriteContext, { id }: { id: number }): Promise<HeadshotState> {
  const { accountId } = ctx.viewer;
  const row = await loadHeadshot(ctx.tx, accountId, ctx.clock.now());
  if (row?.id !== id) throw new AppError('notFound');
  await releaseHeadshot(ctx.tx, row);
  return presentState(ctx.tx, accountId, ctx.clock.now());
}
