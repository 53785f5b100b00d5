import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { type Account, type ProvedBy, sessions } from './accounts.tables.ts';
import { moveGuestRows } from './move-guest-rows.ts';
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
  ctx: Context,
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
    tokenHash: hashToken(token),
    accountId,
    actingRole: actingRole(account, arrival.role),
    guestRole: null,
    countryId: ctx.locale.countryId,
    languageId: ctx.locale.languageId,
    ...describeDevice(ctx, arrival),
    signedInAt: now,
    signedInBy: by,
    provedBy: provedBy(by),
    provedAt: provedBy(by) && now,
    factorProvedAt: hasPassedFactor || by === 'passkey' ? now : null,
    lastSeenAt: now,
    expiresAt,
  };
  if (!(await takeOver(ctx, accountId, values))) await ctx.tx.insert(sessions).values({ ...values, createdAt: now });
  setSessionCookies(ctx, token, 'user');
  return expiresAt;
}

async function takeOver(ctx: Context, accountId: number, values: Partial<typeof sessions.$inferInsert>) {
  const { sessionId } = ctx.viewer;
  if (sessionId === null) return false;
  const guest = and(eq(sessions.id, sessionId), isNull(sessions.accountId));
  const taken = await ctx.tx.update(sessions).set(values).where(guest).returning({ id: sessions.id });
  if (taken.length === 0) return false;
  await moveGuestRows(ctx.tx, sessionId, accountId);
  return true;
}

function describeDevice(ctx: Context, device: DeviceFacts) {
  return {
    fcmTokenWeb: device.fcm_token_web,
    deviceName: device.device_name ?? ctx.request.header('user-agent')?.slice(0, 200),
    deviceType: device.device_type,
    deviceUuid: device.device_uuid ?? ctx.request.header('device_uuid')?.slice(0, 100),
    deviceUdid: device.device_udid,
  };
}

/** Whoever else is signed in to the account is signed out. */
export async function endOtherSessions(ctx: Context, accountId: number): Promise<void> {
  await ctx.tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, ctx.viewer.sessionId ?? 0)));
}

/** Gives the present session a new token, after a change that makes the old one worth more. */
export async function renewSession(ctx: Context): Promise<void> {
  if (ctx.viewer.sessionId === null) return;
  const token = newToken();
  await ctx.tx
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, ctx.viewer.sessionId));
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
