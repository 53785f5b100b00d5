import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { decisionReasons, type ReasonName } from '../verification-reasons.ts';
import type { TeamParts } from './team.parts.ts';
import { listAdminIds } from './team.queries.ts';

interface Words {
  reason_name: ReasonName | null;
  reason: string;
}

export interface Decision extends Words {
  state: 'approved' | 'rejected' | 'revoked';
  companyId: number;
  company: string;
  /** Null for a company whose mark rests on no submission. */
  verificationId: number | null;
}

const SHORTEST_REASON = 3;

/** Nothing is decided without a reason: one of the list for such a decision, or words of one's own. */
export function assertReason({ reason_name, reason }: Words, decision: keyof typeof decisionReasons): void {
  const list: readonly ReasonName[] = decisionReasons[decision];
  if (reason_name !== null && !list.includes(reason_name)) {
    throw new AppError('validationFailed', {}, [{ field: 'reason_name', problem: 'invalidChoice' }]);
  }
  const isTooShort = reason === '' ? reason_name === null : reason.length < SHORTEST_REASON;
  if (isTooShort) throw new AppError('validationFailed', {}, [{ field: 'reason', problem: 'required' }]);
}

export async function emitDecision(
  ctx: AccountWriteContext,
  { state, companyId, company, verificationId, reason_name: reasonName, reason }: Decision,
  checks?: readonly string[],
): Promise<void> {
  const by = { operatorId: ctx.viewer.accountId, at: ctx.clock.now() };
  const decision = { state, companyId, company, verificationId, reasonName, reason, checks };
  await ctx.emit('verification.decided', { ...decision, ...by });
}

/** The company's admins hear of it, and their open pages at once. */
export async function tellDecision(ctx: AccountWriteContext, { notify }: TeamParts, decision: Decision): Promise<void> {
  const { state, companyId, company, verificationId, reason_name, reason } = decision;
  const data = { company, outcome: state, reason, reason_name };
  const dedupeKey = `company_verification:${verificationId ?? `company-${companyId}`}:${state}`;
  for (const accountId of await listAdminIds(ctx.tx, companyId)) {
    await notify(ctx.tx, { accountId, kind: 'company_verification', data, dedupeKey });
  }
}
