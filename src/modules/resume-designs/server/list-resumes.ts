import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { findResume, type OnlineResumeRow, presentResume, presentSummary } from './online-resumes.queries.ts';

type SummaryRow = Omit<OnlineResumeRow, 'content'>;

/** RES-03: the own drafts and copies, the newest first. */
export async function listResumes(ctx: AccountContext) {
  const { rows } = await ctx.tx.query<SummaryRow>(sql`
    select id, kind, version, name, language, options, updated_at from online_resumes
    where account_id = ${ctx.viewer.accountId} and deleted_at is null order by updated_at desc, id desc`);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(presentSummary);
  return { drafts: of('draft'), copies: of('copy') };
}

export async function getResume(ctx: AccountContext, { id }: { id: number }) {
  return presentResume(await findResume(ctx.tx, ctx.viewer.accountId, id));
}
