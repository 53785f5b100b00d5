import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import type { Account } from '../accounts.tables.ts';
import { composeChange } from '../codes/messages.ts';
import { siteAddress } from '../codes/site-address.ts';
import { contactOf } from '../second-factor/second-factor.policy.ts';
import { endOtherSessions, renewSession } from '../sessions/open-session.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import { wayBackEnd } from './removed-ways.ts';

/** A change that gives someone a way into the account, or takes one from its owner. */
export type AccountChange = Parameters<typeof composeChange>[3];

/**
 * What follows every change of the ways in: other sessions end, this one gets a new token, and the addresses that the
 * account had before are told, each with a link of its own that takes the change back.
 */
export async function settleChange(
  ctx: WriteContext,
  parts: AccountsParts,
  before: Account,
  change: AccountChange,
): Promise<void> {
  await endOtherSessions(ctx, before.id);
  await renewSession(ctx);
  await tellOfChange(ctx, parts, before, change);
}

/** Tells the addresses that the account had before, without ending anything. */
export async function tellOfChange(
  ctx: WriteContext,
  parts: AccountsParts,
  before: Account,
  change: AccountChange,
): Promise<void> {
  const contacts = (['email', 'phone'] as const)
    .map((channel) => contactOf(before, channel))
    .filter((contact) => contact !== undefined)
    .filter(({ channel }) => parts.deliver.canSend(channel));
  if (contacts.length === 0) return;
  const site = findSite(ctx, parts);
  const now = ctx.clock.now().toISOString();
  const until = wayBackEnd(ctx);
  const { id: changeId } = await ctx.tx.queryOne<{ id: number }>(sql`
    insert into account_changes (account_id, change, email, is_email_verify, phone_num, phone_country,
      is_mobile_verified, expires_at, created_at)
    values (${before.id}, ${change}, ${before.email}, ${before.isEmailVerify}, ${before.phoneNum},
      ${before.phoneCountry}, ${before.isMobileVerified}, ${until}, ${now})
    returning id`);
  for (const contact of contacts) {
    const token = newToken();
    await ctx.tx.query(sql`
      insert into way_back_links (change_id, account_id, address, token_hash, expires_at, created_at)
      values (${changeId}, ${before.id}, ${contact.address}, ${hashToken(token)}, ${until}, ${now})`);
    const url = site && `${site}/${before.language}/way-back?token=${token}`;
    await parts.deliver(ctx.tx, composeChange(parts.texts, before.language, contact, change, url));
  }
}

/** Without an address of the site that can be trusted, the message goes out without a link. */
function findSite(ctx: Context, { publicUrl }: AccountsParts): string | undefined {
  try {
    return siteAddress(publicUrl, ctx.request);
  } catch {
    return undefined;
  }
}
