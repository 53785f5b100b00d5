import { fullName } from '#src/modules/accounts/person-name.ts';
import { companyUrl } from '#src/modules/companies/server/companies.public.ts';
import { jobUrl } from '#src/modules/jobs/server/jobs.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CaseSubject } from '../case-fields.ts';

export interface SubjectRef {
  kind: CaseSubject;
  id: number;
}

export interface Subject extends SubjectRef {
  name: string;
  detail: string;
  url: string | null;
  status: 'active' | 'suspended' | 'gone';
  role: string | null;
  /** Who is answerable: the Boss of a job, the person. */
  accountId: number | null;
  companyId: number | null;
  since: string | null;
}

export function keyOf({ kind, id }: SubjectRef): string {
  return `${kind} ${id}`;
}

/** Jobs, companies and people by what operators call them, in one query for each kind. */
export async function loadSubjects(tx: Reader, refs: readonly SubjectRef[]): Promise<Map<string, Subject>> {
  const idsOf = (kind: CaseSubject) => [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))];
  const found = await Promise.all([
    loadJobs(tx, idsOf('job')),
    loadCompanies(tx, idsOf('company')),
    loadPeople(tx, idsOf('person')),
  ]);
  return new Map(found.flat().map((one) => [keyOf(one), one]));
}

/** What to call something that is gone. */
export function goneSubject({ kind, id }: SubjectRef): Subject {
  const nothing = { detail: '', url: null, role: null, accountId: null, companyId: null, since: null };
  return { kind, id, name: `#${id}`, status: 'gone', ...nothing };
}

async function loadJobs(tx: Reader, ids: number[]): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<{
    id: number;
    title: string;
    slug: string;
    company: string;
    company_id: number;
    recruiter_id: number;
    is_taken_down: boolean;
    is_gone: boolean;
    created_at: Date;
  }>(sql`
    select j.id, j.title, j.slug, c.name as company, j.company_id, j.recruiter_id, j.created_at,
      'taken_down' = any(j.hidden_for) as is_taken_down, j.status = 'closed' or j.is_hidden as is_gone
    from jobs j join companies c on c.id = j.company_id where j.id = any(${ids}::bigint[])`);
  return rows.map((row) => ({
    kind: 'job',
    id: row.id,
    name: row.title,
    detail: row.company,
    url: row.is_gone ? null : jobUrl(row),
    status: row.is_taken_down ? 'suspended' : 'active',
    role: null,
    accountId: row.recruiter_id,
    companyId: row.company_id,
    since: row.created_at.toISOString(),
  }));
}

async function loadCompanies(tx: Reader, ids: number[]): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<{
    id: number;
    name: string;
    slug: string;
    status: 'active' | 'suspended' | 'deleted';
    legal_name: string | null;
    created_at: Date;
  }>(sql`
    select id, name, slug, status, legal_name, created_at from companies where id = any(${ids}::bigint[])`);
  return rows.map((row) => ({
    kind: 'company',
    id: row.id,
    name: row.name,
    detail: row.legal_name ?? '',
    url: row.status === 'active' ? companyUrl(row.slug) : null,
    status: row.status === 'deleted' ? 'gone' : row.status,
    role: null,
    accountId: null,
    companyId: row.id,
    since: row.created_at.toISOString(),
  }));
}

async function loadPeople(tx: Reader, ids: number[]): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<{
    id: number;
    first: string;
    last: string;
    role: string;
    status: 'active' | 'suspended';
    is_gone: boolean;
    company: string | null;
    company_id: number | null;
    created_at: Date;
  }>(sql`
    select a.id, a.first_name as first, a.last_name as last, a.role, a.status, a.created_at, c.name as company,
      m.company_id, a.deleted_at is not null or (a.email is null and a.phone_num is null) as is_gone
    from accounts a left join company_members m on m.account_id = a.id left join companies c on c.id = m.company_id
    where a.id = any(${ids}::bigint[])`);
  return rows.map((row) => ({
    kind: 'person',
    id: row.id,
    name: fullName(row) || `#${row.id}`,
    detail: row.company ?? '',
    url: null,
    status: row.is_gone ? 'gone' : row.status,
    role: row.role,
    accountId: row.id,
    companyId: row.company_id,
    since: row.created_at.toISOString(),
  }));
}
