import { fullName } from '#src/modules/accounts/person-name.ts';
import { readShownProfile } from '#src/modules/profiles/server/profiles.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CaseDetail } from '../cases.contract.ts';
import type { CaseRow } from './cases.presenter.ts';
import type { ModerationParts } from './moderation.parts.ts';

type Evidence = CaseDetail['evidence'];

/** A job, a company or the profile of a job seeker as others read it; everyone is known by what they wrote besides. */
export async function readEvidence(ctx: Context, parts: ModerationParts, row: CaseRow): Promise<Evidence> {
  if (row.subject === 'job') return readJob(ctx, parts, row.subject_id);
  return row.subject === 'company' ? readCompany(ctx, parts, row.subject_id) : readProfile(ctx, parts, row.subject_id);
}

/** None of people who have no profile, or who show it to nobody. */
async function readProfile(ctx: Context, { namesIn }: ModerationParts, talentId: number): Promise<Evidence> {
  const { rows } = await ctx.tx.query<{ first: string; last: string }>(sql`
    select first_name as first, last_name as last from accounts where id = ${talentId} and role = 'talent'`);
  const [person] = rows;
  const names = namesIn(ctx.locale.language);
  const profile = person && (await readShownProfile(ctx.tx, { talentId, companyId: null }, names));
  if (!profile) return null;
  const { headline, summary, work_experiences: works, educations, skills } = profile;
  const shown = [
    headline,
    summary,
    ...works.map(({ title, company, description }) => lines(line(title, company), description)),
    lines(...educations.map(({ school, degree, field }) => line(degree, field, school))),
    line(...skills.map(({ name }) => name)),
  ];
  const text = shown.filter(Boolean).join('\n\n');
  return text ? { title: fullName(person), text, facts: [] } : null;
}

const line = (...words: string[]) => words.filter(Boolean).join(' · ');
const lines = (...all: string[]) => all.filter(Boolean).join('\n');

async function readJob(ctx: Context, { namesIn }: ModerationParts, id: number): Promise<Evidence> {
  const { rows } = await ctx.tx.query<{
    title: string;
    description: string;
    country_id: number;
    salary_min: number | null;
    salary_max: number | null;
    currency: string;
    company: string;
  }>(sql`
    select j.title, j.description, j.country_id, j.salary_min, j.salary_max, j.currency,
      c.name as company
    from jobs j join companies c on c.id = j.company_id where j.id = ${id}`);
  const [job] = rows;
  if (!job) return null;
  const { language } = ctx.locale;
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: job.currency,
    maximumFractionDigits: 0,
  });
  const digits = fractionDigits(job.currency);
  const pay = [job.salary_min, job.salary_max].flatMap((one) => (one === null ? [] : money.format(one / 10 ** digits)));
  return {
    title: job.title,
    text: plainText(job.description),
    facts: [
      { name: 'company', value: job.company },
      { name: 'country', value: namesIn(language).country(job.country_id).value },
      { name: 'pay', value: [...new Set(pay)].join(' – ') },
    ].filter(({ value }) => value),
  };
}

function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

async function readCompany(ctx: Context, { namesIn }: ModerationParts, id: number): Promise<Evidence> {
  const { rows } = await ctx.tx.query<{
    name: string;
    legal_name: string | null;
    registration_number: string | null;
    country_id: number;
    website: string | null;
    overview: string;
    namesakes: string[] | null;
  }>(sql`
    select c.name, c.legal_name, c.registration_number, c.country_id, c.website, c.overview,
      (select array_agg(distinct o.name) from company_verifications mine
        join company_verifications other on other.country_id = mine.country_id
          and other.registration_key = mine.registration_key and other.company_id <> mine.company_id
        join companies o on o.id = other.company_id and o.status <> 'deleted'
        where mine.company_id = c.id) as namesakes
    from companies c where c.id = ${id}`);
  const [company] = rows;
  if (!company) return null;
  return {
    title: company.name,
    text: plainText(company.overview),
    facts: [
      { name: 'legalName', value: company.legal_name ?? '' },
      { name: 'registration', value: company.registration_number ?? '' },
      { name: 'namesakes', value: (company.namesakes ?? []).join(', ') },
      { name: 'country', value: namesIn(ctx.locale.language).country(company.country_id).value },
      { name: 'website', value: company.website ?? '' },
    ].filter(({ value }) => value),
  };
}

/** Rich text without its marks; blocks become lines. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h[1-6]|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
