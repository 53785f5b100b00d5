import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { removePasskey } from '../passkeys/passkeys.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { forgetPlaces, rememberPlace } from '../sign-in/known-places.ts';
import { assertProved } from '../step-up/session-proof.ts';
import { tellOfChange } from '../step-up/settle-change.ts';
import { clearSessionCookies } from './open-session.ts';
import { distrustDevices } from './trusted-device.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/logout']>;

/**
 * Ends this session, or all of the account; then every device is new again and asks for the second factor. Passkeys are
 * no sessions: those that are named go too.
 */
export function createLogOut(parts: AccountsParts) {
  return async (ctx: WriteContext, { everywhere, remove_passkeys }: Input) => {
    if (ctx.viewer.accountId !== null && remove_passkeys.length > 0) {
      const account = await findOwnAccount(ctx);
      await assertProved(ctx, account);
      for (const id of remove_passkeys) await removePasskey(ctx, account.id, id);
      await tellOfChange(ctx, parts, account, 'passkey_removed');
    }
    return endSessions(ctx, everywhere);
  };
}

async function endSessions(ctx: WriteContext, everywhere: boolean) {
  const { accountId, sessionId } = ctx.viewer;
  clearSessionCookies(ctx);
  // A guest keeps nothing to be signed out of; the session and what hangs on it run out by themselves.
  if (accountId === null || sessionId === null) return { signed_out: 0 };
  const which = everywhere ? sql`account_id = ${accountId}` : sql`id = ${sessionId}`;
  const ended = await ctx.tx.query(sql`delete from sessions where ${which}`);
  if (everywhere) {
    await distrustDevices(ctx, accountId);
    await forgetPlaces(ctx, accountId);
    // Whoever asks for it is at home here, and strangers must not keep them out until they are back.
    await rememberPlace(ctx, accountId);
  }
  return { signed_out: ended.rowCount ?? 0 };
}
