import { z } from 'zod';
import { AppError } from '#src/kernel/errors.ts';
import { assertCanSend, siteAddress } from '#src/modules/accounts/server/accounts.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import {
  AGAIN_AFTER_DAYS,
  canonicalEmail,
  KEPT_DAYS,
  MOST_A_DAY,
  MOST_AT_ONCE,
  MOST_TO_ONE,
} from '../invitation-rules.ts';
import type { AddressRefusal } from '../invitations.contract.ts';
import { type AddressHash, openAddressHash } from './address-hash.ts';
import { plainName } from './arrival-cookie.ts';
import { composeInvitation } from './compose-invitation.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { countSentToday } from './invitations.queries.ts';
import { ownCode } from './own-code.ts';

const DAY_MS = 24 * 3600_000;
const emailAddress = z.email().max(254);

interface Sender {
  email: string | null;
  first: string;
  last: string;
}

/** Invites friends by email, all of them or none, and says of each address that will not do why. */
export function createInviteByEmail(parts: InvitationsParts) {
  return async (ctx: AccountWriteContext, input: { addresses: string[] }) => {
    assertCanSend(parts.deliver, 'email');
    const site = siteAddress(parts.publicUrl, ctx.request);
    const addresses = [...new Set(input.addresses.map((one) => one.toLowerCase()))];
    if (addresses.length > MOST_AT_ONCE) throw new AppError('friendBatchLimit', { max: MOST_AT_ONCE });
    // Writes the row of the code, and so holds it: of parallel batches each counts what the one before has sent.
    const { code } = await ownCode(ctx);
    const sender = await ctx.tx.queryOne<Sender>(sql`
      select email, first_name as first, last_name as last from accounts where id = ${ctx.viewer.accountId}`);
    const hash = await openAddressHash(ctx.tx);
    const problems = await findProblems(ctx, addresses, sender, hash);
    const left = MOST_A_DAY - (await countSentToday(ctx.tx, ctx.viewer.accountId, ctx.clock.now()));
    if (problems.length > 0) return { is_sent: false, problems, left_today: left };
    if (addresses.length > left) throw new AppError('friendDailyLimit', { max: MOST_A_DAY, left });
    await keep(ctx, addresses);
    const { language } = ctx.locale;
    const url = `${site}/${language}/i/${code}`;
    for (const email of addresses) {
      const stopUrl = `${site}/${language}/no-invitations?token=${hash.stopToken(email)}`;
      const letter = { email, language, url, stopUrl, inviter: plainName(sender) };
      await parts.deliver(ctx.tx, composeInvitation(parts.texts, letter));
    }
    return { is_sent: true, problems: [], left_today: left - addresses.length };
  };
}

/** Asked in two statements for all. Whether an address has an account is not among the answers: nobody shall try that. */
async function findProblems(
  ctx: AccountWriteContext,
  addresses: string[],
  sender: Sender,
  hash: AddressHash,
): Promise<AddressRefusal[]> {
  const now = ctx.clock.now().getTime();
  const { rows } = await ctx.tx.query<{ email: string; is_recent: boolean; is_often: boolean }>(sql`
    select want.email,
      coalesce(bool_or(i.inviter_id = ${ctx.viewer.accountId}
        and i.sent_at > ${new Date(now - AGAIN_AFTER_DAYS * DAY_MS).toISOString()}), false) as is_recent,
      count(i.id) >= ${MOST_TO_ONE} as is_often
    from unnest(${addresses}::text[]) as want (email) left join email_invitations i on i.email = want.email
    group by want.email`);
  const refused = await ctx.tx.query<{ address_hash: Buffer }>(sql`
    select address_hash from invitation_refusals
    where address_hash = any(${addresses.map((one) => hash.email(one))}::bytea[])`);
  const own = sender.email && canonicalEmail(sender.email);
  return addresses.flatMap((address): AddressRefusal[] => {
    const held = rows.find(({ email }) => email === address);
    const isRefused = refused.rows.some(({ address_hash }) => address_hash.equals(hash.email(address)));
    if (!emailAddress.safeParse(address).success) return [{ address, problem: 'invalid' }];
    if (canonicalEmail(address) === own) return [{ address, problem: 'own' }];
    if (held?.is_recent) return [{ address, problem: 'recent' }];
    return isRefused || held?.is_often ? [{ address, problem: 'refused' }] : [];
  });
}

async function keep(ctx: AccountWriteContext, addresses: string[]): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString();
  await ctx.tx.query(sql`
    insert into email_invitations (inviter_id, email, sent_at, expires_at, created_at)
    select ${ctx.viewer.accountId}::bigint, email, ${now.toISOString()}::timestamptz, ${until}::timestamptz,
      ${now.toISOString()}::timestamptz
    from unnest(${addresses}::text[]) as want (email)
    on conflict (inviter_id, email) where email is not null
    do update set sent_at = excluded.sent_at, expires_at = excluded.expires_at`);
}
