import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { setJobState } from './set-job-state.ts';

/** Why operators have hidden a job: it was taken down itself, or its Boss or its company is suspended. */
export type HiddenFor = 'taken_down' | 'person' | 'company';

/** Which jobs a measure hides: the one, or all of the Boss or of the company that are not closed. */
function jobsOf(reason: HiddenFor, id: number): Sql {
  if (reason === 'taken_down') return sql`id = ${id}`;
  return reason === 'person'
    ? sql`recruiter_id = ${id} and status <> 'closed'`
    : sql`company_id = ${id} and status <> 'closed'`;
}

/**
 * Takes jobs out of search, lists and public pages with the same commit. What each was before is kept with it; a job that
 * is hidden for several reasons comes back when the last one is gone.
 */
export async function hideJobs(tx: Transaction, reason: HiddenFor, id: number): Promise<void> {
  await setJobState(tx, {
    which: sql`where ${jobsOf(reason, id)} and not ${reason}::text = any(hidden_for)`,
    set: sql`hidden_for = array_append(hidden_for, ${reason}::text), is_hidden = true,
      status_before = case when hidden_for = '{}' and status <> 'closed' then status else status_before end,
      hold_reason_before = case when hidden_for = '{}' then hold_reason else hold_reason_before end,
      status = case when status = 'closed' then status else 'on_hold' end,
      hold_reason = case when status = 'closed' then null else 'moderation' end`,
  });
}

/** Gives jobs back as they were; those that were closed meanwhile stay closed. */
export async function unhideJobs(tx: Transaction, reason: HiddenFor, id: number): Promise<void> {
  const column = sql.identifier({ taken_down: 'id', person: 'recruiter_id', company: 'company_id' }[reason]);
  const isLast = sql`hold_reason = 'moderation' and hidden_for = array[${reason}::text]`;
  await setJobState(tx, {
    which: sql`where ${column} = ${id} and ${reason}::text = any(hidden_for)`,
    set: sql`hidden_for = array_remove(hidden_for, ${reason}::text),
      is_hidden = array_remove(hidden_for, ${reason}::text) <> '{}',
      status = case when ${isLast} then coalesce(status_before, 'on_hold') else status end,
      hold_reason = case when ${isLast} then hold_reason_before else hold_reason end`,
  });
}
