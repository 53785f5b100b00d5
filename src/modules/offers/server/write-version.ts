import { AppError } from '#src/kernel/errors.ts';
import { claimFile } from '#src/modules/files/server/files.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Terms } from '../offer-fields.ts';
import type { ReadTerms } from './read-terms.ts';

interface NewVersion {
  offerId: number;
  version: number;
  talentId: number | null;
  terms: ReadTerms;
  document: Terms['document'];
}

export async function writeVersion(ctx: AccountWriteContext, wanted: NewVersion): Promise<void> {
  const { offerId, version, talentId, terms, document } = wanted;
  await ctx.tx.query(sql`
    insert into offer_versions (offer_id, version, talent_id, boss_id, title, pay_min, pay_max, currency, period,
      starts_on, expires_at, conditions, document, created_at)
    values (${offerId}, ${version}, ${talentId}, ${ctx.viewer.accountId}, ${terms.title}, ${terms.pay_min},
      ${terms.pay_max}, ${terms.currency}, ${terms.period}, ${terms.starts_on}, ${terms.expires_at.toISOString()},
      ${terms.conditions}, ${document && JSON.stringify(document)}, ${ctx.clock.now().toISOString()})`);
}

/** The file that goes with an offer: whoever may read the conversation may read it. */
export async function claimDocument(
  ctx: AccountWriteContext,
  conversationId: number,
  fileId: string | null | undefined,
  current: Terms['document'] = null,
): Promise<Terms['document']> {
  if (!fileId) return null;
  if (fileId === current?.id) return current;
  const { id, url, name, size, content_type } = await claimFile(ctx.tx, {
    fileId,
    ownerAccountId: ctx.viewer.accountId,
    kind: 'chat_file',
    subject: `conversation:${conversationId}`,
  });
  return { id, url, name, size, content_type };
}

/** A job that operators have taken down promises nobody anything. */
export async function assertJobStands(ctx: Pick<AccountWriteContext, 'tx'>, jobId: number | null): Promise<void> {
  const { rows } = await ctx.tx.query<{ is_hidden: boolean }>(sql`select is_hidden from jobs where id = ${jobId}`);
  if (rows[0]?.is_hidden) throw new AppError('offerJobTakenDown');
}
