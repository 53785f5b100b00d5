export type { LoadReplies } from './companies.parts.ts';
export { companyUrl, logoUrl, presentCompanyCard } from './companies.presenter.ts';
export { type CompanyRow, findMember, loadCompanies } from './companies.queries.ts';
export { companiesModule } from './companies.routes.ts';
export { companyAllowsSignIn } from './company-allows-sign-in.ts';
export type { FileReport } from './report-company.ts';
export { registerLogos } from './serve-logo.ts';
