import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { verificationContract } from '../verification.contract.ts';
import type { TeamParts } from './team.parts.ts';
import { lockCompany } from './team.queries.ts';
import { assertReason, emitDecision, tellDecision } from './verification-decision.ts';

type Input = ParsedInputOf<(typeof verificationContract)['POST /operator/companies/:id/revoke-verification']>;

/**
 * Takes the mark of a verified company back: its page, its jobs and search say so at once, its admins read why and can
 * submit again.
 */
export function createRevokeVerification(parts: TeamParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    assertReason(input, 'revoke');
    await lockCompany(ctx.tx, input.id);
    const company = await endMark(ctx, input.id);
    const verificationId = await keepReason(ctx, input);
    await ctx.emit('company.changed', { id: input.id });
    const { reason_name, reason } = input;
    const decision = { state: 'revoked' as const, companyId: input.id, company, verificationId, reason_name, reason };
    await emitDecision(ctx, decision);
    await tellDecision(ctx, parts, decision);
    return { state: 'revoked' as const };
  };
}

async function endMark(ctx: AccountWriteContext, companyId: number): Promise<string> {
  const { rows } = await ctx.tx.query<{ name: string; verified_at: Date | null }>(
    sql`select name, verified_at from companies where id = ${companyId} and status <> 'deleted'`,
  );
  const company = rows[0];
  if (!company) throw new AppError('notFound');
  if (company.verified_at === null) throw new AppError('alreadyDecided');
  await ctx.tx.query(sql`update companies set verified_at = null where id = ${companyId}`);
  return company.name;
}

/**
 * The submission that the mark rested on says from now on that it was taken back, by whom and why. A company that was
 * marked without one gets one, so that its admins read the reason where every other decision stands.
 */
async function keepReason(ctx: AccountWriteContext, { id, reason, reason_name }: Input): Promise<number> {
  const now = ctx.clock.now().toISOString();
  const by = ctx.viewer.accountId;
  const changed = await ctx.tx.query<{ id: number }>(sql`
    update company_verifications set state = 'revoked', reason = ${reason || null}, reason_name = ${reason_name},
      decided_by = ${by}, decided_at = ${now}
    where id = (select max(id) from company_verifications
      where company_id = ${id} and state = 'approved' and superseded_at is null)
    returning id`);
  if (changed.rows[0]) return changed.rows[0].id;
  const { id: revokedId } = await ctx.tx.queryOne<{ id: number }>(sql`
    insert into company_verifications (company_id, state, legal_name, registration_number, country_id, note,
      submitted_at, decided_by, decided_at, reason, reason_name)
    select id, 'revoked', coalesce(nullif(legal_name, ''), name), coalesce(registration_number, '--'),
      coalesce(register_country_id, country_id), '', created_at, ${by}, ${now}, ${reason || null}, ${reason_name}
    from companies where id = ${id} returning id`);
  return revokedId;
}
