import type { OwnFile } from '#src/modules/accounts/server/accounts.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

const BATCH = 100;

/** TRU-09: what someone has uploaded, by id from the one after; what the scanner withholds has no bytes any more. */
export async function listOwnFiles(tx: Reader, accountId: number, after: string | undefined): Promise<OwnFile[]> {
  const { rows } = await tx.query<OwnFile>(sql`
    select id, kind, name from files
    where account_id = ${accountId} and scan is distinct from 'infected'
      ${after === undefined ? sql`` : sql`and id > ${after}::uuid`}
    order by id limit ${BATCH}`);
  return rows;
}
