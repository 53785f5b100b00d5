import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OnlineResume } from '../resume-designs.contract.ts';
import { findResume, lockAccount } from './online-resumes.queries.ts';

type Saved = Pick<OnlineResume, 'id' | 'version' | 'name' | 'language' | 'options' | 'content'>;

/**
 * Saves a draft as a whole, unless another device has saved it since it was read. What is there already is no conflict:
 * a save whose answer was lost comes again. Copies stay as they are.
 */
export async function saveResume(ctx: AccountWriteContext, { id, version, name, language, options, content }: Saved) {
  const accountId = await lockAccount(ctx);
  const before = await findResume(ctx.tx, accountId, id);
  if (before.kind === 'copy') throw new AppError('notFound');
  const [set, said] = [JSON.stringify(options), JSON.stringify(content)];
  if (before.version !== version) {
    const { rows } = await ctx.tx.query<{ version: number }>(sql`
      select version from online_resumes where id = ${id} and name = ${name} and language = ${language}
        and options = ${set}::jsonb and content = ${said}::jsonb`);
    if (!rows[0]) throw new AppError('profileChangedMeanwhile');
    return rows[0];
  }
  return ctx.tx.queryOne<{ version: number }>(sql`
    update online_resumes set version = version + 1, name = ${name}, language = ${language},
      options = ${set}::jsonb, content = ${said}::jsonb, updated_at = ${ctx.clock.now().toISOString()}
    where id = ${id} returning version`);
}
