import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as accountId } from '#src/kernel/row-id.ts';
import { named } from '#src/kernel/schemas.ts';
import { tidyText } from '#src/kernel/text.ts';
import { companyCard } from './company-card.ts';
import { socialNetworks } from './company-details.ts';
import { editableCompany, MOST_PICTURES } from './company-fields.ts';
import { reasonNames } from './verification-reasons.ts';
import { verificationState } from './verification-state.ts';

const position = z.string().overwrite(tidyText).min(1).max(100);
export const memberRole = z.enum(['recruiter', 'admin', 'coordinator']);

export const companyMember = z.object({
  account_id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  position: z.string(),
  role: memberRole,
  may_mask_salary: z.boolean(),
  /** May have candidates' profiles analysed. */
  may_analyse: z.boolean(),
  joined_at: z.iso.datetime(),
  is_me: z.boolean(),
  /** What the viewer may do with this member now. */
  may: z.object({ change: z.boolean(), remove: z.boolean(), receive_transfer: z.boolean() }),
});

const joinRequest = z.object({
  id: z.number().int(),
  company: companyCard,
  state: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  position: z.string(),
  message: z.string(),
  /** Why it was rejected, in the admin's words. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** From when the same company may be asked again after it has declined. */
  may_ask_at: z.iso.datetime().nullable(),
});

/** What someone may do for their company; the server asks the same rules again. */
export const companyPermissions = z.object({
  post_jobs: z.boolean(),
  manage_all_jobs: z.boolean(),
  mask_salary: z.boolean(),
  analyse_talents: z.boolean(),
  edit_company: z.boolean(),
  verify_company: z.boolean(),
  decide_joiners: z.boolean(),
  manage_members: z.boolean(),
  transfer: z.boolean(),
  /** Without naming a successor. */
  leave: z.boolean(),
  delete_company: z.boolean(),
});

/** A picture that stays is named by its id, a new one by its file. */
const albumWish = z
  .array(
    z
      .object({
        id: z.number().int().optional(),
        file_id: z.uuid().optional(),
        caption: z.string().trim().max(200).nullable().default(null),
      })
      .refine(({ id, file_id }) => (id === undefined) !== (file_id === undefined)),
  )
  .max(MOST_PICTURES);

