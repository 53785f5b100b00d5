import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type SectionName, sectionOf } from '../profile-sections.ts';
import { loadEntries, lockAccount } from './profiles.queries.ts';

/** Takes a whole new order. One that does not name every entry comes from a page that is out of date. */
export function orderEntries(name: SectionName) {
  return async (ctx: AccountWriteContext, { ids }: { ids: number[] }) => {
    const entries = await loadEntries(ctx.tx, name, await lockAccount(ctx));
    const known = new Set(entries.map(({ id }) => id));
    const isWhole = ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id));
    if (!isWhole) throw new AppError('profileChangedMeanwhile');
    await writeOrder(ctx.tx, name, ids);
    return { ids };
  };
}

export async function writeOrder(tx: Transaction, name: SectionName, ids: number[]): Promise<void> {
  await tx.query(sql`
    update ${sql.identifier(sectionOf(name).table)} entry set position = place.position
    from unnest(${ids}::bigint[]) with ordinality as place (id, position)
    where entry.id = place.id and entry.position <> place.position`);
}
