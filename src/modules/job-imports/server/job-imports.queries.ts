import { AppError } from '#src/kernel/errors.ts';
import { defaultLanguage, findLanguage } from '#src/modules/options/languages.ts';
import type { Locale, MemberContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { ImportDefaults, ImportStatus, RowStatus } from '../job-imports.contract.ts';
import type { MappedColumn } from './suggest-mapping.ts';

export interface ImportRecord {
  id: number;
  company_id: number;
  account_id: number;
  source: 'file' | 'feed' | 'page';
  name: string;
  language: string;
  country_id: number;
  status: ImportStatus;
  problem: string | null;
  columns: string[];
  mapping: MappedColumn[];
  defaults: ImportDefaults;
  shape: string | null;
  row_count: number;
  stopped_after: number | null;
  created_at: Date;
  finished_at: Date | null;
}

export const importColumns = sql`i.id, i.company_id, i.account_id, i.source, i.name, i.language, i.country_id, i.status,
  i.problem, i.columns, i.mapping, i.defaults, i.shape, i.row_count, i.stopped_after, i.created_at, i.finished_at`;

/** What whoever began it reads and where their company is, for work without a request. */
export function localeOf({ language, country_id: countryId }: ImportRecord): Locale {
  return { countryId, language, languageId: (findLanguage(language) ?? defaultLanguage).id };
}

/** An import is its maker's own, as drafts are; for colleagues there is none. */
export async function findImport(ctx: MemberContext, id: number, lock: Sql = sql``): Promise<ImportRecord> {
  const me = ctx.viewer.membership;
  const { rows } = await ctx.tx.query<ImportRecord>(sql`
    select ${importColumns} from job_imports i
    where i.id = ${id} and i.account_id = ${me.account_id} and i.company_id = ${me.company_id} ${lock}`);
  if (!rows[0]) throw new AppError('notFound');
  return rows[0];
}

/** The country of the viewer's company, where places are looked for first. */
export async function findHomeCountry({ tx, viewer }: MemberContext): Promise<number> {
  const { country_id } = await tx.queryOne<{ country_id: number }>(
    sql`select country_id from companies where id = ${viewer.membership.company_id}`,
  );
  return country_id;
}

export interface RowCounts {
  import_id: number;
  status: RowStatus;
  count: number;
  complete: number;
}

/** How many rows of each import have come to what. */
export async function countRows(tx: Reader, importIds: readonly number[]): Promise<RowCounts[]> {
  const { rows } = await tx.query<RowCounts>(sql`
    select import_id, status, count(*) as count,
      count(*) filter (where is_complete and draft_id is not null and status <> 'publishing') as complete
    from job_import_rows where import_id = any(${[...importIds]}::bigint[]) group by import_id, status`);
  return rows;
}
