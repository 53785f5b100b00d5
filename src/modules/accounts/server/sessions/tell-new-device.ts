import { createHash } from 'node:crypto';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type MountedModule, type MountedVerb, writes } from '#src/platform/http/routes.ts';
import type { NotifyAccount } from '../accounts.notices.ts';
import { hashToken, SESSION_COOKIE } from './session-token.ts';

/**
 * Whichever way someone comes in, a device that the account has not met is told of. Every way in ends with a new session
 * cookie in the answer's way, so the verbs need not know of this.
 */
export function withDeviceNotice(module: MountedModule, notify: NotifyAccount | undefined): MountedModule {
  if (!notify) return module;
  const routes = Object.entries(module.routes).map(([key, verb]) => [key, watch(verb, notify)] as const);
  return { ...module, routes: Object.fromEntries(routes) };
}

function watch(verb: MountedVerb, notify: NotifyAccount): MountedVerb {
  // Who only reads lets nobody in.
  if (verb.onlyReads) return verb;
  return writes(async (ctx, input) => {
    let token: string | undefined;
    const watched: typeof ctx = Object.create(ctx, {
      setCookie: {
        value: (change: Parameters<WriteContext['setCookie']>[0]) => {
          if (change.name === SESSION_COOKIE && change.maxAge > 0) token = change.value;
          ctx.setCookie(change);
        },
      },
    });
    const answer = await verb.run(watched, input);
    const isSignedIn = (answer as { is_signed_in?: unknown } | null)?.is_signed_in === true;
    if (token && isSignedIn) await tellOfDevice(ctx, token, notify);
    return answer;
  }, verb.run.before);
}

interface Row {
  id: number;
  account_id: number | null;
  device_name: string | null;
  device_uuid: string | null;
}

async function tellOfDevice(ctx: WriteContext, token: string, notify: NotifyAccount): Promise<void> {
  const { rows } = await ctx.tx.query<Row>(sql`
    select id, account_id, device_name, device_uuid from sessions where token_hash = ${hashToken(token)}`);
  const session = rows[0];
  if (!session?.account_id) return;
  const device = createHash('sha256')
    .update(session.device_uuid ?? session.device_name ?? '')
    .digest();
  const { rows: met } = await ctx.tx.query<{ devices: number; is_known: boolean }>(sql`
    select count(*)::int as devices, coalesce(bool_or(device_hash = ${device}), false) as is_known
    from known_devices where account_id = ${session.account_id}`);
  if (met[0]?.is_known) return;
  await ctx.tx.query(sql`
    insert into known_devices (account_id, device_hash, created_at)
    values (${session.account_id}, ${device}, ${ctx.clock.now().toISOString()}) on conflict do nothing`);
  // The first device of an account is how it came to be, no news.
  if (!met[0]?.devices) return;
  const news = { device: session.device_name ?? '', session_id: session.id };
  await notify(ctx.tx, { accountId: session.account_id, kind: 'sign_in_new_device', data: news });
}
