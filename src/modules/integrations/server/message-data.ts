import { conversationPath } from '#src/modules/chat/server/chat.public.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

const inbox = (siteUrl: string) => `${siteUrl}/en${conversationPath('boss')}/`;

/** Jobs that something has happened to: which, what their company calls them, and where they are. */
export function ofJobs(siteUrl: string, jobs: readonly { id: number }[]): Sql {
  return sql`
    select j.company_id, jsonb_build_object('job_id', j.id, 'external_id', known.external_id, 'state', j.status,
      'url', ${siteUrl}::text || '/' || j.language || '/job/' || j.id) as data
    from jobs j left join integration_jobs known on known.job_id = j.id
    where j.id = any(${jobs.map(({ id }) => id)}::bigint[]) and j.deleted_at is null`;
}

/** Applications: no name and no words of the candidate. */
export function ofApplications(siteUrl: string, applications: readonly { id: number }[]): Sql {
  return sql`
    select a.company_id, jsonb_build_object('application_id', a.id, 'stage', a.stage, 'job_id', a.job_id,
      'external_id', known.external_id, 'url', ${inbox(siteUrl)}::text || a.conversation_id) as data
    from applications a left join integration_jobs known on known.job_id = a.job_id
    where a.id = any(${applications.map(({ id }) => id)}::bigint[])`;
}

/** What happens in a conversation, with its job and its application if there is one. */
export function ofConversations(siteUrl: string, id: number, data: object): Sql {
  return sql`
    select c.company_id, ${JSON.stringify(data)}::jsonb || jsonb_build_object('application_id', a.id, 'job_id', c.job_id,
      'external_id', known.external_id, 'url', ${inbox(siteUrl)}::text || c.id) as data
    from conversations c left join applications a on a.conversation_id = c.id
    left join integration_jobs known on known.job_id = c.job_id where c.id = ${id}`;
}
