import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { ResumeLink } from '../sharing.contract.ts';
import type { LinkKeys } from './link-keys.ts';

interface LinkRow {
  id: number;
  resume_id: number | null;
  resume: string;
  seed: Buffer;
  has_password: boolean;
  has_download: boolean;
  is_name_hidden: boolean;
  is_contact_hidden: boolean;
  expires_at: Date;
  revoked_at: Date | null;
  created_at: Date;
}

/** Whether a link `l` can still be opened. */
export function isLive(now: Date): Sql {
  return sql`(l.revoked_at is null and l.expires_at > ${now.toISOString()} and exists (
    select from online_resumes live where live.id = l.resume_id and live.deleted_at is null))`;
}

/** Links of someone that fulfil a condition on `l`, the newest first. */
export async function loadLinks(tx: Reader, accountId: number, condition: Sql, most: number): Promise<LinkRow[]> {
  const { rows } = await tx.query<LinkRow>(sql`
    select l.id, r.id as resume_id, coalesce(r.name, l.resume_name) as resume, l.seed,
      l.password_hash is not null as has_password, l.has_download, l.is_name_hidden, l.is_contact_hidden,
      l.expires_at, l.revoked_at, l.created_at
    from resume_links l left join online_resumes r on r.id = l.resume_id and r.deleted_at is null
    where l.account_id = ${accountId} and ${condition} order by l.id desc limit ${most}`);
  return rows;
}

export function presentLink(row: LinkRow, keys: LinkKeys, now: Date): ResumeLink {
  const { seed, revoked_at, expires_at, created_at, ...link } = row;
  const state = stateOf(row, now);
  const ended = revoked_at ?? (expires_at <= now ? expires_at : null);
  return {
    ...link,
    path: `/shared/${keys.tokenOf(seed)}`,
    state,
    expires_at: expires_at.toISOString(),
    ended_at: ended?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

function stateOf({ resume_id, revoked_at, expires_at }: LinkRow, now: Date): ResumeLink['state'] {
  if (revoked_at) return 'revoked';
  if (expires_at <= now) return 'expired';
  return resume_id === null ? 'deleted' : 'active';
}
