import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isUniqueViolation } from '#src/platform/database/unique-violation.ts';
import type { verificationContract } from '../verification.contract.ts';
import { verificationChecks } from '../verification-reasons.ts';
import type { TeamParts } from './team.parts.ts';
import { lockCompany } from './team.queries.ts';
import { findSubmissions } from './verification.queries.ts';
import { assertReason, emitDecision, tellDecision } from './verification-decision.ts';

type Input = ParsedInputOf<(typeof verificationContract)['POST /operator/verifications/:id/decide']>;

/** Decides about a submission once, with a reason and a line in the audit log; the company's admins are told. */
export function createDecideVerification(parts: TeamParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    assertReason(input, input.decision);
    if (input.decision === 'approve') assertChecked(input.checks);
    // The company first, as everyone else does who changes it: two who wait for each other never happen.
    await lockCompanyOf(ctx, input.id);
    const { rows } = await ctx.tx.query<{ company_id: number; company: string; state: string }>(sql`
      select v.company_id, c.name as company, v.state from company_verifications v
      join companies c on c.id = v.company_id where v.id = ${input.id} for update of v`);
    const found = rows[0];
    if (!found) throw new AppError('notFound');
    if (found.state !== 'pending') throw new AppError('alreadyDecided');
    const state = input.decision === 'approve' ? ('approved' as const) : ('rejected' as const);
    await ctx.tx.query(sql`
      update company_verifications set state = ${state}, reason = ${input.reason || null},
        reason_name = ${input.reason_name}, decided_by = ${ctx.viewer.accountId},
        decided_at = ${ctx.clock.now().toISOString()} where id = ${input.id}`);
    if (state === 'approved') await markVerified(ctx, found.company_id, input.id);
    const decision = { ...input, state, companyId: found.company_id, company: found.company, verificationId: input.id };
    await emitDecision(ctx, decision, input.checks);
    await tellDecision(ctx, parts, decision);
    return { state };
  };
}

function assertChecked(checks: Input['checks']): void {
  if (verificationChecks.every((check) => checks.includes(check))) return;
  throw new AppError('validationFailed', {}, [{ field: 'checks', problem: 'required' }]);
}

async function lockCompanyOf(ctx: AccountWriteContext, verificationId: number): Promise<void> {
  const [found] = await findSubmissions(ctx.tx, sql`v.id = ${verificationId}`);
  if (!found) throw new AppError('notFound');
  await lockCompany(ctx.tx, found.company_id);
}

/** One register entry verifies one company: the unique index has the last word, also between parallel decisions. */
async function markVerified(ctx: AccountWriteContext, companyId: number, id: number): Promise<void> {
  try {
    await ctx.tx.query(sql`
      update companies c set verified_at = ${ctx.clock.now().toISOString()}, legal_name = v.legal_name,
        registration_number = v.registration_number, register_country_id = v.country_id
      from company_verifications v where v.id = ${id} and c.id = v.company_id`);
  } catch (error) {
    if (isUniqueViolation(error, 'companies_verified_registration')) throw new AppError('registrationTaken');
    throw error;
  }
  await ctx.emit('company.changed', { id: companyId });
}
