import { AppError } from '#src/kernel/errors.ts';
import { assertCanSend, hashToken, newToken, siteAddress } from '#src/modules/accounts/server/accounts.public.ts';
import { directionOf } from '#src/modules/options/languages.ts';
import type { Context, MemberContext, MemberWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OutgoingMessage } from '#src/platform/delivery/deliver.ts';
import { layOutEmail } from '#src/platform/delivery/email-layout.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { listOpen, MOST_INVITATIONS } from './invitations.queries.ts';
import { permissionsOf } from './team.policy.ts';
import { fullName } from './team.presenter.ts';
import { loadTeam, lockMembership, type MembershipRow } from './team.queries.ts';

const INVITATION_DAYS = 7;
const DAY = 86_400;
/** Nobody is flooded with mail in our name, whoever asks. */
const TO_ONE_ADDRESS = { max: 5, seconds: DAY };
export const BY_ONE_COMPANY = { max: 40, seconds: DAY };

export async function listInvitations(ctx: MemberContext) {
  const me = ctx.viewer.membership;
  if (!permissionsOf(me).decide_joiners) throw new AppError('noPermission');
  return listOpen(ctx, me.company_id);
}

/** Sends a colleague a link that lets them in once; asked again, a new link takes the old one's place. */
export function createInviteColleague(parts: InvitationsParts) {
  return async (ctx: MemberWriteContext, { email }: { email: string }) => {
    const me = await lockMembership(ctx);
    if (!permissionsOf(me).decide_joiners) throw new AppError('noPermission');
    assertCanSend(parts.deliver, 'email');
    const team = await loadTeam(ctx.tx, me.company_id);
    if (team.some((one) => one.email?.toLowerCase() === email)) throw new AppError('inviteeIsMember');
    const site = siteAddress(parts.publicUrl, ctx.request);
    const { invitations } = await listOpen(ctx, me.company_id);
    const isNew = !invitations.some((one) => one.email === email);
    if (isNew && invitations.length >= MOST_INVITATIONS) throw new AppError('invitationsLimit');
    await parts.limit.take([`invite-company ${me.company_id}`], BY_ONE_COMPANY);
    await parts.limit.take([`invite-address ${email}`], TO_ONE_ADDRESS);
    const until = new Date(ctx.clock.now().getTime() + INVITATION_DAYS * DAY * 1000);
    const token = await keepInvitation(ctx, me, email, until);
    const own = team.find((one) => one.account_id === me.account_id);
    const inviter = own ? fullName(own) : '';
    const language = await languageOf(ctx, email);
    const url = `${site}/${language}/employer/invitation/${token}`;
    await parts.deliver(
      ctx.tx,
      composeColleagueInvitation(parts, { email, language, url, inviter, company: me.company_name, until }),
    );
    return listOpen(ctx, me.company_id);
  };
}

async function keepInvitation(ctx: WriteContext, me: MembershipRow, email: string, until: Date): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  await ctx.tx.query(sql`
    insert into company_invitations (company_id, email, token_hash, invited_by, sent_at, expires_at, created_at)
    values (${me.company_id}, ${email}, ${hashToken(token)}, ${me.account_id}, ${now.toISOString()},
      ${until.toISOString()}, ${now.toISOString()})
    on conflict (company_id, email) where accepted_at is null and revoked_at is null do update
    set token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at`);
  return token;
}

/** Whoever has an account reads in their language, others in the language of who invites them. */
async function languageOf(ctx: Context, email: string): Promise<string> {
  const { rows } = await ctx.tx.query<{ language: string }>(sql`select language from accounts where email = ${email}`);
  return rows[0]?.language ?? ctx.locale.language;
}

interface Letter {
  email: string;
  language: string;
  url: string;
  inviter: string;
  company: string;
  until: Date;
}

export function composeColleagueInvitation(
  { texts }: Pick<InvitationsParts, 'texts'>,
  { email, language, url, inviter, company, until }: Letter,
): OutgoingMessage {
  const t = texts.translate(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  const values = { name: inviter || t('notices.somebody'), company, email };
  const content = layOutEmail({
    language,
    direction: directionOf(language),
    title: t('emails.invitation.title', values),
    paragraphs: [
      t('emails.invitation.body', values),
      t('emails.invitation.life', { date, email }),
      t('emails.invitation.stranger', values),
    ],
    button: { label: t('emails.invitation.button'), url },
    footer: t('emails.footer'),
  });
  return { channel: 'email', recipient: email, subject: t('emails.invitation.subject', values), ...content };
}

/** Takes an invitation back: its link is worth nothing from now on. */
export async function revokeInvitation(ctx: MemberWriteContext, { id }: { id: number }) {
  const me = await lockMembership(ctx);
  if (!permissionsOf(me).decide_joiners) throw new AppError('noPermission');
  const { rowCount } = await ctx.tx.query(sql`
    update company_invitations set revoked_at = ${ctx.clock.now().toISOString()}
    where id = ${id} and company_id = ${me.company_id} and accepted_at is null and revoked_at is null`);
  if (!rowCount) throw new AppError('notFound');
  return listOpen(ctx, me.company_id);
}
