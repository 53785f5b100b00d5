import { AppError } from '#src/kernel/errors.ts';
import { permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

type Seat = MemberContext['viewer']['membership'];

/** Whose figures: those of a company, or of some of its jobs. */
export interface FigureScope {
  companyId: number;
  /** Null for all, also those of jobs that are gone. */
  jobIds: number[] | null;
}

/** Whole company, every colleague and the download are for who may manage it. */
export function maySeeCompany(seat: Seat): boolean {
  return permissionsOf(seat).manage_all_jobs;
}

export function assertMayManage(seat: Seat): void {
  if (!maySeeCompany(seat)) throw new AppError('noPermission');
}

/** Admins see every job of the company, others those that they manage; any other job is not found. */
export async function findScope(tx: Reader, seat: Seat, jobId: number | undefined): Promise<FigureScope> {
  const companyId = seat.company_id;
  if (jobId === undefined && maySeeCompany(seat)) return { companyId, jobIds: null };
  const mine = maySeeCompany(seat) ? sql`true` : sql`recruiter_id = ${seat.account_id}`;
  const which = jobId === undefined ? sql`true` : sql`id = ${jobId}`;
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from jobs where company_id = ${companyId} and deleted_at is null and ${mine} and ${which}`);
  if (jobId !== undefined && rows.length === 0) throw new AppError('jobNotFound');
  return { companyId, jobIds: rows.map(({ id }) => id) };
}