export const membershipContract = {
  'GET /recruiters/me': endpoint({
    summary: 'The recruiter’s status: company, role, permissions, pending request, verification and job limit',
    access: 'role:recruiter',
    input: z.object({}),
    answer: z.object({
      membership: z
        .object({ company: companyCard, role: memberRole, position: z.string(), joined_at: z.iso.datetime() })
        .nullable(),
      /** The newest request to join, also a decided one, while there is no company. */
      join_request: joinRequest.nullable(),
      verification: z
        .object({
          state: verificationState,
          reason: z.string().nullable(),
          reason_name: z.enum(reasonNames).nullable(),
        })
        .nullable(),
      permissions: companyPermissions,
      /** `most` is null for a verified company. */
      jobs: z.object({ active: z.number().int(), most: z.number().int().nullable() }),
      waiting_joiners: z.number().int(),
    }),
    errors: [],
  }),
  'GET /recruiters/company/search': endpoint({
    summary: 'Companies by a part of the name, for someone who wants to join one',
    access: 'role:recruiter',
    input: z.object({ query: z.string().trim().min(2).max(120), country_id: z.coerce.number().int().optional() }),
    answer: z.object({ companies: z.array(companyCard.extend({ has_admin: z.boolean() })) }),
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /recruiters/company/create': endpoint({
    summary: 'Creates a company; whoever creates it becomes its coordinator',
    access: 'role:recruiter',
    input: editableCompany
      .pick({ name: true, country_id: true, industry_id: true, size_id: true })
      .extend(
        editableCompany
          .pick({ location_id: true, address: true, website: true, overview: true, is_agency: true })
          .partial().shape,
      )
      .extend({ position, is_not_listed: z.boolean().default(false) }),
    answer: z.object({ company: companyCard }),
    errors: ['companyAlreadyJoined', 'companyJoinPending', 'companyNameTaken'],
    limit: { max: 10, seconds: 3600 },
  }),
  'POST /recruiters/company/join': endpoint({
    summary: 'Asks to join a company; one of its admins decides',
    access: 'role:recruiter',
    input: z.object({ company_id: accountId, position, message: z.string().trim().max(500).default('') }),
    answer: z.object({ join_request: joinRequest }),
    errors: ['companyNotFound', 'companyAlreadyJoined', 'companyJoinPending', 'companyJoinRefused'],
    limit: { max: 20, seconds: 3600 },
  }),
  'POST /recruiters/company/join/withdraw': endpoint({
    summary: 'Withdraws the pending request',
    access: 'role:recruiter',
    input: z.object({}),
    answer: z.object({ is_withdrawn: z.boolean() }),
    errors: [],
  }),
  'GET /recruiters/company': endpoint({
    summary: 'Your company as it can be edited',
    access: 'member',
    input: z.object({}),
    answer: editableCompany.extend({
      id: z.number().int(),
      slug: z.string(),
      url: z.string(),
      logo_url: z.string(),
      is_verified: z.boolean(),
      /** As they stand, also from before there were rules for them. */
      website: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      social_media: z.partialRecord(z.enum(socialNetworks), z.string()),
      country: named,
      album: z.array(z.object({ id: z.number().int(), url: z.string(), caption: z.string().nullable() })),
      most_pictures: z.number().int(),
      most_stories: z.number().int(),
      /** Goes back with a change, so that a colleague's change in between is noticed. */
      revision: z.number().int(),
      edited_by: z.string().nullable(),
      edited_at: z.iso.datetime().nullable(),
    }),
    errors: ['companyNotFound'],
  }),
  'PATCH /recruiters/company': endpoint({
    summary:
      'Changes the company page; another name or register entry ends the verification, which was for the old one',
    access: 'member',
    input: editableCompany.partial().extend({
      /** What the change was made from; when the page has changed since, nothing is saved. */
      revision: z.number().int().optional(),
      logo_file_id: z.uuid().nullable().optional(),
      /** The whole album in its order; what is not named goes. */
      album: albumWish.optional(),
    }),
    answer: z.object({ company: companyCard, revision: z.number().int() }),
    errors: [
      'companyNotFound',
      'companyNameTaken',
      'companyVerificationPending',
      'companyChangedMeanwhile',
      'notFound',
    ],
    limit: { max: 60, seconds: 600 },
  }),
  'POST /recruiters/company/delete': endpoint({
    summary: 'Deletes the company and closes its jobs; only its coordinator may, and types its name',
    access: 'member',
    input: z.object({ name: z.string().max(120) }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['companyNotFound'],
  }),
  'GET /recruiters/company/members': endpoint({
    summary: 'Who hires for your company',
    access: 'member',
    input: z.object({}),
    answer: z.object({ members: z.array(companyMember) }),
    errors: ['companyNotFound'],
  }),
  'PATCH /recruiters/company/members/:id': endpoint({
    summary:
      "Changes a member's role, position or rights to mask salaries and to analyse candidates; the coordinator's role stays",
    access: 'member',
    input: z.object({
      id: accountId,
      role: z.enum(['recruiter', 'admin']).optional(),
      position: position.optional(),
      may_mask_salary: z.boolean().optional(),
      may_analyse: z.boolean().optional(),
    }),
    answer: z.object({ members: z.array(companyMember) }),
    errors: ['companyNotFound', 'notFound', 'coordinatorProtected', 'recruiterSelfVerification'],
  }),
  'DELETE /recruiters/company/members/:id': endpoint({
    summary: 'Removes a member; their jobs go to whoever removes them',
    access: 'member',
    input: z.object({ id: accountId }),
    answer: z.object({ members: z.array(companyMember) }),
    errors: ['companyNotFound', 'notFound', 'coordinatorProtected', 'adminMustTransfer'],
  }),
  'POST /recruiters/company/transfer': endpoint({
    summary: 'Hands over your role (admin or coordinator) to another member; you become a recruiter',
    access: 'member',
    input: z.object({ account_id: accountId }),
    answer: z.object({ members: z.array(companyMember) }),
    errors: ['companyNotFound', 'notFound'],
  }),
  'POST /recruiters/company/leave': endpoint({
    summary: 'Leaves the company; jobs and chats go to the successor, whom an admin or coordinator must name',
    access: 'member',
    input: z.object({ successor_id: accountId.optional() }),
    answer: z.object({ has_left: z.boolean() }),
    errors: ['companyNotFound', 'notFound', 'adminMustTransfer'],
  }),
  'GET /recruiters/company/join-requests': endpoint({
    summary: 'Requests to join, for admins: pending ones first, then those decided in the last 90 days',
    access: 'member',
    input: z.object({}),
    answer: z.object({
      requests: z.array(
        joinRequest.omit({ company: true, may_ask_at: true }).extend({
          account_id: z.number().int(),
          name: z.string(),
          email: z.string().nullable(),
          decided_by: z.string().nullable(),
        }),
      ),
    }),
    errors: ['companyNotFound'],
  }),
  'POST /recruiters/company/join-requests/:id/decide': endpoint({
    summary: 'An admin approves or declines a request; nobody decides their own',
    access: 'member',
    input: z.object({
      id: accountId,
      decision: z.enum(['approve', 'reject']),
      reason: z.string().trim().max(500).default(''),
    }),
    answer: z.object({ state: z.enum(['approved', 'rejected']) }),
    errors: ['companyNotFound', 'notFound', 'recruiterSelfVerification', 'companyAlreadyJoined', 'alreadyDecided'],
  }),
} satisfies Contract;

export type CompanyMember = z.infer<typeof companyMember>;
export type CompanyPermissions = z.infer<typeof companyPermissions>;
export type JoinRequest = z.infer<typeof joinRequest>;
export type AlbumWish = z.output<typeof albumWish>;

type MembershipContract = typeof membershipContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends MembershipContract {}
}
