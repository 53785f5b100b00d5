import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { maskContact, maskEmail } from '../codes/mask-address.ts';
import { lockAddress } from '../codes/one-time-codes.ts';
import { hasSecondFactor } from '../second-factor/second-factor.policy.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findAccount } from '../sign-in/find-accounts.ts';
import { endWaysSince } from './end-ways-since.ts';
import { restoreWays } from './removed-ways.ts';
import type { AccountChange } from './settle-change.ts';

type Answer = AnswerOf<(typeof accountsContract)['GET /authentication/way-back']>;
type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/way-back']>;

interface Link {
  id: number;
  change_id: number;
  account_id: number;
  address: string;
}

interface Change {
  id: number;
  account_id: number;
  change: AccountChange;
  email: string | null;
  is_email_verify: boolean;
  phone_num: string | null;
  phone_country: string | null;
  is_mobile_verified: boolean;
  created_at: Date;
}

/** What a link can take back; opening it does nothing else. */
export async function getWayBack(ctx: Context, { token }: { token: string }): Promise<Answer> {
  const link = await findLink(ctx, token);
  return {
    changes: (await findChanges(ctx, link)).map(({ id, change, created_at }) => ({
      id,
      change,
      changed_at: created_at.toISOString(),
    })),
  };
}

/**
 * Takes back a change and everything after it: the addresses are as they were, what was added since is gone, what was
 * taken away is back, and the password and every session end. Links for what came after end with it, so a thief's own link cannot undo the undoing;
 * links from before it stay good, so a thief who was quicker has won nothing.
 */
export async function undoChanges(ctx: WriteContext, { token, from }: Input) {
  const { account_id: accountId } = await findLink(ctx, token);
  const now = ctx.clock.now().toISOString();
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from accounts where id = ${accountId} and (delete_after is null or delete_after > ${now}) for update`);
  // Past its days of grace an account is being erased, and what is half gone must not come back.
  if (!rowCount) throw new AppError('linkExpired');
  // Again under the lock: another link may have been quicker.
  const link = await findLink(ctx, token);
  const changes = await findChanges(ctx, link);
  const first = from === undefined ? changes[0] : changes.find(({ id }) => id === from);
  if (!first) throw new AppError('linkExpired');
  await freeAddress(ctx, accountId, first);
  await ctx.tx.query(sql`
    update accounts set email = ${first.email}, is_email_verify = ${first.is_email_verify},
      phone_num = ${first.phone_num}, phone_country = ${first.phone_country},
      is_mobile_verified = ${first.is_mobile_verified}, password_hash = null, password_changed_at = ${now},
      deleted_at = null, delete_after = null
    where id = ${accountId}`);
  const since = await findBeginning(ctx, first);
  await endWaysSince(ctx, accountId, since);
  await restoreWays(ctx, accountId, since);
  await ctx.tx.query(sql`
    update account_changes set undone_at = ${now}
    where account_id = ${accountId} and id >= ${first.id} and undone_at is null`);
  await ctx.tx.query(sql`update way_back_links set used_at = ${now} where id = ${link.id}`);
  const restored = await findAccount(ctx, accountId);
  if (!restored) throw new AppError('linkExpired');
  return {
    masked_email: first.email && maskEmail(first.email),
    masked_phone: first.phone_num && maskContact({ channel: 'sms', address: first.phone_num, country: '' }),
    has_second_factor: hasSecondFactor(restored),
  };
}

/** When a change and those after it began: two at once may be noted the other way round. */
async function findBeginning(ctx: Context, { id, account_id, created_at }: Change): Promise<Date> {
  const { rows } = await ctx.tx.query<{ began_at: Date | null }>(sql`
    select min(created_at) as began_at from account_changes
    where account_id = ${account_id} and id >= ${id} and undone_at is null`);
  return rows[0]?.began_at ?? created_at;
}

async function findLink(ctx: Context, token: string): Promise<Link> {
  const { rows } = await ctx.tx.query<Link>(sql`
    select id, change_id, account_id, address from way_back_links
    where token_hash = ${hashToken(token)} and used_at is null and expires_at > ${ctx.clock.now().toISOString()}`);
  const link = rows[0];
  if (!link || (await findChanges(ctx, link)).length === 0) throw new AppError('linkExpired');
  return link;
}

/** The changes that this address was there before, up to the link's own, the oldest first. */
async function findChanges(ctx: Context, { account_id, change_id, address }: Link): Promise<Change[]> {
  const { rows } = await ctx.tx.query<Change>(sql`
    select * from account_changes
    where account_id = ${account_id} and id <= ${change_id} and undone_at is null
      and expires_at > ${ctx.clock.now().toISOString()}
      and (lower(email) = ${address} and is_email_verify or phone_num = ${address} and is_mobile_verified)
    order by id`);
  return rows;
}

/**
 * The address may lead to another account by now. Where its owner has signed up anew in the meantime, that account gives
 * it back: both were proved by the same mailbox. An account from before keeps it.
 */
async function freeAddress(ctx: WriteContext, accountId: number, { email, created_at }: Change): Promise<void> {
  if (!email) return;
  await lockAddress(ctx, email.toLowerCase());
  const { rows } = await ctx.tx.query<{ id: number; is_newer: boolean }>(sql`
    select id, created_at >= ${created_at} as is_newer from accounts where email = ${email} and id <> ${accountId}`);
  const other = rows[0];
  if (!other) return;
  if (!other.is_newer) throw new AppError('emailExists');
  await ctx.tx.query(sql`update accounts set email = null, is_email_verify = false where id = ${other.id}`);
  await ctx.tx.query(sql`delete from sessions where account_id = ${other.id}`);
}
