import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CaseKind, CaseSubject } from '../case-fields.ts';

interface Matter {
  kind: Exclude<CaseKind, 'appeal'>;
  subject: CaseSubject;
  subjectId: number;
  at: Date;
}

interface Reported {
  subject: CaseSubject | 'conversation' | 'profile';
  subjectId: number;
  aboutId?: number | null | undefined;
}

/** A conversation or a profile is reported because of its person; when they are gone there is nobody to look at. */
export function subjectOfReport({
  subject,
  subjectId,
  aboutId,
}: Reported): Pick<Matter, 'subject' | 'subjectId'> | null {
  if (subject !== 'conversation' && subject !== 'profile') return { subject, subjectId };
  return aboutId ? { subject: 'person', subjectId: aboutId } : null;
}

/**
 * The open case about something, a new one when there is none. Its row is locked until the transaction ends, so that
 * whatever comes in about the same thing at once is counted one after another.
 */
export async function joinCase(tx: Transaction, { kind, subject, subjectId, at }: Matter): Promise<number> {
  const { id } = await tx.queryOne<{ id: number }>(sql`
    insert into moderation_cases as c (kind, subject, subject_id, opened_at)
    values (${kind}, ${subject}, ${subjectId}, ${at.toISOString()})
    on conflict (subject, subject_id) where state <> 'closed' and kind <> 'appeal'
    do update set kind = case when excluded.kind = 'report' then 'report' else c.kind end
    returning id`);
  return id;
}

/** The open case about something, locked like one that is joined; undefined when there is none. */
export async function findOpenCase(tx: Transaction, subject: CaseSubject, id: number): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from moderation_cases where subject = ${subject} and subject_id = ${id} and state <> 'closed'
      and kind <> 'appeal' for update`);
  return rows[0]?.id;
}
