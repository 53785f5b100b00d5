import { AppError } from '#src/kernel/errors.ts';
import { claimFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { insertColumns, setColumns } from '#src/platform/database/columns.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Entry } from '../profile-fields.ts';
import { type EntryValues, type SectionName, sectionOf } from '../profile-sections.ts';
import { isSameEntry } from '../same-entry.ts';
import { checkEntry, placeOf } from './check-entry.ts';
import { writeOrder } from './order-entries.ts';
import { loadEntries, lockAccount } from './profiles.queries.ts';
import { settleCompleted } from './settle-completed.ts';

/** Adds an entry where its dates put it. One that seems to be there already is added only when its owner says so. */
export function createEntry<Name extends SectionName>(name: Name) {
  return async (ctx: AccountWriteContext, input: EntryValues<Name> & { confirm_duplicate?: boolean }) => {
    const values = checkEntry(name, input, ctx.clock.now());
    const accountId = await lockAccount(ctx);
    const others = await loadEntries(ctx.tx, name, accountId);
    const { most, table } = sectionOf(name);
    if (others.length >= most) throw new AppError('profileEntriesLimit', { max: most });
    const isThere = others.some((one) => isSameEntry(name, one, values));
    if (isThere && !input.confirm_duplicate) throw new AppError('duplicateEntry');
    const now = ctx.clock.now().toISOString();
    const row = { ...values, account_id: accountId, position: others.length, created_at: now, updated_at: now };
    const { id } = await ctx.tx.queryOne<{ id: number }>(
      sql`insert into ${sql.identifier(table)} ${insertColumns(row)} returning id`,
    );
    await attach(ctx.tx, accountId, { name, id, values });
    const ids = others.map((one) => one.id).toSpliced(placeOf(name, values, others), 0, id);
    await writeOrder(ctx.tx, name, ids);
    return finish(ctx, name, id);
  };
}

/** Changes an entry, unless another device has changed it since it was read. */
export function updateEntry<Name extends SectionName>(name: Name) {
  return async (ctx: AccountWriteContext, input: EntryValues<Name> & { id: number; version: number }) => {
    const values = checkEntry(name, input, ctx.clock.now());
    const accountId = await lockAccount(ctx);
    const [before] = await loadEntries(ctx.tx, name, accountId, input.id);
    if (!before) throw new AppError('notFound');
    if (before.version !== input.version) throw new AppError('profileChangedMeanwhile');
    const row = { ...values, version: input.version + 1, updated_at: ctx.clock.now().toISOString() };
    await ctx.tx.query(sql`
      update ${sql.identifier(sectionOf(name).table)} set ${setColumns(row)} where id = ${input.id}`);
    await attach(ctx.tx, accountId, { name, id: input.id, values, before: before.file?.id });
    return finish(ctx, name, input.id);
  };
}

export function deleteEntry(name: SectionName) {
  return async (ctx: AccountWriteContext, input: { id: number }) => {
    const accountId = await lockAccount(ctx);
    const [entry] = await loadEntries(ctx.tx, name, accountId, input.id);
    if (!entry) throw new AppError('notFound');
    await ctx.tx.query(sql`delete from ${sql.identifier(sectionOf(name).table)} where id = ${input.id}`);
    if (entry.file) await releaseFile(ctx.tx, entry.file.id);
    await settleCompleted(ctx.tx, accountId);
    return { is_deleted: true };
  };
}

/** An attachment becomes part of its entry, and the one it replaces goes. */
async function attach(
  tx: Transaction,
  accountId: number,
  { name, id, values, before }: { name: SectionName; id: number; values: object; before?: string },
): Promise<void> {
  const fileId = (values as { file_id?: string | null }).file_id ?? undefined;
  if (fileId === before) return;
  if (fileId) {
    await claimFile(tx, { fileId, ownerAccountId: accountId, kind: 'licence', subject: `${name}:${id}` });
  }
  if (before) await releaseFile(tx, before);
}

async function finish<Name extends SectionName>(ctx: AccountWriteContext, name: Name, id: number) {
  await settleCompleted(ctx.tx, ctx.viewer.accountId);
  const [entry] = await loadEntries(ctx.tx, name, ctx.viewer.accountId, id);
  return entry as Entry<Name>;
}
