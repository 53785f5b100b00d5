import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { type Account, accounts } from './accounts.tables.ts';
import type { ContactAddress } from './contact-address.ts';

/** The accounts an address leads to: one at most for an e-mail address, several perhaps for a number. */
export function findAccounts(ctx: Context, contact: ContactAddress): Promise<Account[]> {
  const owns =
    contact.channel === 'email'
      ? eq(accounts.email, contact.address)
      : and(eq(accounts.phoneNum, contact.address), eq(accounts.isMobileVerified, true));
  return ctx.tx.select().from(accounts).where(owns).orderBy(asc(accounts.id)).limit(20);
}

export async function findAccount(ctx: Pick<Context, 'tx'>, id: number): Promise<Account | undefined> {
  const [account] = await ctx.tx.select().from(accounts).where(eq(accounts.id, id));
  return account;
}
