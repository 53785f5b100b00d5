import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ReviewDraft } from '../attached-resumes.contract.ts';
import { findResume } from './keep-resume.ts';

/** RES-02: the unfinished review of a kept resume. */
export async function getReviewDraft(ctx: AccountContext, { id }: { id: number }) {
  await findResume(ctx, id);
  const { draft } = await ctx.tx.queryOne<{ draft: ReviewDraft | null }>(
    sql`select review_draft as draft from attached_resumes where id = ${id}`,
  );
  return { draft };
}

/** RES-02: keeps it, the last device wins; null forgets it. */
export async function saveReviewDraft(
  ctx: AccountWriteContext,
  { id, draft }: { id: number; draft: ReviewDraft | null },
) {
  await lockAccount(ctx);
  await findResume(ctx, id);
  const kept = draft && JSON.stringify(draft);
  await ctx.tx.query(sql`update attached_resumes set review_draft = ${kept}::jsonb where id = ${id}`);
  return { is_kept: draft !== null };
}
