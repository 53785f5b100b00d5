import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { companiesContract } from '../companies.contract.ts';
import { followCompany } from './follow-company.ts';
import { type CountOpenFunctions, createGetCompany, type LoadReplies } from './get-company.ts';
import { createListCompanies } from './list-companies.ts';
import { createReportCompany, type FileReport } from './report-company.ts';

export interface CompaniesParts {
  namesIn: NamesIn;
  countOpenFunctions: CountOpenFunctions;
  loadReplies: LoadReplies;
  fileReport: FileReport<'company'>;
}

export function companiesModule({ namesIn, countOpenFunctions, fileReport, loadReplies }: CompaniesParts) {
  return mount(companiesContract, {
    'GET /companies': createListCompanies(namesIn),
    'GET /companies/:slug': createGetCompany(namesIn, countOpenFunctions, loadReplies),
    'POST /companies/:slug/follow': followCompany,
    'POST /companies/:slug/report': createReportCompany(fileReport),
  });
}
