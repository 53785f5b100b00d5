import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { hashToken } from '../sessions/session-token.ts';
import { knownMark, markBrowser, tokenOfMark } from './browser-mark.ts';
import { assertSignedOut, passFirstFactor, stillWaiting } from './complete-sign-in.ts';
import { findAccount } from './find-accounts.ts';
import { findSteps, rememberStep } from './pending-steps.ts';

type StartInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/qr/start']>;
type ConfirmInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/qr/confirm']>;
type StatusInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/qr/status']>;

const QR_SECONDS = 120;

/**
 * The code is shown as a picture for all to see; the secret stays in the browser that gets the session. A page that is
 * loaded anew goes on with the code it showed before: the phone may have confirmed it meanwhile.
 */
export async function startQrLogin(ctx: WriteContext, { device_name }: StartInput) {
  assertSignedOut(ctx);
  const shown = await findShown(ctx);
  if (shown) return shown;
  const code = randomBytes(16).toString('base64url');
  const mark = await markBrowser(ctx);
  const secret = tokenOfMark(mark, 'qr', code);
  const now = ctx.clock.now();
  await rememberStep(ctx, mark, 'qr', { code }, QR_SECONDS);
  const deviceName = device_name ?? ctx.request.header('user-agent')?.slice(0, 200) ?? null;
  const expiresAt = new Date(now.getTime() + QR_SECONDS * 1000);
  await ctx.tx.query(sql`
    insert into qr_logins (code, secret_hash, device_name, expires_at, created_at)
    values (${code}, ${hashToken(secret)}, ${deviceName}, ${expiresAt}, ${now})`);
  return { code, secret, expires_in: QR_SECONDS };
}

/** The code that this browser has on its screen, if a phone could still confirm it. */
async function findShown(ctx: Context) {
  const [mark, { qr }] = [knownMark(ctx), await findSteps(ctx)];
  if (!mark || !qr) return undefined;
  const now = ctx.clock.now();
  const query = sql`select expires_at from qr_logins where code = ${qr.code} and used_at is null and expires_at > ${now}`;
  const [login] = (await ctx.tx.query<{ expires_at: Date }>(query)).rows;
  if (!login) return undefined;
  const expires_in = Math.ceil((login.expires_at.getTime() - now.getTime()) / 1000);
  return { code: qr.code, secret: tokenOfMark(mark, 'qr', qr.code), expires_in };
}

/** First tells the phone which device asks; with `confirm` it lets that device in. A repeat says the same again. */
export async function confirmQrLogin(ctx: AccountWriteContext, { code, confirm }: ConfirmInput) {
  const login = await findLive(ctx, code);
  const device_name = login.device_name ?? '';
  if (login.confirmed_at) {
    if (login.account_id !== ctx.viewer.accountId) throw new AppError('otpUsed');
    return { device_name, is_confirmed: true };
  }
  if (!confirm) return { device_name, is_confirmed: false };
  await ctx.tx.query(sql`
    update qr_logins set account_id = ${ctx.viewer.accountId}, confirmed_at = ${ctx.clock.now()} where id = ${login.id}`);
  return { device_name, is_confirmed: true };
}

/** The desktop asks again and again until the phone has confirmed; then it is signed in, once. */
export function createCheckQrLogin(parts: AccountsParts) {
  return async (ctx: WriteContext, input: StatusInput) => {
    assertSignedOut(ctx);
    const login = await findLive(ctx, input.code);
    if (!timingSafeEqual(login.secret_hash, hashToken(input.secret))) throw new AppError('notFound');
    const account = login.account_id === null ? undefined : await findAccount(ctx, login.account_id);
    if (!login.confirmed_at || !account) return { ...stillWaiting(), status: 'waiting' as const };
    await ctx.tx.query(sql`update qr_logins set used_at = ${ctx.clock.now()} where id = ${login.id}`);
    return { ...(await passFirstFactor(ctx, parts, account, 'qr_code', input)), status: 'confirmed' as const };
  };
}

interface QrLogin {
  id: number;
  secret_hash: Buffer;
  account_id: number | null;
  device_name: string | null;
  confirmed_at: Date | null;
  used_at: Date | null;
  expires_at: Date;
}

async function findLive(ctx: WriteContext, code: string): Promise<QrLogin> {
  const query = sql`
    select id, secret_hash, account_id, device_name, confirmed_at, used_at, expires_at from qr_logins
    where code = ${code} for update`;
  const [login] = (await ctx.tx.query<QrLogin>(query)).rows;
  if (!login) throw new AppError('notFound');
  if (login.used_at) throw new AppError('otpUsed');
  if (login.expires_at <= ctx.clock.now()) throw new AppError('otpExpired');
  return login;
}
