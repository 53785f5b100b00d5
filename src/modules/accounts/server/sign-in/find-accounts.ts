import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type Account, accountColumns } from '../accounts.tables.ts';
import type { ContactAddress } from '../codes/contact-address.ts';

/** The accounts an address leads to: one at most for an e-mail address, several perhaps for a number. */
export async function findAccounts(ctx: Context, contact: ContactAddress): Promise<Account[]> {
  const owns =
    contact.channel === 'email'
      ? sql`email = ${contact.address}`
      : sql`phone_num = ${contact.address} and is_mobile_verified`;
  const { rows } = await ctx.tx.query<Account>(
    sql`select ${accountColumns} from accounts where ${owns} order by id limit 20`,
  );
  return rows;
}

export async function findAccount(ctx: Pick<Context, 'tx'>, id: number): Promise<Account | undefined> {
  const query = sql`select ${accountColumns} from accounts where id = ${id}`;
  return (await ctx.tx.query<Account>(query)).rows[0];
}
