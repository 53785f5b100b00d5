import { isShown } from '#src/modules/accounts/server/accounts.public.ts';
import { grantVip } from '#src/modules/vip/server/vip.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { REWARD_MONTHS } from '../invitation-rules.ts';
import { plainName } from './arrival-cookie.ts';
import { creditAssist, isRunning } from './assist-event.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { tellInviter } from './join-by-invitation.ts';
import { judgeFriend } from './judge-friend.ts';
import { judgeInviter } from './judge-inviter.ts';

interface Complete {
  invitee_id: number;
  inviter_id: number | null;
  first: string;
  last: string;
  inviter_first: string | null;
  inviter_last: string | null;
  /** Null when the inviter's account is gone. */
  is_inviter_here: boolean | null;
}

/**
 * VIP-01: once an invited friend has a complete profile and a verified address, both get their month, in the transaction
 * that completed it. Whoever is suspended gets none, and their friend loses nothing by it. The row's lock and state let one of any number of parallel completions through.
 */
export async function rewardFriends(tx: Transaction, parts: InvitationsParts, accountIds: number[]): Promise<void> {
  const { rows } = await tx.query<Complete>(sql`
    select f.invitee_id, f.inviter_id, a.first_name as first, a.last_name as last, by.first_name as inviter_first,
      by.last_name as inviter_last, ${isShown('by')} as is_inviter_here
    from invited_friends f join accounts a on a.id = f.invitee_id left join accounts by on by.id = f.inviter_id
    where f.invitee_id = any(${accountIds}::bigint[]) and f.state = 'joined' and a.is_profile_completed
      and (a.is_email_verify or a.is_mobile_verified) and a.status = 'active'
    for update of f`);
  for (const row of rows) await settle(tx, parts, row);
}

async function settle(tx: Transaction, parts: InvitationsParts, row: Complete): Promise<void> {
  const { invitee_id: inviteeId, inviter_id: inviterId } = row;
  const at = parts.clock.now();
  const uncounted = await judgeFriend(tx, inviterId, inviteeId);
  const reason = uncounted ?? (inviterId === null ? null : await judgeInviter(tx, inviterId, at));
  await tx.query(sql`
    update invited_friends set state = ${reason ? 'not_counted' : 'rewarded'}, reason = ${reason},
      settled_at = ${at.toISOString()} where invitee_id = ${inviteeId}`);
  if (reason && inviterId !== null) await tellInviter(tx, parts, inviterId, inviteeId, reason);
  if (uncounted) return;
  const inviter = plainName({ first: row.inviter_first ?? '', last: row.inviter_last ?? '' });
  await give(tx, parts, { accountId: inviteeId, kind: 'invited', inviteeId, name: inviter, at });
  // Their friend was promised a month, and may know nothing of what the inviter does.
  if (reason) return;
  if (inviterId !== null && row.is_inviter_here) {
    await give(tx, parts, { accountId: inviterId, kind: 'inviter', inviteeId, name: plainName(row), at });
    if (isRunning(parts.springEvent, at)) await creditAssist(tx, { inviterId, inviteeId, at });
  }
  await tx.emit('invitation.completed', { inviterId, inviteeId, at });
}

interface Reward {
  accountId: number;
  kind: 'invited' | 'inviter';
  inviteeId: number;
  /** Of the other one. */
  name: string;
  at: Date;
}

async function give(tx: Transaction, { notify }: InvitationsParts, reward: Reward): Promise<void> {
  const { accountId, kind, inviteeId, name, at } = reward;
  const source = `invitation:${inviteeId}`;
  const until = await grantVip(tx, { accountId, kind, months: REWARD_MONTHS, source, at });
  if (!until) return;
  const data = { what: kind, until: until.toISOString(), name };
  await notify(tx, { accountId, kind: 'vip', data, dedupeKey: `vip:${source}` });
}
