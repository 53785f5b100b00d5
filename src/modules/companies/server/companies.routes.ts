import { mount } from '#src/platform/http/routes.ts';
import { companiesContract } from '../companies.contract.ts';
import type { CompaniesParts } from './companies.parts.ts';
import { followCompany } from './follow-company.ts';
import { createGetCompany } from './get-company.ts';
import { createListCompanies } from './list-companies.ts';
import { createReportCompany } from './report-company.ts';

export function companiesRoutes(parts: CompaniesParts) {
  return mount(companiesContract, {
    'GET /companies': createListCompanies(parts),
    'GET /companies/:slug': createGetCompany(parts),
    'POST /companies/:slug/follow': followCompany,
    'POST /companies/:slug/report': createReportCompany(parts.fileReport),
  });
}
