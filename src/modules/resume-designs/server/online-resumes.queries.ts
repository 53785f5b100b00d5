import { AppError } from '#src/kernel/errors.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { DesignOptions } from '../resume-design.ts';
import type { OnlineResume, ResumeSummary } from '../resume-designs.contract.ts';

export interface OnlineResumeRow {
  id: number;
  kind: 'draft' | 'copy';
  version: number;
  name: string;
  language: LanguageCode;
  options: DesignOptions;
  content: ResumeContent;
  updated_at: Date;
}

/** One of the own ones; somebody else's is not there. */
export async function findResume(tx: Reader, accountId: number, id: number): Promise<OnlineResumeRow> {
  const { rows } = await tx.query<OnlineResumeRow>(sql`
    select id, kind, version, name, language, options, content, updated_at from online_resumes
    where id = ${id} and account_id = ${accountId}`);
  const [found] = rows;
  if (!found) throw new AppError('notFound');
  return found;
}

/** Writes of one person wait for each other, so that slots and versions stay true until they are written. */
export async function lockAccount(ctx: AccountWriteContext): Promise<number> {
  const { accountId } = ctx.viewer;
  await ctx.tx.query(sql`select 1 from accounts where id = ${accountId} for no key update`);
  return accountId;
}

type NewResume = Pick<OnlineResumeRow, 'kind' | 'name' | 'language' | 'options' | 'content'>;

/** Takes the first free slot of its kind; undefined when all are taken. */
export async function insertResume(ctx: AccountWriteContext, resume: NewResume): Promise<OnlineResumeRow | undefined> {
  const accountId = await lockAccount(ctx);
  const now = ctx.clock.now().toISOString();
  const { rows } = await ctx.tx.query<OnlineResumeRow>(sql`
    insert into online_resumes (account_id, kind, slot, name, language, options, content, created_at, updated_at)
    select ${accountId}, ${resume.kind}, free.slot, ${resume.name}, ${resume.language},
      ${JSON.stringify(resume.options)}::jsonb, ${JSON.stringify(resume.content)}::jsonb, ${now}, ${now}
    from generate_series(1, 5) as free (slot)
    where not exists (
      select from online_resumes as taken
      where taken.account_id = ${accountId} and taken.kind = ${resume.kind} and taken.slot = free.slot)
    order by free.slot limit 1
    returning id, kind, version, name, language, options, content, updated_at`);
  return rows[0];
}

export function presentSummary({ updated_at, ...row }: Omit<OnlineResumeRow, 'content'>): ResumeSummary {
  return {
    id: row.id,
    kind: row.kind,
    version: row.version,
    name: row.name,
    language: row.language,
    options: row.options,
    updated_at: updated_at.toISOString(),
  };
}

export function presentResume(row: OnlineResumeRow): OnlineResume {
  return { ...presentSummary(row), content: row.content };
}
