import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { qrLogins } from './accounts.tables.ts';
import { knownMark, markBrowser, tokenOfMark } from './browser-mark.ts';
import { assertSignedOut, passFirstFactor, stillWaiting } from './complete-sign-in.ts';
import { findAccount } from './find-accounts.ts';
import { findSteps, rememberStep } from './pending-steps.ts';
import { hashToken } from './session-token.ts';

type StartInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/qr/start']>;
type ConfirmInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/qr/confirm']>;
type StatusInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/qr/status']>;

const QR_SECONDS = 120;

/**
 * The code is shown as a picture for all to see; the secret stays in the browser that gets the session. A page that is
 * loaded anew goes on with the code it showed before: the phone may have confirmed it meanwhile.
 */
export async function startQrLogin(ctx: Context, { device_name }: StartInput) {
  assertSignedOut(ctx);
  const shown = await findShown(ctx);
  if (shown) return shown;
  const code = randomBytes(16).toString('base64url');
  const mark = await markBrowser(ctx);
  const secret = tokenOfMark(mark, 'qr', code);
  const now = ctx.clock.now();
  await rememberStep(ctx, mark, 'qr', { code }, QR_SECONDS);
  await ctx.tx.insert(qrLogins).values({
    code,
    secretHash: hashToken(secret),
    deviceName: device_name ?? ctx.request.header('user-agent')?.slice(0, 200),
    expiresAt: new Date(now.getTime() + QR_SECONDS * 1000),
    createdAt: now,
  });
  return { code, secret, expires_in: QR_SECONDS };
}

/** The code that this browser has on its screen, if a phone could still confirm it. */
async function findShown(ctx: Context) {
  const [mark, { qr }] = [knownMark(ctx), await findSteps(ctx)];
  if (!mark || !qr) return undefined;
  const now = ctx.clock.now();
  const isLive = and(eq(qrLogins.code, qr.code), isNull(qrLogins.usedAt), gt(qrLogins.expiresAt, now));
  const [login] = await ctx.tx.select({ expiresAt: qrLogins.expiresAt }).from(qrLogins).where(isLive);
  if (!login) return undefined;
  const expires_in = Math.ceil((login.expiresAt.getTime() - now.getTime()) / 1000);
  return { code: qr.code, secret: tokenOfMark(mark, 'qr', qr.code), expires_in };
}

/** First tells the phone which device asks; with `confirm` it lets that device in. A repeat says the same again. */
export async function confirmQrLogin(ctx: Context, { code, confirm }: ConfirmInput) {
  const login = await findLive(ctx, code);
  const device_name = login.deviceName ?? '';
  if (login.confirmedAt) {
    if (login.accountId !== ctx.viewer.accountId) throw new AppError('otpUsed');
    return { device_name, is_confirmed: true };
  }
  if (!confirm) return { device_name, is_confirmed: false };
  await ctx.tx
    .update(qrLogins)
    .set({ accountId: ctx.viewer.accountId, confirmedAt: ctx.clock.now() })
    .where(eq(qrLogins.id, login.id));
  return { device_name, is_confirmed: true };
}

/** The desktop asks again and again until the phone has confirmed; then it is signed in, once. */
export function createCheckQrLogin(parts: AccountsParts) {
  return async (ctx: Context, input: StatusInput) => {
    assertSignedOut(ctx);
    const login = await findLive(ctx, input.code);
    if (!timingSafeEqual(login.secretHash, hashToken(input.secret))) throw new AppError('notFound');
    const account = login.accountId === null ? undefined : await findAccount(ctx, login.accountId);
    if (!login.confirmedAt || !account) return { ...stillWaiting(), status: 'waiting' as const };
    await ctx.tx.update(qrLogins).set({ usedAt: ctx.clock.now() }).where(eq(qrLogins.id, login.id));
    return { ...(await passFirstFactor(ctx, parts, account, 'qr_code', input)), status: 'confirmed' as const };
  };
}

async function findLive(ctx: Context, code: string) {
  const [login] = await ctx.tx.select().from(qrLogins).where(eq(qrLogins.code, code)).for('update');
  if (!login) throw new AppError('notFound');
  if (login.usedAt) throw new AppError('otpUsed');
  if (login.expiresAt <= ctx.clock.now()) throw new AppError('otpExpired');
  return login;
}
