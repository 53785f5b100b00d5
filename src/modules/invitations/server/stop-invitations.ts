import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { openAddressHash } from './address-hash.ts';

export async function getStopped(ctx: Context, { token }: { token: string }) {
  const hash = await readHash(ctx.tx, token);
  const { rowCount } = await ctx.tx.query(sql`select 1 from invitation_refusals where address_hash = ${hash}`);
  return { is_stopped: (rowCount ?? 0) > 0 };
}

/** The address behind the token hears no more invitations, whoever asks; a second time changes nothing. */
export async function stopInvitations(ctx: WriteContext, { token, stop }: { token: string; stop: boolean }) {
  const hash = await readHash(ctx.tx, token);
  if (stop) {
    await ctx.tx.query(sql`
      insert into invitation_refusals (address_hash, created_at) values (${hash}, ${ctx.clock.now().toISOString()})
      on conflict (address_hash) do nothing`);
  } else {
    await ctx.tx.query(sql`delete from invitation_refusals where address_hash = ${hash}`);
  }
  return { is_stopped: stop };
}

async function readHash(tx: Reader, token: string): Promise<Buffer> {
  const hash = (await openAddressHash(tx)).readStopToken(token);
  if (!hash) throw new AppError('linkExpired');
  return hash;
}
