import { mount } from '#src/platform/http/routes.ts';
import { invitationsContract } from '../invitations.contract.ts';
import { membershipContract } from '../membership.contract.ts';
import { verificationContract } from '../verification.contract.ts';
import { createAcceptInvitation, createProveInvitation, createReadInvitation } from './accept-invitation.ts';
import { createCreateCompany } from './create-company.ts';
import { createDecideVerification } from './decide-verification.ts';
import { deleteCompany } from './delete-company.ts';
import { createEditCompany } from './edit-company.ts';
import { createFindCompany } from './find-company.ts';
import { createGetEmployerMe } from './get-employer-me.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { createInviteColleague, listInvitations, revokeInvitation } from './invite-colleague.ts';
import { createDecideJoinRequest, createJoinCompany, listJoinRequests, withdrawRequest } from './join-requests.ts';
import { createLeaveCompany } from './leave-company.ts';
import { changeMember, createTransferRole, listMembers, removeMember } from './members.ts';
import { createFindCompanies, createInspectCompany } from './operator-companies.ts';
import { createGetVerification, createListVerifications } from './operator-verifications.ts';
import { createGetOwnCompany } from './own-company.ts';
import { createRevokeVerification } from './revoke-verification.ts';
import { createGetOwnVerification, createSubmitVerification } from './submit-verification.ts';
import type { TeamParts } from './team.parts.ts';

/** A company's team and its verification. */
export function teamRoutes(parts: TeamParts) {
  return mount(membershipContract, {
    'GET /recruiters/me': createGetEmployerMe(parts),
    'GET /recruiters/company/search': createFindCompany(parts.namesIn),
    'POST /recruiters/company/create': createCreateCompany(parts),
    'POST /recruiters/company/join': createJoinCompany(parts),
    'POST /recruiters/company/join/withdraw': withdrawRequest,
    'GET /recruiters/company': createGetOwnCompany(parts),
    'PATCH /recruiters/company': createEditCompany(parts),
    'POST /recruiters/company/delete': deleteCompany,
    'GET /recruiters/company/members': listMembers,
    'PATCH /recruiters/company/members/:id': changeMember,
    'DELETE /recruiters/company/members/:id': removeMember,
    'POST /recruiters/company/transfer': createTransferRole(parts),
    'POST /recruiters/company/leave': createLeaveCompany(parts),
    'GET /recruiters/company/join-requests': listJoinRequests,
    'POST /recruiters/company/join-requests/:id/decide': createDecideJoinRequest(parts),
  });
}

export function invitationsRoutes(parts: InvitationsParts) {
  return mount(invitationsContract, {
    'GET /recruiters/company/invitations': listInvitations,
    'POST /recruiters/company/invitations': createInviteColleague(parts),
    'POST /recruiters/company/invitations/:id/revoke': revokeInvitation,
    'GET /recruiters/invitations/:token': createReadInvitation(parts),
    'POST /recruiters/invitations/:token/code': createProveInvitation(parts),
    'POST /recruiters/invitations/:token/accept': createAcceptInvitation(parts),
  });
}

export function verificationRoutes(parts: TeamParts) {
  return mount(verificationContract, {
    'GET /recruiters/company/verification': createGetOwnVerification(parts),
    'POST /recruiters/company/verification': createSubmitVerification(parts),
    'GET /operator/verifications': createListVerifications(parts),
    'GET /operator/verifications/:id': createGetVerification(parts),
    'POST /operator/verifications/:id/decide': createDecideVerification(parts),
    'GET /operator/companies': createFindCompanies(parts),
    'GET /operator/companies/:id': createInspectCompany(parts),
    'POST /operator/companies/:id/revoke-verification': createRevokeVerification(parts),
  });
}
