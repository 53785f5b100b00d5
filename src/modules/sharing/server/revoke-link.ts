import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { sharingContract } from '../sharing.contract.ts';
import { readLinkKeys } from './link-keys.ts';
import { loadLinks, presentLink } from './links.queries.ts';
import type { SharingParts } from './sharing.parts.ts';

type Endpoint = (typeof sharingContract)['POST /jobseeker/resume-links/:id/revoke'];

/** Nothing keeps a copy of what a link shows, so whoever opens it next finds that it has ended. */
export function createRevokeLink({ secrets }: SharingParts) {
  return async (ctx: AccountWriteContext, { id }: { id: number }): Promise<AnswerOf<Endpoint>> => {
    const { accountId } = ctx.viewer;
    const now = ctx.clock.now();
    await ctx.tx.query(sql`
      update resume_links set revoked_at = ${now.toISOString()}
      where id = ${id} and account_id = ${accountId} and revoked_at is null and expires_at > ${now.toISOString()}`);
    const [link] = await loadLinks(ctx.tx, accountId, sql`l.id = ${id}`, 1);
    if (!link) throw new AppError('notFound');
    return presentLink(link, await readLinkKeys(secrets, ctx.tx), now);
  };
}
