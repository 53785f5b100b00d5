import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OnlineResume } from '../resume-designs.contract.ts';
import { findResume, lockAccount } from './online-resumes.queries.ts';

type Saved = Pick<OnlineResume, 'id' | 'version' | 'name' | 'language' | 'options' | 'content'>;

/** Saves a draft as a whole, unless another device has saved it since it was read. Copies stay as they are. */
export async function saveResume(ctx: AccountWriteContext, { id, version, name, language, options, content }: Saved) {
  const accountId = await lockAccount(ctx);
  const before = await findResume(ctx.tx, accountId, id);
  if (before.kind === 'copy') throw new AppError('notFound');
  if (before.version !== version) throw new AppError('profileChangedMeanwhile');
  return ctx.tx.queryOne<{ version: number }>(sql`
    update online_resumes set version = version + 1, name = ${name}, language = ${language},
      options = ${JSON.stringify(options)}::jsonb, content = ${JSON.stringify(content)}::jsonb,
      updated_at = ${ctx.clock.now().toISOString()}
    where id = ${id} returning version`);
}

export async function deleteResume(ctx: AccountWriteContext, { id }: { id: number }) {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<{ id: number }>(sql`
    delete from online_resumes where id = ${id} and account_id = ${accountId} returning id`);
  if (!rows[0]) throw new AppError('notFound');
  return { is_deleted: true };
}
