import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { streamAnswer } from '#src/platform/http/streamed-answer.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { tellOfChange } from '../step-up/settle-change.ts';
import { exportTask } from './export-data.task.ts';
import { toJson } from './export-formats.ts';
import { findNewest, openExport } from './open-export.ts';

type Status = AnswerOf<(typeof accountsContract)['GET /jobseeker/data-export']>;
type Content = AnswerOf<(typeof accountsContract)['GET /jobseeker/data-export/content']>;

const KEPT_DAYS = 7;

/**
 * Asks for an export; while one is under way, asking again changes nothing. It is all there is to know about someone, so
 * their addresses are told, with a way back that ends it.
 */
export function createRequestDataExport(parts: AccountsParts) {
  return async (ctx: AccountWriteContext): Promise<Status> => {
    const now = ctx.clock.now();
    const expiresAt = new Date(now.getTime() + KEPT_DAYS * 24 * 3600_000);
    const { rowCount } = await ctx.tx.query(sql`
      insert into data_exports (account_id, expires_at, created_at)
      values (${ctx.viewer.accountId}, ${expiresAt.toISOString()}, ${now.toISOString()})
      on conflict (account_id) where status = 'queued' do nothing`);
    if (rowCount) {
      await tellOfChange(ctx, parts, await findOwnAccount(ctx), 'export');
      // Ready in seconds; the task's own schedule is for what was left over.
      await parts.enqueue(ctx.tx, exportTask);
    }
    return getDataExport(ctx);
  };
}

export async function getDataExport(ctx: AccountContext): Promise<Status> {
  const { rows } = await ctx.tx.query<{ status: Status['status']; created_at: Date; expires_at: Date }>(sql`
    select status, created_at, expires_at from data_exports
    where account_id = ${ctx.viewer.accountId} and expires_at > ${ctx.clock.now().toISOString()}
    order by id desc limit 1`);
  const newest = rows[0];
  if (!newest) return { status: 'none', requested_at: null, expires_at: null };
  return {
    status: newest.status,
    requested_at: newest.created_at.toISOString(),
    expires_at: newest.expires_at.toISOString(),
  };
}

/** Written row by row as it is read: an export may be larger than the memory of the program. */
export async function getDataExportContent(ctx: AccountContext): Promise<Content> {
  const { tx } = ctx;
  const found = await findNewest(tx, ctx.viewer.accountId, ctx.clock.now());
  if (!found) throw new AppError('notFound');
  return streamAnswer<Content>(toJson(await openExport(tx, found.id)));
}
