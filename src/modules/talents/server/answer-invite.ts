import { AppError } from '#src/kernel/errors.ts';
import { talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import { lockConversation, settleInvited, tellCardChanges } from '#src/modules/chat/server/chat.public.ts';
import { blockCompany } from '#src/modules/preferences/server/preferences.public.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { InviteState } from '../talent-rules.ts';
import type { TalentsParts } from './talents.parts.ts';

export interface OpenInvite {
  id: number;
  account_id: number;
  company_id: number;
  conversation_id: number;
  seq: number;
  state: InviteState;
  job_title: string;
  boss_id: number | null;
  first: string;
  last: string;
  name_shared_at: Date | null;
}

type AnswerParts = Pick<TalentsParts, 'publish' | 'notify'>;
type Asked = Pick<WriteContext, 'tx' | 'clock'>;

/** The talent's yes: the conversation goes on as any other, and the company reads their full name (PROF-04). */
export function createAcceptInvite(parts: TalentsParts) {
  return async (ctx: AccountWriteContext, { id }: { id: number }) => {
    const invite = await lockOwn(ctx, id);
    if (invite.state === 'accepted') return { conversation_id: invite.conversation_id };
    if (invite.state !== 'open') throw new AppError('inviteEnded');
    const conversation = await lockConversation(ctx.tx, invite.conversation_id, invite.account_id);
    if (!conversation || conversation.is_blocked || !conversation.is_other_there) throw new AppError('chatBlocked');
    await settleInvited(ctx.tx, invite.conversation_id, ctx.clock.now(), 'accepted');
    const shared = { ...invite, name_shared_at: ctx.clock.now() };
    await endInvites(ctx, parts, [shared], 'accepted');
    return { conversation_id: invite.conversation_id };
  };
}

/** A polite no; it costs nothing and counts nowhere. */
export function createDeclineInvite(parts: TalentsParts) {
  return async (ctx: AccountWriteContext, { id, block_company }: { id: number; block_company: boolean }) => {
    const invite = await lockOwn(ctx, id);
    if (invite.state !== 'open' && invite.state !== 'declined') throw new AppError('inviteEnded');
    if (invite.state === 'open') {
      await settleInvited(ctx.tx, invite.conversation_id, ctx.clock.now(), 'declined');
      await endInvites(ctx, parts, [invite], 'declined');
    }
    if (block_company) await blockCompany(ctx, { company_id: invite.company_id });
    return { is_declined: true };
  };
}

const columns = sql`v.id, v.account_id, v.company_id, v.conversation_id, v.seq, v.state, v.job_title, c.boss_id,
  a.first_name as first, a.last_name as last, c.name_shared_at`;

/** The conversation is locked first, as everywhere in chat. */
async function lockOwn({ tx, viewer }: AccountWriteContext, id: number): Promise<OpenInvite> {
  const [invite] = await lockInvites(tx, sql`v.id = ${id} and v.account_id = ${viewer.accountId}`, 1);
  if (!invite) throw new AppError('notFound');
  return invite;
}

/** Invitations with their conversations, locked until the transaction ends. */
export async function lockInvites(tx: Transaction, which: ReturnType<typeof sql>, most: number): Promise<OpenInvite[]> {
  const { rows } = await tx.query<OpenInvite>(sql`
    select ${columns} from talent_invites v join conversations c on c.id = v.conversation_id
      join accounts a on a.id = v.account_id
    where ${which} order by c.id limit ${most} for no key update of c, v`);
  return rows;
}

/**
 * Notes how invitations have ended, has their cards drawn anew on both sides, and tells the Bosses where they wait for it.
 * The caller holds them, and calls it once for all.
 */
export async function endInvites(
  ctx: Asked,
  { publish, notify }: AnswerParts,
  invites: readonly OpenInvite[],
  state: Exclude<InviteState, 'open'>,
): Promise<void> {
  if (invites.length === 0) return;
  await ctx.tx.query(sql`
    update talent_invites set state = ${state}, answered_at = ${ctx.clock.now().toISOString()}
    where id = any(${invites.map(({ id }) => id)}::bigint[])`);
  for (const invite of invites) {
    if (invite.boss_id === null || state === 'ended') continue;
    await notify(ctx.tx, {
      accountId: invite.boss_id,
      kind: 'talent_answer',
      data: {
        what: state,
        name: talentNameForEmployer({ ...invite, sharedAt: invite.name_shared_at }),
        job: invite.job_title,
        conversation_id: invite.conversation_id,
      },
      dedupeKey: `talent-invite:${invite.id}:${state}`,
    });
  }
  await tellCardChanges(ctx, publish, invites);
}
