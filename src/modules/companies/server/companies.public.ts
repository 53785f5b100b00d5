export { companyUrl, logoUrl, presentCompanyCard } from './companies.presenter.ts';
export { type CompanyRow, findMember, loadCompanies } from './companies.queries.ts';
export { companiesModule } from './companies.routes.ts';
export type { LoadReplies } from './get-company.ts';
export type { FileReport } from './report-company.ts';
export { registerLogos } from './serve-logo.ts';
