import { mount } from '#src/platform/http/routes.ts';
import { membershipContract } from '../membership.contract.ts';
import { verificationContract } from '../verification.contract.ts';
import { createCreateCompany } from './create-company.ts';
import { createDeleteCompany } from './delete-company.ts';
import { createEditCompany, createGetOwnCompany } from './edit-company.ts';
import { createFindCompany } from './find-company.ts';
import { createGetEmployerMe } from './get-employer-me.ts';
import { createDecideJoinRequest, createJoinCompany, listJoinRequests, withdrawRequest } from './join-requests.ts';
import { changeMember, createLeaveCompany, createRemoveMember, listMembers, transferRole } from './members.ts';
import { createDecideVerification, createGetVerification, createListVerifications } from './operator-verifications.ts';
import { getVerification, submitVerification } from './submit-verification.ts';
import type { RecordAction, TeamParts } from './team.parts.ts';

/** A company's team and its verification. */
export function teamModule(parts: TeamParts) {
  return mount(membershipContract, {
    'GET /recruiters/me': createGetEmployerMe(parts),
    'GET /recruiters/company/search': createFindCompany(parts.namesIn),
    'POST /recruiters/company/create': createCreateCompany(parts),
    'POST /recruiters/company/join': createJoinCompany(parts),
    'POST /recruiters/company/join/withdraw': withdrawRequest,
    'GET /recruiters/company': createGetOwnCompany(parts),
    'PATCH /recruiters/company': createEditCompany(parts),
    'POST /recruiters/company/delete': createDeleteCompany(parts),
    'GET /recruiters/company/members': listMembers,
    'PATCH /recruiters/company/members/:id': changeMember,
    'DELETE /recruiters/company/members/:id': createRemoveMember(parts),
    'POST /recruiters/company/transfer': transferRole,
    'POST /recruiters/company/leave': createLeaveCompany(parts),
    'GET /recruiters/company/join-requests': listJoinRequests,
    'POST /recruiters/company/join-requests/:id/decide': createDecideJoinRequest(parts),
  });
}

export function verificationModule(parts: TeamParts, recordAction: RecordAction) {
  return mount(verificationContract, {
    'GET /recruiters/company/verification': getVerification,
    'POST /recruiters/company/verification': submitVerification,
    'GET /operator/verifications': createListVerifications(parts),
    'GET /operator/verifications/:id': createGetVerification(parts),
    'POST /operator/verifications/:id/decide': createDecideVerification(parts, recordAction),
  });
}
