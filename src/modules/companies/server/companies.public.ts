export { companiesNotices } from './companies.notices.ts';
export type { LoadReplies } from './companies.parts.ts';
export { companyUrl, logoUrl, presentCompanyCard } from './companies.presenter.ts';
export { type CompanyRow, findMember, loadCompanies } from './companies.queries.ts';
export { companiesModule } from './companies.routes.ts';
export { forgetInvitationsTask } from './companies.tasks.ts';
export { companyAllowsSignIn } from './company-allows-sign-in.ts';
export { mayReadDocument } from './may-read-document.ts';
export type { FileReport } from './report-company.ts';
export { createRetireMember } from './retire-member.ts';
export { registerLogos } from './serve-logo.ts';
export { liftCompany, suspendCompany } from './suspend-company.ts';
export type { RecordAction } from './team.parts.ts';
export { permissionsOf } from './team.policy.ts';
export {
  findMembership,
  listAdminIds,
  lockMembership,
  type MembershipRow,
  requireMembership,
} from './team.queries.ts';
export { invitationsModule, teamModule, verificationModule } from './team.routes.ts';
export { findVerification } from './verification.queries.ts';
