import { AppError } from '#src/kernel/errors.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TalentProfile } from '../talent-fields.ts';
import { COMPANY_INVITES_A_DAY, INVITES_A_DAY, REST_DAYS } from '../talent-rules.ts';

const DAY_MS = 24 * 3600_000;

interface Refusal {
  name: NonNullable<TalentProfile['invite_refusal']>;
  error: AppError;
  askAgainAt?: Date;
}

/** What the company has with a talent now. */
export interface Standing {
  isUnlocked: boolean;
  /** Their last invitation waits for an answer. */
  isInvited: boolean;
}

/** Why the company may not invite a talent now; the first reason that stands. Null when it may. */
export async function findInviteRefusal(
  ctx: MemberContext,
  accountId: number,
  { isUnlocked, isInvited }: Standing,
): Promise<Refusal | null> {
  const now = ctx.clock.now();
  if (!ctx.viewer.membership.is_verified)
    return { name: 'companyNotVerified', error: new AppError('companyNotVerified') };
  if (!isUnlocked) return { name: 'talentLocked', error: new AppError('talentLocked') };
  if (isInvited) return { name: 'talentInvitedAlready', error: new AppError('talentInvitedAlready') };
  const askAgainAt = await findRestEnd(ctx, accountId);
  if (askAgainAt && askAgainAt > now) {
    const error = new AppError('talentResting', { date: askAgainAt.toISOString().slice(0, 10) });
    return { name: 'talentResting', error, askAgainAt };
  }
  const { own, company } = await countToday(ctx);
  if (own < INVITES_A_DAY && company < COMPANY_INVITES_A_DAY) return null;
  const error = new AppError('inviteLimit', { max: INVITES_A_DAY, company_max: COMPANY_INVITES_A_DAY });
  return { name: 'inviteLimit', error };
}

/** Whoever has said no is left in peace for ninety days. */
async function findRestEnd(ctx: MemberContext, accountId: number): Promise<Date | null> {
  const { declined_at } = await ctx.tx.queryOne<{ declined_at: Date | null }>(sql`
    select max(answered_at) as declined_at from talent_invites
    where company_id = ${ctx.viewer.membership.company_id} and account_id = ${accountId} and state = 'declined'`);
  return declined_at && new Date(declined_at.getTime() + REST_DAYS * DAY_MS);
}

/** Invitations since midnight (UTC), of the viewer and of the company. */
async function countToday({ tx, viewer, clock }: MemberContext): Promise<{ own: number; company: number }> {
  const since = `${clock.now().toISOString().slice(0, 10)}T00:00:00Z`;
  return tx.queryOne<{ own: number; company: number }>(sql`
    select count(*) filter (where sent_by = ${viewer.accountId})::int as own, count(*)::int as company
    from talent_invites where company_id = ${viewer.membership.company_id} and created_at >= ${since}`);
}
