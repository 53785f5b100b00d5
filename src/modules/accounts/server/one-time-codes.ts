import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { oneTimeCodes } from './accounts.tables.ts';
import { takeTry } from './take-try.ts';

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
export async function lockAddress(ctx: Context, address: string): Promise<void> {
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
}

/** Refuses a message that is one too many for its address or network. */
export async function takeSend(ctx: Context, limit: AttemptLimit, address: string, isOwn = true): Promise<void> {
  await takeTry(ctx, limit, { kind: 'send', address, keys: [`send ${address}`], isOwn });
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
  ctx: Context,
  parts: CodeParts,
  subject: CodeSubject,
  terms: string | null,
  mayResume = false,
): Promise<IssuedCode> {
  await lockAddress(ctx, subject.address);
  const now = ctx.clock.now();
  const [newest] = await findCodes(ctx, subject, 1);
  const wait = newest ? waitAfter(newest.createdAt, now) : 0;
  if (newest && wait > 0) {
    if (!mayResume || newest.usedAt || newest.expiresAt <= now) {
      throw new AppError('tooManyAttempts', { retry_after: wait });
    }
    return { code: null, retryAfter: wait, expiresIn: secondsUntil(newest.expiresAt, now) };
  }
  await takeSend(ctx, parts.limit, subject.address, isOwnAddress(subject));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await ctx.tx.insert(oneTimeCodes).values({
    purpose: subject.purpose,
    address: subject.address,
    accountId: subject.accountId,
    codeHash: hashCode(await parts.secrets.read(ctx.tx, CODE_KEY), subject, code),
    termsVersion: terms,
    expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
    createdAt: now,
  });
  return { code, retryAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS };
}

/** Seconds until another code may be asked for, while the one that was sent last is still good. */
export async function waitOfLiveCode(ctx: Context, subject: CodeSubject): Promise<number | undefined> {
  const now = ctx.clock.now();
  const [newest] = await findCodes(ctx, subject, 1);
  if (!newest || newest.usedAt || newest.expiresAt <= now) return undefined;
  return Math.max(0, waitAfter(newest.createdAt, now));
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
export async function spendCode(
  ctx: Context,
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
  const taken = await takeTry(ctx, parts.limit, { kind: 'guess', address, keys, isOwn: isOwnAddress(subject) });
  await lockAddress(ctx, subject.address);
  const hash = hashCode(await parts.secrets.read(ctx.tx, CODE_KEY), subject, code);
  const codes = await findCodes(ctx, subject, REMEMBERED);
  const at = codes.findIndex((one) => timingSafeEqual(one.codeHash, hash));
  const found = codes[at];
  if (!found) throw new AppError('otpIncorrect');
  if (found.usedAt) throw new AppError('otpUsed');
  if (at > 0 || found.expiresAt <= ctx.clock.now()) throw new AppError('otpExpired');
  await ctx.tx.update(oneTimeCodes).set({ usedAt: ctx.clock.now() }).where(eq(oneTimeCodes.id, found.id));
  await taken.giveBack();
  return { termsVersion: found.termsVersion };
}

function findCodes(ctx: Context, { purpose, address, accountId }: CodeSubject, count: number) {
  const owner = accountId === null ? isNull(oneTimeCodes.accountId) : eq(oneTimeCodes.accountId, accountId);
  return ctx.tx
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.address, address), eq(oneTimeCodes.purpose, purpose), owner))
    .orderBy(desc(oneTimeCodes.id))
    .limit(count);
}

/** The hash covers what the code is for: one sent for another purpose or address does not fit. */
function hashCode(secret: Buffer, { purpose, address, accountId }: CodeSubject, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, address, accountId, code]))
    .digest();
}
