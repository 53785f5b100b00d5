import { AppError } from '#src/kernel/errors.ts';
import { talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Conversation } from '../../chat-fields.ts';
import { presentConversations } from '../chat.presenter.ts';
import { isCompanyBlocked } from '../conversations/blocked-company.queries.ts';
import { isReadAlong } from '../conversations/visible-conversation.ts';

export interface TeamConversation {
  id: number;
  talent_id: number | null;
  boss_id: number | null;
  company_id: number;
  job_title: string;
  company_name: string;
  waiting_since: Date | null;
  boss_wrote_at: Date | null;
  nudged_at: Date | null;
  first: string | null;
  last: string | null;
  name_shared_at: Date | null;
  is_blocked: boolean;
}

/** A conversation of the viewer's company that they have or read along, locked before any inbox is. */
export async function lockTeamConversation(ctx: AccountWriteContext, id: number): Promise<TeamConversation> {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<TeamConversation>(sql`
    select c.id, c.talent_id, c.boss_id, c.company_id, c.job_title, c.company_name, c.waiting_since, c.boss_wrote_at,
      c.nudged_at, talent.first_name as first, talent.last_name as last, c.name_shared_at,
      exists (select from chat_blocks b where (b.blocker_id, b.blocked_id) in
        ((c.talent_id, c.boss_id), (c.boss_id, c.talent_id))) or ${isCompanyBlocked()} as is_blocked
    from conversations c left join accounts talent on talent.id = c.talent_id
    where c.id = ${id} and c.talent_id is distinct from ${accountId} and exists (
      select from company_members seat where seat.account_id = ${accountId} and seat.company_id = c.company_id)
      and (c.boss_id = ${accountId} or ${isReadAlong(accountId, ctx.clock.now())})
    for no key update of c`);
  if (!rows[0]) throw new AppError('notFound');
  return rows[0];
}

/** The talent as a colleague is told of them. */
export function talentName({ first, last, name_shared_at: sharedAt }: TeamConversation): string {
  return talentNameForEmployer({ first, last, sharedAt });
}

export interface Colleague {
  account_id: number;
  first: string;
  last: string;
}

/** Someone who hires for the company now and can be reached. */
export async function findColleague(ctx: AccountContext, companyId: number, accountId: number): Promise<Colleague> {
  const [found] = await findColleagues(ctx, companyId, [accountId]);
  if (!found) throw new AppError('notFound');
  return found;
}

/** Those of them who hire for the company now and can be reached. */
export async function findColleagues(
  ctx: AccountContext,
  companyId: number,
  accountIds: number[],
): Promise<Colleague[]> {
  const { rows } = await ctx.tx.query<Colleague>(sql`
    select a.id as account_id, a.first_name as first, a.last_name as last from company_members m join accounts a on a.id = m.account_id
    where m.company_id = ${companyId} and a.id = any(${accountIds}::bigint[]) and a.status = 'active' and a.deleted_at is null`);
  return rows;
}

/** The conversation as the viewer has it now. */
export async function readView(ctx: AccountContext, conversationId: number): Promise<Conversation> {
  const wanted = [{ accountId: ctx.viewer.accountId, conversationId }];
  const [view] = await presentConversations(ctx.tx, ctx.clock.now(), wanted);
  if (!view) throw new AppError('notFound');
  return view.conversation;
}
