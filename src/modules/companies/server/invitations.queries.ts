import { AppError } from '#src/kernel/errors.ts';
import { hashToken } from '#src/modules/accounts/server/accounts.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { fullName } from './team.presenter.ts';

export const MOST_INVITATIONS = 20;

export interface InvitationRow {
  id: number;
  company_id: number;
  company_name: string;
  email: string;
  invited_by: number | null;
  first_name: string | null;
  last_name: string | null;
  sent_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
}

const columns = sql`i.id, i.company_id, c.name as company_name, i.email, i.invited_by, a.first_name, a.last_name,
  i.sent_at, i.expires_at, i.accepted_at, i.revoked_at`;
const joined = sql`company_invitations i join companies c on c.id = i.company_id and c.status = 'active'
  left join accounts a on a.id = i.invited_by`;

/** The invitation behind a link; a token that nobody gave out finds none. */
export async function findInvitation(tx: Context['tx'], token: string): Promise<InvitationRow> {
  const { rows } = await tx.query<InvitationRow>(
    sql`select ${columns} from ${joined} where i.token_hash = ${hashToken(token)}`,
  );
  if (!rows[0]) throw new AppError('notFound');
  return rows[0];
}

export function stateOf({ accepted_at, revoked_at, expires_at }: InvitationRow, now: Date) {
  if (accepted_at !== null) return 'accepted' as const;
  if (revoked_at !== null) return 'revoked' as const;
  return expires_at <= now ? ('expired' as const) : ('open' as const);
}

export function inviterOf({ first_name, last_name }: InvitationRow): string | null {
  return first_name === null ? null : fullName({ first_name, last_name: last_name ?? '' });
}

/** Invitations of a company that were neither accepted nor taken back, newest first. */
export async function listOpen(ctx: { tx: Reader; clock: Context['clock'] }, companyId: number) {
  const { rows } = await ctx.tx.query<InvitationRow>(sql`
    select ${columns} from ${joined}
    where i.company_id = ${companyId} and i.accepted_at is null and i.revoked_at is null order by i.sent_at desc, i.id`);
  return {
    invitations: rows.map((row) => ({
      id: row.id,
      email: row.email,
      invited_by: inviterOf(row),
      sent_at: row.sent_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      is_expired: stateOf(row, ctx.clock.now()) === 'expired',
    })),
    most: MOST_INVITATIONS,
  };
}

/** Whether the address is the viewer's own for sure. */
export async function isOwnAddress(ctx: Context, email: string): Promise<boolean> {
  if (ctx.viewer.accountId === null) return false;
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from accounts where id = ${ctx.viewer.accountId} and is_email_verify and lower(email) = ${email}`);
  return Boolean(rowCount);
}
