import { AppError } from '#src/kernel/errors.ts';
import { isShown } from '#src/modules/accounts/server/accounts.public.ts';
import type { MemberViewer } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

/** Only a company that was looked at may look at people. */
export function assertVerified({ membership }: MemberViewer): void {
  if (!membership.is_verified) throw new AppError('companyNotVerified');
}

/**
 * The one rule of whom a company may see, for a query with `talent_search t` and `accounts a`. Asked anew at every look, so
 * that a block, a suspension or a hidden resume counts at once (SET-04, PROF-04): nobody who has blocked the company or
 * hides from it, nobody who and someone of the company have blocked each other, and nobody of the company itself.
 */
export function isVisible({ accountId, membership }: MemberViewer): Sql {
  const companyId = membership.company_id;
  return sql`a.role = 'talent' and ${isShown('a')} and (a.is_email_verify or a.is_mobile_verified)
    and a.id <> ${accountId}
    and not exists (select from blocked_companies b where b.account_id = t.account_id and b.company_id = ${companyId})
    and not exists (
      select from resume_hidden_companies h where h.account_id = t.account_id and h.company_id = ${companyId})
    and not exists (select from chat_blocks b join company_members m on m.account_id = b.blocked_id
      where b.blocker_id = t.account_id and m.company_id = ${companyId})
    and not exists (select from chat_blocks b join company_members m on m.account_id = b.blocker_id
      where b.blocked_id = t.account_id and m.company_id = ${companyId})
    and not exists (
      select from company_members m where m.account_id = t.account_id and m.company_id = ${companyId})`;
}

/** Whether the company may see this one now; with a reason that does not tell why not. */
export async function assertVisible(tx: Reader, viewer: MemberViewer, accountId: number): Promise<void> {
  const { rowCount } = await tx.query(sql`
    select 1 from talent_search t join accounts a on a.id = t.account_id
    where t.account_id = ${accountId} and ${isVisible(viewer)}`);
  if (!rowCount) throw new AppError('talentGone');
}
