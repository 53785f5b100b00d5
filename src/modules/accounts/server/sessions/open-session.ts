import type { Context, WriteContext } from '#src/platform/context.ts';
import { type ColumnValues, insertColumns, setColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Account, ProvedBy } from '../accounts.tables.ts';
import { moveGuestRows } from '../sign-in/move-guest-rows.ts';
import {
  AUTH_STATUS_COOKIE,
  hashToken,
  newToken,
  OPERATOR_SECONDS,
  SESSION_COOKIE,
  SESSION_SECONDS,
} from './session-token.ts';

export type ActingRole = 'talent' | 'recruiter' | undefined;

/** What comes with any way of signing in: the device, and as whom to go on. */
export interface Arrival extends DeviceFacts {
  role?: ActingRole;
}

interface DeviceFacts {
  fcm_token_web?: string;
  device_name?: string;
  device_type?: string;
  device_uuid?: string;
  device_udid?: string;
}

export type SignedInBy =
  | 'email_code'
  | 'phone_code'
  | 'password'
  | 'magic_link'
  | 'qr_code'
  | 'social'
  | 'passkey'
  | 'hand_over';

/**
 * First factors that show something the owner had before. A QR code only says that another session said yes, a hand-over
 * likewise, and an account elsewhere may let in whoever sits at the machine: these sign in and prove nothing.
 */
function provedBy(by: SignedInBy): ProvedBy | null {
  return by === 'qr_code' || by === 'hand_over' || by === 'social' ? null : by;
}

/** What the session notes: nothing when the account acts as what it is. */
export function actingRole(account: Account, role: ActingRole): 'talent' | 'recruiter' | null {
  return role && account.role !== 'operator' && account.role !== role ? role : null;
}

/**
 * Opens a session for the account. A guest's session becomes the account's under a new token: whoever knew the old one
 * is left with nothing, and what the guest did comes along.
 */
export async function openSession(
  ctx: WriteContext,
  account: Account,
  by: SignedInBy,
  arrival: Arrival,
  hasPassedFactor: boolean,
): Promise<Date> {
  const accountId = account.id;
  const token = newToken();
  const now = ctx.clock.now();
  const seconds = account.role === 'operator' ? OPERATOR_SECONDS : SESSION_SECONDS;
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const values = {
    token_hash: hashToken(token),
    account_id: accountId,
    acting_role: actingRole(account, arrival.role),
    guest_role: null,
    country_id: ctx.locale.countryId,
    language_id: ctx.locale.languageId,
    ...describeDevice(ctx, arrival),
    signed_in_at: now,
    signed_in_by: by,
    proved_by: provedBy(by),
    proved_at: provedBy(by) && now,
    factor_proved_at: hasPassedFactor || by === 'passkey' ? now : null,
    last_seen_at: now,
    expires_at: expiresAt,
  };
  if (!(await takeOver(ctx, accountId, values)))
    await ctx.tx.query(sql`insert into sessions ${insertColumns({ ...values, created_at: now })}`);
  setSessionCookies(ctx, token, 'user');
  return expiresAt;
}

async function takeOver(ctx: WriteContext, accountId: number, values: ColumnValues): Promise<boolean> {
  const { sessionId } = ctx.viewer;
  if (sessionId === null) return false;
  const { rowCount } = await ctx.tx.query(
    sql`update sessions set ${setColumns(values)} where id = ${sessionId} and account_id is null`,
  );
  if (rowCount === 0) return false;
  await moveGuestRows(ctx.tx, sessionId, accountId, ctx.clock.now());
  return true;
}

function describeDevice(ctx: Context, device: DeviceFacts) {
  return {
    fcm_token_web: device.fcm_token_web,
    device_name: device.device_name ?? ctx.request.header('user-agent')?.slice(0, 200),
    device_type: device.device_type,
    device_uuid: device.device_uuid ?? ctx.request.header('device_uuid')?.slice(0, 100),
    device_udid: device.device_udid,
  };
}

/** Whoever else is signed in to the account is signed out. */
export async function endOtherSessions(ctx: WriteContext, accountId: number): Promise<void> {
  await ctx.tx.query(sql`
    delete from sessions where account_id = ${accountId} and id is distinct from ${ctx.viewer.sessionId}`);
}

/**
 * Gives the present session a new token, after a change that makes the old one worth more. The old one is kept for the
 * calls that are under way (`findSession`).
 */
export async function renewSession(ctx: WriteContext): Promise<void> {
  if (ctx.viewer.sessionId === null) return;
  const token = newToken();
  await ctx.tx.query(sql`
    update sessions set token_hash = ${hashToken(token)}, previous_token_hash = token_hash, renewed_at = ${ctx.clock.now()}
    where id = ${ctx.viewer.sessionId}`);
  setSessionCookies(ctx, token, 'user');
}

function setSessionCookies(ctx: Context, token: string, status: 'user' | 'guest'): void {
  ctx.setCookie({ name: SESSION_COOKIE, value: token, maxAge: SESSION_SECONDS, httpOnly: true });
  ctx.setCookie({ name: AUTH_STATUS_COOKIE, value: status, maxAge: SESSION_SECONDS, httpOnly: false });
}

/** Takes the session from the browser; `expired` lets the page say why. */
export function clearSessionCookies(ctx: Context, status?: 'expired'): void {
  ctx.setCookie({ name: SESSION_COOKIE, value: '', maxAge: 0, httpOnly: true });
  const maxAge = status ? SESSION_SECONDS : 0;
  ctx.setCookie({ name: AUTH_STATUS_COOKIE, value: status ?? '', maxAge, httpOnly: false });
}
