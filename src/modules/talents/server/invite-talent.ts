import { AppError } from '#src/kernel/errors.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import { cleanText, openInvited, settleInvited } from '#src/modules/chat/server/chat.public.ts';
import { hasContactDetails } from '#src/modules/wording/server/wording.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TalentInvitation } from '../talent-fields.ts';
import { INVITE_DAYS, LONGEST_INVITE } from '../talent-rules.ts';
import { findInviteRefusal } from './invite-rules.ts';
import { loadInvites, loadUnlocks, presentInvitation } from './present-talents.ts';
import { readTalentNumbers } from './talent-numbers.ts';
import type { TalentsParts } from './talents.parts.ts';
import { lockBalance } from './unlock-credits.ts';
import { assertVerified, assertVisible } from './visible-talents.ts';

const DAY_MS = 24 * 3600_000;

interface Input {
  id: string;
  job_id: number;
  message: string;
}

interface InviteJob {
  id: number;
  title: string;
  status: 'open' | 'on_hold' | 'closed';
  company_id: number;
  company_name: string;
}

/**
 * EMP-03: invites a talent to chat about an open job of one's own. The conversation is chat's own, begun by the Boss with
 * this card, and rests until the talent answers: nobody waits in it and no meter counts it (TRU-01, TRU-02).
 */
export function createInviteTalent(parts: TalentsParts) {
  return async (ctx: MemberWriteContext, input: Input): Promise<{ invitation: TalentInvitation }> => {
    assertVerified(ctx.viewer);
    const { membership, accountId: bossId } = ctx.viewer;
    const { company_id: companyId } = membership;
    const talentId = (await readTalentNumbers(parts.secrets, ctx.tx, companyId)).accountOf(input.id);
    const text = readMessage(input.message);
    const at = ctx.clock.now();
    // Invitations of one company follow each other, so that its limits hold.
    await lockBalance(ctx.tx, companyId, at);
    await assertVisible(ctx.tx, ctx.viewer, talentId);
    const refusal = await findInviteRefusal(ctx, talentId, {
      isUnlocked: (await loadUnlocks(ctx, [talentId])).has(talentId),
      isInvited: (await loadInvites(ctx, [talentId])).get(talentId)?.state === 'open',
    });
    if (refusal) throw refusal.error;
    const job = await findOpenJob(ctx, input.job_id);
    const conversationId = await openInvited(ctx.tx, { talentId, bossId, job, at });
    if (conversationId === null) throw new AppError('talentTalking');
    const closesAt = new Date(at.getTime() + INVITE_DAYS * DAY_MS).toISOString();
    const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
      insert into talent_invites (company_id, account_id, sent_by, job_id, job_title, company_name, conversation_id,
        created_at, closes_at)
      values (${companyId}, ${talentId}, ${bossId}, ${job.id}, ${job.title}, ${job.company_name}, ${conversationId},
        ${at.toISOString()}, ${closesAt})
      returning id`);
    const { seq } = await parts.postCard(ctx, { conversationId, kind: 'talent_invite', id, text });
    await ctx.tx.query(sql`update talent_invites set seq = ${seq} where id = ${id}`);
    await settleInvited(ctx.tx, conversationId, at, 'waits');
    const me = await ctx.tx.queryOne<{ first: string; last: string }>(sql`
      select first_name as first, last_name as last from accounts where id = ${bossId}`);
    await parts.notify(ctx.tx, {
      accountId: talentId,
      kind: 'talent_invite',
      data: { name: shortName(me), company: job.company_name, job: job.title, conversation_id: conversationId },
      dedupeKey: `talent-invite:${id}`,
    });
    const invite = (await loadInvites(ctx, [talentId])).get(talentId);
    if (!invite) throw new Error(`Invitation ${id} is gone`);
    return { invitation: presentInvitation(invite) };
  };
}

/** What is written to somebody who has not asked for it leads nobody away from here, as with greetings (CHAT-04). */
function readMessage(message: string): string {
  const text = cleanText(message);
  if (text === '') throw new AppError('messageEmpty');
  if ([...text].length > LONGEST_INVITE) throw new AppError('messageTooLong');
  if (hasContactDetails(text)) throw new AppError('contactDetailsInMessage');
  return text;
}

/** Locked, so that it is not closed before the invitation is written. */
async function findOpenJob({ tx, viewer }: MemberWriteContext, id: number): Promise<InviteJob> {
  const { rows } = await tx.query<InviteJob>(sql`
    select j.id, j.title, j.status, j.company_id, co.name as company_name
    from jobs j join companies co on co.id = j.company_id
    where j.id = ${id} and j.company_id = ${viewer.membership.company_id} and j.recruiter_id = ${viewer.accountId}
      and not j.is_hidden and j.deleted_at is null for share of j`);
  const [job] = rows;
  if (!job) throw new AppError('jobNotFound');
  if (job.status === 'closed') throw new AppError('jobClosed');
  if (job.status === 'on_hold') throw new AppError('jobOnHold');
  return job;
}
