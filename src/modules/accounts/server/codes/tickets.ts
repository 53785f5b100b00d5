import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { SocialProvider } from '../../social-providers.ts';
import type { ActingRole } from '../sessions/open-session.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

/** What each kind of ticket remembers, and for how many seconds it is good. */
interface Tickets {
  magic_link: { email: string; termsVersion: string | null; redirect: string | null; browser?: string };
  account_choice: { accountIds: number[]; role?: ActingRole };
  two_factor: { accountId: number; by: string; isNewAccount: boolean; role?: ActingRole };
  /** A trip to a provider; `accountId` is who was signed in when it began. */
  social_start: {
    provider: SocialProvider;
    redirect: string | null;
    accountId: number | null;
    role?: ActingRole;
  };
  social_result: SocialResult;
  passkey_register: { accountId: number };
  passkey_sign_in: Record<string, never>;
  passkey_proof: { accountId: number; sessionId: number };
  hand_over: { accountId: number; host: string; redirect: string | null; role?: ActingRole };
  identity_start: { accountId: number; redirectUri: string };
  identity_result: { accountId: number; idHash: string; isNameMatch: boolean };
}
type Kind = keyof Tickets;

/** Who came back from a provider, for the browser that had gone there only. */
export interface SocialResult {
  provider: SocialProvider;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  redirect: string | null;
  accountId: number | null;
  /** The hash of the cookie that the trip began with. */
  browser: string;
}

type Asker = Pick<Context, 'tx' | 'clock'>;
/** A ticket is one row, which may be written on its own. */
type Store = Pick<Context, 'clock'> & { tx: Database | Transaction };

export const TICKET_SECONDS: Record<Kind, number> = {
  magic_link: 900,
  account_choice: 600,
  two_factor: 600,
  social_start: 600,
  social_result: 900,
  passkey_register: 300,
  passkey_sign_in: 300,
  passkey_proof: 300,
  hand_over: 60,
  identity_start: 600,
  identity_result: 600,
};

/** Makes a secret for one step of a sign-in, or takes one that was worked out; only its hash is kept. */
export async function issueTicket<K extends Kind>(
  ctx: Store,
  kind: K,
  data: Tickets[K],
  token: string = newToken(),
): Promise<string> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + TICKET_SECONDS[kind] * 1000);
  await ctx.tx.query(sql`
    insert into sign_in_tickets (kind, token_hash, data, expires_at, created_at)
    values (${kind}, ${hashToken(token)}, ${JSON.stringify(data)}, ${expiresAt}, ${now})`);
  return token;
}

/** Looks a ticket up and holds it until the end of the transaction. A token nobody gave out counts as run out. */
export async function findTicket<K extends Kind>(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  kind: K,
  token: string,
): Promise<Tickets[K]> {
  const ticket = await lookUp(ctx, kind, token, sql`for update`);
  if (ticket?.used_at) throw new AppError('otpUsed');
  if (!ticket || ticket.expires_at <= ctx.clock.now()) throw new AppError('otpExpired');
  return ticket.data;
}

/** What a ticket is good for, if it still is; nothing is held or used up. */
export async function peekTicket<K extends Kind>(ctx: Asker, kind: K, token: string): Promise<Tickets[K] | undefined> {
  const ticket = await lookUp(ctx, kind, token);
  if (!ticket || ticket.used_at || ticket.expires_at <= ctx.clock.now()) return undefined;
  return ticket.data;
}

/** Uses a ticket up; when the rest of the call fails, it is as good as before. */
export async function consumeTicket<K extends Kind>(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  kind: K,
  token: string,
): Promise<Tickets[K]> {
  const data = await findTicket(ctx, kind, token);
  await ctx.tx.query(sql`
    update sign_in_tickets set used_at = ${ctx.clock.now()} where ${matches(kind, token)} and used_at is null`);
  return data;
}

interface SentLink {
  usedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
}

/** The last link to an address, used or not. */
export async function findNewestLink({ tx }: Asker, email: string) {
  const query = sql`
    select used_at as "usedAt", created_at as "createdAt", expires_at as "expiresAt" from sign_in_tickets
    where kind = 'magic_link' and data ->> 'email' = ${email} order by id desc limit 1`;
  return (await tx.query<SentLink>(query)).rows[0];
}

interface TicketRow<K extends Kind> {
  data: Tickets[K];
  used_at: Date | null;
  expires_at: Date;
}

async function lookUp<K extends Kind>(ctx: Asker, kind: K, token: string, lock = sql``) {
  const query = sql`select data, used_at, expires_at from sign_in_tickets where ${matches(kind, token)} ${lock}`;
  return (await ctx.tx.query<TicketRow<K>>(query)).rows[0];
}

function matches(kind: Kind, token: string): Sql {
  return sql`kind = ${kind} and token_hash = ${hashToken(token)}`;
}
