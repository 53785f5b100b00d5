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
    where id = ${id} and account_id = ${accountId} and deleted_at is null`);
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

/** So many of each kind; the table's check says the same. */
export const MOST_OF_A_KIND = 5;
/** What is said when no slot of a kind is left. */
const limitOf = { draft: 'templateDraftsLimit', copy: 'resumeCopiesLimit' } as const;

/** The first free slot of a kind, for whoever holds the account's lock. */
export async function takeSlot(tx: Reader, accountId: number, kind: OnlineResumeRow['kind']): Promise<number> {
  const { rows } = await tx.query<{ slot: number }>(sql`
    select free.slot from generate_series(1, ${MOST_OF_A_KIND}::integer) as free (slot)
    where not exists (
      select from online_resumes as taken
      where taken.account_id = ${accountId} and taken.kind = ${kind} and taken.slot = free.slot)
    order by free.slot limit 1`);
  if (!rows[0]) throw new AppError(limitOf[kind]);
  return rows[0].slot;
}

export async function insertResume(ctx: AccountWriteContext, resume: NewResume): Promise<OnlineResumeRow> {
  const accountId = await lockAccount(ctx);
  const slot = await takeSlot(ctx.tx, accountId, resume.kind);
  const now = ctx.clock.now().toISOString();
  return ctx.tx.queryOne<OnlineResumeRow>(sql`
    insert into online_resumes (account_id, kind, slot, name, language, options, content, created_at, updated_at)
    values (${accountId}, ${resume.kind}, ${slot}, ${resume.name}, ${resume.language},
      ${JSON.stringify(resume.options)}::jsonb, ${JSON.stringify(resume.content)}::jsonb, ${now}, ${now})
    returning id, kind, version, name, language, options, content, updated_at`);
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
