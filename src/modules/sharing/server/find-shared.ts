import { AppError } from '#src/kernel/errors.ts';
import { hashToken, isShown } from '#src/modules/accounts/server/accounts.public.ts';
import { isHiddenFromMember } from '#src/modules/profiles/server/profiles.public.ts';
import type { OnlineResumeRow } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { Viewer } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isLive } from './links.queries.ts';

export interface SharedLink extends Pick<OnlineResumeRow, 'name' | 'language' | 'options' | 'content'> {
  id: number;
  account_id: number;
  password_hash: string | null;
  has_download: boolean;
  is_name_hidden: boolean;
  is_contact_hidden: boolean;
  expires_at: Date;
}

/**
 * What a link shows, read anew each time so that an end counts at once. To people of a company that its owner hides from
 * it looks as if it had ended.
 */
export async function findShared(tx: Reader, token: string, viewer: Viewer, now: Date): Promise<SharedLink> {
  const hash = hashToken(token);
  const { rows } = await tx.query<SharedLink>(sql`
    select l.id, l.account_id, l.password_hash, l.has_download, l.is_name_hidden, l.is_contact_hidden, l.expires_at,
      r.name, r.language, r.options, r.content
    from resume_links l join online_resumes r on r.id = l.resume_id join accounts a on a.id = l.account_id
    where l.token_hash = ${hash} and ${isLive(now)} and ${isShown('a')}`);
  const [link] = rows;
  if (link && !(await isHiddenFromMember(tx, link.account_id, viewer.accountId))) return link;
  const { rowCount } = await tx.query(sql`select from resume_links where token_hash = ${hash}`);
  throw new AppError(rowCount ? 'resumeLinkEnded' : 'notFound');
}
