import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { countAttempt } from '../sign-in/count-attempt.ts';

export const CODE_SECONDS = 600;
export const RESEND_SECONDS = 60;
/** Older codes are looked at only to tell 'used' and 'expired' from 'wrong'. */
const REMEMBERED = 5;

/** What codes are hashed with: who reads the table cannot try all million of them. */
const CODE_KEY = 'one-time-codes';
export type CodeParts = Pick<AccountsParts, 'limit' | 'secrets'>;

type CodePurpose = 'login' | 'change_email' | 'change_phone' | 'two_factor' | 'invitation' | 'proof';

export interface CodeSubject {
  purpose: CodePurpose;
  address: string;
  /** The account that asks, when it is signed in. */
  accountId: number | null;
}

/** Whether the code goes to an address of the account, not to one that it only wants to have. */
function isOwnAddress({ purpose }: CodeSubject): boolean {
  return purpose === 'login' || purpose === 'proof' || purpose === 'two_factor';
}

/** One at a time per address, so that parallel calls see each other's work. */
export async function lockAddress(ctx: WriteContext, address: string): Promise<void> {
  await ctx.tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
}

/** Refuses a message that is one too many for its address or network. */
export async function takeSend(ctx: Context, limit: AttemptLimit, address: string, isOwn = true): Promise<void> {
  await countAttempt(ctx, limit, { kind: 'send', address, keys: [`send ${address}`], isOwn });
}

export interface IssuedCode {
  /** To be sent; null when the last one is on its way already. */
  code: string | null;
  /** Seconds until another one may be asked for, and until this one runs out. */
  retryAfter: number;
  expiresIn: number;
}

/**
 * Makes a new code, which ends the older ones, and answers it for sending. Within a minute of the last one it is refused,
 * unless whoever asks is content with that one.
 */
export async function issueCode(
  ctx: WriteContext,
  parts: CodeParts,
  subject: CodeSubject,
  terms: string | null,
  mayResume = false,
): Promise<IssuedCode> {
  await lockAddress(ctx, subject.address);
  const now = ctx.clock.now();
  const [newest] = await findCodes(ctx, subject, 1);
  const wait = newest ? waitAfter(newest.created_at, now) : 0;
  if (newest && wait > 0) {
    if (!mayResume || newest.used_at || newest.expires_at <= now) {
      throw new AppError('tooManyAttempts', { retry_after: wait });
    }
    return { code: null, retryAfter: wait, expiresIn: secondsUntil(newest.expires_at, now) };
  }
  await takeSend(ctx, parts.limit, subject.address, isOwnAddress(subject));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = hashCode(await parts.secrets.read(ctx.tx, CODE_KEY), subject, code);
  const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000);
  await ctx.tx.query(sql`
    insert into one_time_codes (purpose, address, account_id, code_hash, terms_version, expires_at, created_at)
    values (${subject.purpose}, ${subject.address}, ${subject.accountId}, ${hash}, ${terms}, ${expiresAt}, ${now})`);
  return { code, retryAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS };
}

/** Seconds until another code may be asked for, while the one that was sent last is still good. */
export async function waitOfLiveCode(ctx: Context, subject: CodeSubject): Promise<number | undefined> {
  const now = ctx.clock.now();
  const [newest] = await findCodes(ctx, subject, 1);
  if (!newest || newest.used_at || newest.expires_at <= now) return undefined;
  return Math.max(0, waitAfter(newest.created_at, now));
}

/** Seconds that another message must wait after one that was sent at this moment. */
export function waitAfter(sentAt: Date, now: Date): number {
  return secondsUntil(sentAt, now) + RESEND_SECONDS;
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1000);
}

/**
 * Uses a code up, or says what is wrong with it. Every guess is counted before it is looked at, for the address and for
 * each account behind it; a new code changes nothing about the count.
 */
export async function consumeCode(
  ctx: WriteContext,
  parts: CodeParts,
  subject: CodeSubject,
  code: string,
  accountIds: number[],
): Promise<{ termsVersion: string | null }> {
  // An address without an account takes as many steps as one with, so that the time tells nothing.
  const owners =
    accountIds.length > 0 ? accountIds.map((id) => `guess-account ${id}`) : [`guess-none ${subject.address}`];
  const keys = [`guess ${subject.address}`, ...owners];
  const { address } = subject;
  const taken = await countAttempt(ctx, parts.limit, { kind: 'guess', address, keys, isOwn: isOwnAddress(subject) });
  await lockAddress(ctx, subject.address);
  const hash = hashCode(await parts.secrets.read(ctx.tx, CODE_KEY), subject, code);
  const codes = await findCodes(ctx, subject, REMEMBERED);
  const at = codes.findIndex((one) => timingSafeEqual(one.code_hash, hash));
  const found = codes[at];
  if (!found) throw new AppError('otpIncorrect');
  if (found.used_at) throw new AppError('otpUsed');
  if (at > 0 || found.expires_at <= ctx.clock.now()) throw new AppError('otpExpired');
  await ctx.tx.query(sql`update one_time_codes set used_at = ${ctx.clock.now()} where id = ${found.id}`);
  await taken.giveBack();
  return { termsVersion: found.terms_version };
}

interface SentCode {
  id: number;
  code_hash: Buffer;
  terms_version: string | null;
  used_at: Date | null;
  expires_at: Date;
  created_at: Date;
}

async function findCodes(ctx: Context, { purpose, address, accountId }: CodeSubject, count: number) {
  const owner = accountId === null ? sql`account_id is null` : sql`account_id = ${accountId}`;
  const query = sql`
    select id, code_hash, terms_version, used_at, expires_at, created_at from one_time_codes
    where address = ${address} and purpose = ${purpose} and ${owner} order by id desc limit ${count}`;
  return (await ctx.tx.query<SentCode>(query)).rows;
}

/** The hash covers what the code is for: one sent for another purpose or address does not fit. */
function hashCode(secret: Buffer, { purpose, address, accountId }: CodeSubject, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, address, accountId, code]))
    .digest();
}
