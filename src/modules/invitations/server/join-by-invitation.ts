import type { EventMap } from '#src/kernel/events.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Uncounted } from '../invitation-rules.ts';
import { openAddressHash } from './address-hash.ts';
import { codeOfRequest, findInviter, plainName } from './arrival-cookie.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { judgeFriend } from './judge-friend.ts';

type Entered = EventMap['account.entered'];

interface Came {
  inviterId: number;
  emailInvitationId: number | null;
}

/**
 * Notes who invited somebody when they sign in for the first time: the link that their browser remembers, else the
 * newest invitation to their verified address. An account that was there before is noted as such, once.
 */
export async function joinByInvitation(tx: Transaction, parts: InvitationsParts, entered: Entered): Promise<void> {
  const { accountId, isNew, request } = entered;
  const came = await findHowTheyCame(tx, entered);
  if (!came || came.inviterId === accountId) return;
  const reason = isNew ? await judgeFriend(tx, came.inviterId, accountId, request) : 'existing';
  const now = parts.clock.now().toISOString();
  const network = request ? (await openAddressHash(tx)).network(request.ip) : null;
  const { rowCount } = await tx.query(sql`
    insert into invited_friends (invitee_id, inviter_id, email_invitation_id, state, reason, network, joined_at, settled_at)
    values (${accountId}, ${came.inviterId}, ${came.emailInvitationId}, ${reason ? 'not_counted' : 'joined'}, ${reason},
      ${network}, ${now}, ${reason ? now : null})
    on conflict (invitee_id) do nothing`);
  if (!rowCount) return;
  if (came.emailInvitationId !== null && isNew) {
    await tx.query(sql`update email_invitations set email = null where id = ${came.emailInvitationId}`);
  }
  await tellInviter(tx, parts, came.inviterId, accountId, reason);
}

/** Once for each friend, and at the end once more at most. */
export async function tellInviter(
  tx: Transaction,
  { notify }: InvitationsParts,
  inviterId: number,
  inviteeId: number,
  reason: Uncounted | null,
): Promise<void> {
  const { rows } = await tx.query<{ first: string; last: string }>(sql`
    select first_name as first, last_name as last from accounts where id = ${inviteeId}`);
  const name = rows[0] && reason !== 'existing' ? plainName(rows[0]) : '';
  const what = reason ?? 'joined';
  const dedupeKey = `friend:${inviteeId}:${what}`;
  await notify(tx, { accountId: inviterId, kind: 'friend', data: { what, name }, dedupeKey });
}

async function findHowTheyCame(tx: Transaction, { accountId, isNew, request }: Entered): Promise<Came | null> {
  const inviter = await findInviter(tx, codeOfRequest(request));
  if (!inviter && !isNew) return null;
  const { rows } = await tx.query<{ id: number; inviter_id: number }>(sql`
    select i.id, i.inviter_id from email_invitations i
    join accounts a on a.email = i.email and a.is_email_verify
    where a.id = ${accountId} order by i.inviter_id is not distinct from ${inviter?.id ?? null} desc, i.sent_at desc limit 1`);
  const [mailed] = rows;
  if (inviter)
    return { inviterId: inviter.id, emailInvitationId: mailed?.inviter_id === inviter.id ? mailed.id : null };
  return mailed ? { inviterId: mailed.inviter_id, emailInvitationId: mailed.id } : null;
}
