import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import { presentInterview } from './interviews.presenter.ts';
import { findInterview } from './interviews.queries.ts';

type Endpoint = (typeof interviewsContract)['GET /interviews/:id'];

export async function getInterview(ctx: AccountContext, { id }: { id: number }): Promise<AnswerOf<Endpoint>> {
  const row = await findInterview(ctx.tx, id);
  const { accountId } = ctx.viewer;
  const side = row?.talent_id === accountId ? 'talent' : row?.boss_id === accountId ? 'boss' : null;
  if (!row || !side) throw new AppError('notFound');
  return presentInterview(row, side);
}
