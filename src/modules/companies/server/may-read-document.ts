import type { MayRead } from '#src/modules/files/server/files.public.ts';
import { sql } from '#src/platform/database/sql.ts';

/** A company's papers are for its admins and for operators with two-factor sign-in. */
export const mayReadDocument: MayRead = async (db, viewer, file) => {
  const companyId = Number(/^company:(\d+)$/.exec(file.subject ?? '')?.[1]);
  if (!companyId) return false;
  if (viewer.role === 'operator') return Boolean(viewer.hasSecondFactor);
  const { rowCount } = await db.query(sql`
    select 1 from company_members
    where company_id = ${companyId} and account_id = ${viewer.accountId} and role <> 'recruiter'`);
  return viewer.role === 'recruiter' && Boolean(rowCount);
};
