import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { tidyText } from '#src/kernel/text.ts';
import { codeField, emailField } from '#src/modules/accounts/account-fields.ts';
import { companyCard } from './company-card.ts';

const token = z.string().min(20).max(100);

const invitation = z.object({
  id: z.number().int(),
  email: z.string(),
  invited_by: z.string().nullable(),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
});

const openInvitations = z.object({
  /** Neither accepted nor taken back; newest first. */
  invitations: z.array(invitation),
  most: z.number().int(),
});

export const invitationsContract = {
  'GET /recruiters/company/invitations': endpoint({
    summary: 'Colleagues invited by email who have not joined yet; company admins only',
    access: 'member',
    input: z.object({}),
    answer: openInvitations,
    errors: ['companyNotFound'],
  }),
  'POST /recruiters/company/invitations': endpoint({
    summary: 'Invites a colleague by email, or sends a new link that replaces the old one',
    access: 'member',
    input: z.object({ email: emailField }),
    answer: openInvitations,
    errors: ['companyNotFound', 'invitationsLimit', 'inviteeIsMember', 'otpNotSent'],
    limit: { max: 60, seconds: 3600 },
  }),
  'POST /recruiters/company/invitations/:id/revoke': endpoint({
    summary: 'Cancels an invitation: its link stops working',
    access: 'member',
    input: z.object({ id }),
    answer: openInvitations,
    errors: ['companyNotFound', 'notFound'],
  }),
  'GET /recruiters/invitations/:token': endpoint({
    summary: 'What an invitation says to whoever opens its link',
    access: 'anyone',
    input: z.object({ token }),
    answer: z.object({
      state: z.enum(['open', 'expired', 'revoked', 'accepted']),
      company: companyCard,
      invited_by: z.string().nullable(),
      /** In full for its owner; others see its first letter and its domain. */
      email: z.string(),
      /** Whether it was sent to the viewer's own confirmed address. */
      is_own_address: z.boolean(),
      expires_at: z.iso.datetime(),
    }),
    errors: ['notFound'],
    limit: { max: 60, seconds: 600 },
  }),
  'POST /recruiters/invitations/:token/code': endpoint({
    summary: 'Sends a code to the invited address, for someone who has signed in with another one',
    access: 'account',
    input: z.object({ token }),
    answer: z.object({ retry_after: z.number().int() }),
    errors: ['notFound', 'invitationEnded', 'otpNotSent'],
  }),
  'POST /recruiters/invitations/:token/accept': endpoint({
    summary:
      'Joins the company without further approval; the invited address must belong to the account or be confirmed',
    access: 'account',
    input: z.object({
      token,
      position: z.string().overwrite(tidyText).min(1).max(100),
      code: codeField.optional(),
    }),
    answer: z.object({ company: companyCard }),
    errors: [
      'notFound',
      'invitationEnded',
      'invitationAddressUnproven',
      'companyAlreadyJoined',
      'otpIncorrect',
      'otpUsed',
      'otpExpired',
    ],
    limit: { max: 60, seconds: 3600 },
  }),
} satisfies Contract;

export type OpenInvitation = z.infer<typeof invitation>;

type InvitationsContract = typeof invitationsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends InvitationsContract {}
}
