import { createHmac } from 'node:crypto';
import type { Clock } from '#src/kernel/clock.ts';
import { readServerSecret } from '#src/modules/accounts/server/accounts.public.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { earn } from './earn.ts';
import { leaveWallet } from './leave-wallet.ts';
import type { NotifyOfPoints } from './points.notices.ts';

export function pointsListeners(clock: Clock, notify: NotifyOfPoints): Listeners {
  const settle = (tx: Transaction, accountId: number) => settleOnce(tx, notify, accountId, clock.now());
  return {
    'phone.verified': async (tx, verified) => {
      for (const { accountId } of verified) {
        await settle(tx, accountId);
        await settleFriend(tx, notify, accountId, clock.now());
      }
    },
    'invitation.completed': async (tx, completed) => {
      for (const { inviteeId, at } of completed) await settleFriend(tx, notify, inviteeId, at);
    },
    'profile.changed': async (tx, changed) => {
      for (const { accountId } of changed) await settle(tx, accountId);
    },
    'interview.attended': async (tx, attended) => {
      for (const { talentId, companyId } of attended) {
        if (companyId === null || !(await isVerified(tx, companyId))) continue;
        const earned = { accountId: talentId, rule: 'interview_attended', by: String(companyId) } as const;
        await earn(tx, notify, { ...earned, at: clock.now() });
      }
    },
    'account.leaving': async (tx, leavers) => {
      for (const { id, at } of leavers) await leaveWallet(tx, id, at);
    },
  };
}

interface Standing {
  /** Never null: only people with a number are asked for. */
  phone_num: string;
  is_profile_completed: boolean;
}

/**
 * What is given once in a life: for a verified number, and for a whole profile of someone with one. Both are keyed by
 * the number, so that another account with the same number earns nothing again.
 */
async function settleOnce(tx: Transaction, notify: NotifyOfPoints, accountId: number, at: Date): Promise<void> {
  const { rows } = await tx.query<Standing>(sql`
    select phone_num, is_profile_completed from accounts a
    where id = ${accountId} and role = 'talent' and is_mobile_verified and phone_num is not null
      and (select count(*) from point_wallets w join point_transactions t on t.wallet_id = w.id
        where w.account_id = a.id and t.kind in ('phone_verified', 'profile_completed')) < 2`);
  const [standing] = rows;
  if (!standing) return;
  const by = await markOf(tx, standing.phone_num);
  await earn(tx, notify, { accountId, rule: 'phone_verified', by, at });
  if (standing.is_profile_completed) await earn(tx, notify, { accountId, rule: 'profile_completed', by, at });
}

interface Brought {
  /** Never null: only rows that name one are asked for. */
  inviter_id: number;
  /** Never null: only people with a number are asked for. */
  phone_num: string;
}

/**
 * A friend who came by an invitation that counted, and has a verified number: keyed by that number, so that one person
 * with many addresses is one friend. Whichever comes last, the success or the number, brings the points.
 */
async function settleFriend(tx: Transaction, notify: NotifyOfPoints, inviteeId: number, at: Date): Promise<void> {
  const { rows } = await tx.query<Brought>(sql`
    select f.inviter_id, a.phone_num from invited_friends f join accounts a on a.id = f.invitee_id
    where f.invitee_id = ${inviteeId} and f.state = 'rewarded' and f.inviter_id is not null
      and a.is_mobile_verified and a.phone_num is not null`);
  for (const { inviter_id, phone_num } of rows) {
    const earned = { accountId: inviter_id, rule: 'friend_joined', by: await markOf(tx, phone_num) } as const;
    await earn(tx, notify, { ...earned, at });
  }
}

async function markOf(tx: Reader, number: string): Promise<string> {
  const key = await readServerSecret(tx, 'point-numbers');
  return createHmac('sha256', key).update(number).digest('base64url');
}

async function isVerified(tx: Reader, companyId: number): Promise<boolean> {
  const { rows } = await tx.query(sql`
    select from companies where id = ${companyId} and verified_at is not null and status = 'active'`);
  return rows.length > 0;
}
