import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { signInTickets } from './accounts.tables.ts';
import { hashToken, newToken } from './session-token.ts';

/** What each kind of ticket remembers, and for how many seconds it is good. */
interface Tickets {
  magic_link: { email: string; termsVersion: string | null; redirect: string | null };
  account_choice: { accountIds: number[] };
  two_factor: { accountId: number; by: string; isNewAccount: boolean };
}
type Kind = keyof Tickets;

export const TICKET_SECONDS: Record<Kind, number> = { magic_link: 900, account_choice: 600, two_factor: 600 };

/** Makes a secret for one step of a sign-in; only its hash is kept. */
export async function issueTicket<K extends Kind>(ctx: Context, kind: K, data: Tickets[K]): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  await ctx.tx.insert(signInTickets).values({
    kind,
    tokenHash: hashToken(token),
    data,
    expiresAt: new Date(now.getTime() + TICKET_SECONDS[kind] * 1000),
    createdAt: now,
  });
  return token;
}

/** Looks a ticket up and holds it until the end of the transaction. A token nobody gave out counts as run out. */
async function findTicket<K extends Kind>(ctx: Context, kind: K, token: string): Promise<Tickets[K]> {
  const [ticket] = await ctx.tx.select().from(signInTickets).where(matches(kind, token)).for('update');
  if (ticket?.usedAt) throw new AppError('otpUsed');
  if (!ticket || ticket.expiresAt <= ctx.clock.now()) throw new AppError('otpExpired');
  return ticket.data as Tickets[K];
}

/** Uses a ticket up; when the rest of the call fails, it is as good as before. */
export async function spendTicket<K extends Kind>(ctx: Context, kind: K, token: string): Promise<Tickets[K]> {
  const data = await findTicket(ctx, kind, token);
  await ctx.tx
    .update(signInTickets)
    .set({ usedAt: ctx.clock.now() })
    .where(and(matches(kind, token), isNull(signInTickets.usedAt)));
  return data;
}

function matches(kind: Kind, token: string) {
  return and(eq(signInTickets.kind, kind), eq(signInTickets.tokenHash, hashToken(token)));
}
