import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { offersContract } from '../offers.contract.ts';
import { presentOffer, presentTerms } from './offers.presenter.ts';
import { findOffer, loadVersions } from './offers.queries.ts';

type Endpoint = (typeof offersContract)['GET /offers/:id'];

export async function getOffer(ctx: AccountContext, { id }: { id: number }): Promise<AnswerOf<Endpoint>> {
  const row = await findOffer(ctx.tx, id);
  const { accountId } = ctx.viewer;
  const side = row?.talent_id === accountId ? 'talent' : row?.boss_id === accountId ? 'boss' : null;
  if (!row || !side) throw new AppError('notFound');
  const versions = await loadVersions(ctx.tx, sql`where v.offer_id = ${id}`);
  return {
    ...presentOffer(row, side),
    versions: versions.map((one) => ({ version: one.version, ...presentTerms(one) })),
  };
}
