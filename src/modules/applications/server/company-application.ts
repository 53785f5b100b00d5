import { AppError } from '#src/kernel/errors.ts';
import { assertOnTeam, isResumeHiddenIn } from '#src/modules/chat/server/chat.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CompanyApplication } from '../applications.contract.ts';
import { findApplication, loadApplications } from './applications.queries.ts';

/** EMP-04: the application of a conversation for the company's people who may read that. */
export async function getCompanyApplication(ctx: AccountContext, { id }: { id: number }) {
  await assertOnTeam(ctx, id);
  const found = await findApplication(ctx.tx, { conversationId: id });
  return { application: found ? await readForCompany(ctx, found.id) : null };
}

export async function readForCompany(ctx: AccountContext, id: number): Promise<CompanyApplication> {
  const [application] = await loadApplications(ctx.tx, [id]);
  if (!application) throw new AppError('notFound');
  const conversationId = application.conversation_id;
  const { rows } = await ctx.tx.query<{
    boss_id: number | null;
    is_hidden: boolean;
    stage: 'shortlisted' | 'not_suitable' | null;
    due_at: Date | null;
  }>(sql`
    select c.boss_id, ${isResumeHiddenIn(sql`c.id`)} as is_hidden, d.stage, d.due_at
    from conversations c left join application_decisions d on d.application_id = ${id} where c.id = ${conversationId}`);
  const [facts] = rows;
  const decision = facts?.stage && facts.due_at ? { stage: facts.stage, due_at: facts.due_at.toISOString() } : null;
  return {
    ...application,
    documents: facts?.is_hidden === false ? application.documents : [],
    decision,
    may_decide: facts?.boss_id === ctx.viewer.accountId,
  };
}
