export { companiesModule } from './companies.module.ts';
export { companyUrl, logoUrl, presentCompanyCard } from './companies.presenter.ts';
export {
  type CompanyRow,
  companyJoin,
  findMember,
  type JoinedCompany,
  type JoinedMember,
  joinedColumns,
  joinedCompany,
  joinedMember,
  loadCompanies,
  memberColumns,
  memberJoin,
} from './companies.queries.ts';
export type { FileReport } from './report-company.ts';
export { liftCompany, suspendCompany } from './suspend-company.ts';
export { permissionsOf } from './team.policy.ts';
export {
  findMembership,
  listAdminIds,
  lockMembership,
  type MembershipRow,
} from './team.queries.ts';
export { findVerification } from './verification.queries.ts';
