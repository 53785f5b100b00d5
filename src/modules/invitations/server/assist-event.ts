import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { InvitationsParts } from './invitations.parts.ts';

const EVENT = 'sg-spring';
/** As the specification calls it. */
const COMPLETED_HERE = 'web_complete_profile';

type SpringEvent = NonNullable<InvitationsParts['springEvent']>;

export function isRunning(event: SpringEvent | undefined, now: Date): event is SpringEvent {
  return event !== undefined && now >= event.from && now < event.until;
}

interface Assist {
  inviterId: number;
  inviteeId: number;
  method?: string;
  at: Date;
}

/** Counts a friend for the event once, whoever tells of them first: the profile that was completed, or the call. */
export async function creditAssist(tx: Transaction, { inviterId, inviteeId, method, at }: Assist): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into event_assists (event, inviter_id, invitee_id, onboarded_method, created_at)
    values (${EVENT}, ${inviterId}, ${inviteeId}, ${method ?? COMPLETED_HERE}, ${at.toISOString()})
    on conflict (event, invitee_id) do nothing`);
  return (rowCount ?? 0) > 0;
}

export async function countAssists(tx: Reader, inviterId: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from event_assists where event = ${EVENT} and inviter_id = ${inviterId}`);
  return rows[0]?.count ?? 0;
}

/** TRK-07: credits who invited the account while the event runs, once for each they brought; otherwise says why not. */
export function createAssistEvent({ springEvent }: InvitationsParts) {
  return async (ctx: AccountWriteContext, { onboarded_method: method }: { onboarded_method: string }) => {
    const at = ctx.clock.now();
    const not = (status: 'not_running' | 'not_invited' | 'not_completed' | 'already_credited') =>
      ({ is_credited: false, status }) as const;
    if (!isRunning(springEvent, at)) return not('not_running');
    const inviteeId = ctx.viewer.accountId;
    const { rows } = await ctx.tx.query<{ inviter_id: number | null; state: string }>(sql`
      select inviter_id, state from invited_friends where invitee_id = ${inviteeId} and state <> 'not_counted'`);
    const inviterId = rows[0]?.inviter_id ?? null;
    if (inviterId === null) return not('not_invited');
    if (rows[0]?.state !== 'rewarded') return not('not_completed');
    const isNew = await creditAssist(ctx.tx, { inviterId, inviteeId, method, at });
    return isNew ? ({ is_credited: true, status: 'credited' } as const) : not('already_credited');
  };
}
