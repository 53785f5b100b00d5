import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { Context, MemberContext, MemberWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { JobDraft, JobProblem } from '../employer-jobs.contract.ts';
import type { TypedFields } from '../job-schemas.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { fieldsOf, findEmployerJob } from './employer-jobs.queries.ts';
import { readScreeningQuestions } from './screening-questions.ts';

export const MOST_DRAFTS = 50;
/** Of one writer, besides those they have begun by hand: whoever brings their jobs from elsewhere has them all at once. */
export const MOST_IMPORTED_DRAFTS = 1000;
const PAGE_SIZE = 50;

interface DraftRow {
  id: number;
  company_id: number;
  copied_from: number | null;
  fields: TypedFields;
  saved_at: Date;
}

/** A draft is its writer's own; for everyone else, colleagues too, there is none. */
export async function findDraft(ctx: MemberContext, id: number): Promise<DraftRow> {
  const me = ctx.viewer.membership;
  const { rows } = await ctx.tx.query<DraftRow>(sql`
    select id, company_id, copied_from, fields, saved_at from job_drafts
    where id = ${id} and account_id = ${me.account_id} and company_id = ${me.company_id}`);
  if (!rows[0]) throw new AppError('jobNotFound');
  return rows[0];
}

/** Own drafts, the last saved first. */
export async function listDrafts(ctx: MemberContext, { page }: { page: number }) {
  const me = ctx.viewer.membership;
  const mine = sql`account_id = ${me.account_id} and company_id = ${me.company_id}`;
  const { rows } = await ctx.tx.query<DraftRow>(sql`
    select id, company_id, copied_from, jsonb_build_object('title', fields -> 'title') as fields, saved_at
    from job_drafts where ${mine}
    order by saved_at desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
  const { count } = await ctx.tx.queryOne<{ count: number }>(
    sql`select count(*) as count from job_drafts where ${mine}`,
  );
  return { drafts: rows.map(presentDraft), page, page_count: Math.ceil(count / PAGE_SIZE) };
}

function presentDraft(row: DraftRow): JobDraft {
  return {
    id: row.id,
    title: row.fields.title ?? '',
    copied_from: row.copied_from,
    saved_at: row.saved_at.toISOString(),
  };
}

/** A draft as it was typed, and what still keeps it from being published. */
export function createGetDraft(parts: EmployerJobsParts) {
  return async (ctx: MemberContext, input: { id: number }) => {
    const draft = await findDraft(ctx, input.id);
    const problems = describeProblems(ctx, parts, parts.checkJob(draft.fields, ctx.locale).problems);
    return { ...presentDraft(draft), fields: draft.fields, problems };
  };
}

/** Problems in the reader's words. */
export function describeProblems(
  ctx: Pick<Context, 'locale'>,
  { texts }: Pick<EmployerJobsParts, 'texts'>,
  problems: readonly FieldProblem[],
): JobProblem[] {
  return problems.map((one) => {
    const { fields } = texts.describeError(new AppError('validationFailed', {}, [one]), ctx.locale.language);
    const excerpt = one.values?.excerpt;
    return {
      field: one.field,
      problem: one.problem,
      text: fields[one.field] ?? '',
      excerpt: typeof excerpt === 'string' ? excerpt : null,
    };
  });
}

/** Keeps what has been typed so far, whatever it is worth; the newest saving wins. */
export async function saveDraft(ctx: MemberWriteContext, input: { draft_id?: number; fields: TypedFields }) {
  const me = ctx.viewer.membership;
  if (input.draft_id === undefined) {
    const { id, saved_at } = await addDraft(ctx, me, input.fields);
    return { draft_id: id, saved_at };
  }
  const now = ctx.clock.now().toISOString();
  const { rowCount } = await ctx.tx.query(sql`
    update job_drafts set fields = ${JSON.stringify(input.fields)}::jsonb, saved_at = ${now}
    where id = ${input.draft_id} and account_id = ${me.account_id} and company_id = ${me.company_id}
    returning id`);
  if (!rowCount) throw new AppError('jobNotFound');
  return { draft_id: input.draft_id, saved_at: now };
}

interface Writer {
  company_id: number;
  account_id: number;
}

async function addDraft(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  me: Writer,
  fields: TypedFields,
  { copiedFrom = null, isImported = false }: { copiedFrom?: number | null; isImported?: boolean } = {},
): Promise<{ id: number; saved_at: string }> {
  // One writer's drafts are added one after another, so that their limit holds.
  await ctx.tx.query(sql`select pg_advisory_xact_lock(hashtext('job_drafts'), ${me.account_id}::integer)`);
  const { count } = await ctx.tx.queryOne<{ count: number }>(
    sql`select count(*) as count from job_drafts where account_id = ${me.account_id} and is_imported = ${isImported}`,
  );
  if (count >= (isImported ? MOST_IMPORTED_DRAFTS : MOST_DRAFTS)) throw new AppError('draftsLimit');
  const now = ctx.clock.now().toISOString();
  const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
    insert into job_drafts (company_id, account_id, copied_from, is_imported, fields, saved_at, created_at)
    values (${me.company_id}, ${me.account_id}, ${copiedFrom}, ${isImported}, ${JSON.stringify(fields)}::jsonb, ${now},
      ${now})
    returning id`);
  return { id, saved_at: now };
}

/** A draft of what was brought from elsewhere; it is like any other, but counted apart. */
export async function addImportedDraft(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  me: Writer,
  fields: TypedFields,
): Promise<number> {
  const { id } = await addDraft(ctx, me, fields, { isImported: true });
  return id;
}

/** Writes what was brought again over a draft that nobody has published yet. */
export async function rewriteDraft({ tx, clock }: Pick<WriteContext, 'tx' | 'clock'>, id: number, fields: TypedFields) {
  await tx.query(sql`
    update job_drafts set fields = ${JSON.stringify(fields)}::jsonb, saved_at = ${clock.now().toISOString()}
    where id = ${id}`);
}

/** Throws a draft away; not while it is published, which ends at the draft where this begins. */
export async function deleteDraft(ctx: MemberWriteContext, input: { id: number }) {
  await lockMembership(ctx);
  const draft = await findDraft(ctx, input.id);
  await ctx.tx.query(sql`delete from job_drafts where id = ${draft.id}`);
  return { is_deleted: true };
}

/** Starts a draft from a job of the company, a colleague's too; its questions become questions of their own. */
export async function copyJob(ctx: MemberWriteContext, input: { id: number }) {
  const me = ctx.viewer.membership;
  const job = await findEmployerJob(ctx.tx, me.company_id, input.id);
  const questions = (await readScreeningQuestions(ctx.tx, job.id)).map(({ id: _, ...question }) => question);
  const { id } = await addDraft(ctx, me, fieldsOf(job, questions), { copiedFrom: job.id });
  return { draft_id: id };
}
