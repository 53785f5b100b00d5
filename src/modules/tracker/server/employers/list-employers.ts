import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import { type CompanyRow, companyUrl, loadCompanies, logoUrl } from '#src/modules/companies/server/companies.public.ts';
import { jobUrl } from '#src/modules/jobs/server/jobs.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { EmployerListName } from '../../employer-lists.ts';
import type { employersContract, InterestedEmployer, ViewingEmployer } from '../../employers.contract.ts';
import { type EmployerRow, loadEmployers } from './employers.queries.ts';

type Contract = typeof employersContract;
type Viewed = Contract['GET /employers/viewed-me'];
type Interested = Contract['GET /employers/interested-in-me'];

/** APP-02: the companies that have looked at the viewer's profile or resumes, the last first. */
export async function listViewers(ctx: AccountContext, input: ParsedInputOf<Viewed>): Promise<AnswerOf<Viewed>> {
  const { rows, next_cursor } = await present(ctx, 'viewed', input);
  const employers = rows.map(([row, shown]) => ({
    ...shown,
    what: row.what as ViewingEmployer['what'],
    resume: row.resume,
  }));
  return { employers, next_cursor };
}

/** APP-02: the employers that have taken a step towards the viewer, each conversation with its last step. */
export async function listInterested(
  ctx: AccountContext,
  input: ParsedInputOf<Interested>,
): Promise<AnswerOf<Interested>> {
  const { rows, next_cursor } = await present(ctx, 'interested', input);
  return {
    employers: rows.map(([row, shown]) => ({ ...shown, step: row.what as InterestedEmployer['step'] })),
    next_cursor,
  };
}

async function present(ctx: AccountContext, list: EmployerListName, input: ParsedInputOf<Viewed>) {
  const { rows, next_cursor } = await loadEmployers(ctx, list, input);
  const companies = await loadCompanies(ctx.tx, [...new Set(rows.map(({ company_id }) => company_id))]);
  return {
    rows: rows.flatMap((row) => {
      const company = companies.get(row.company_id);
      return company ? [[row, presentEmployer(row, company)] as const] : [];
    }),
    next_cursor,
  };
}

function presentEmployer(row: EmployerRow, company: CompanyRow) {
  const { job_id: id, job_slug: slug, job_title: title } = row;
  const url = row.is_job_open && id !== null && slug !== null ? jobUrl({ id, slug }) : null;
  return {
    id: row.id,
    company: {
      id: company.id,
      name: company.name,
      url: companyUrl(company.slug),
      logo_url: logoUrl(company),
      is_verified: company.is_verified,
    },
    by: shortName(row),
    job: title === null ? null : { title, url },
    conversation_id: row.conversation_id,
    at: row.at.toISOString(),
    is_new: row.is_new,
  };
}
