import { creditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { TRANSLATIONS_A_DAY } from '../../translation.contract.ts';

/** A translation that was counted, until it is given back. */
export interface CountedTranslation {
  accountId: number;
  day: string;
}

/** Counts one in one statement: of any number of requests at the same time no more get through than are left. */
export async function countTranslation({ tx, viewer, clock }: AccountWriteContext): Promise<CountedTranslation> {
  const { accountId } = viewer;
  const day = creditDay(clock.now());
  const { rowCount } = await tx.query(sql`
    insert into ai_accounts as mine (account_id, credit_day, translation_day, translations)
    values (${accountId}, ${day}, ${day}, 1)
    on conflict (account_id) do update set translation_day = excluded.translation_day,
      translations = case when mine.translation_day = excluded.translation_day then mine.translations + 1 else 1 end
    where mine.translation_day is distinct from excluded.translation_day
      or mine.translations < ${TRANSLATIONS_A_DAY}`);
  if (!rowCount) throw new AppError('aiCreditsUsedUp');
  return { accountId, day };
}

/** Nothing came of it. Of a day that is over there is nothing to give back. */
export async function giveBackTranslation(tx: Transaction, { accountId, day }: CountedTranslation): Promise<void> {
  await tx.query(sql`
    update ai_accounts set translations = greatest(translations - 1, 0)
    where account_id = ${accountId} and translation_day = ${day}`);
}
