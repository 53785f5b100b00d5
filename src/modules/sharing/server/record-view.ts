import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ResumeView } from '../sharing.contract.ts';
import type { DescribedViewer } from './describe-viewer.ts';
import type { NotifyOfViews } from './sharing.notices.ts';

/** Within this time a reload is the same visit. */
const VISIT_MINUTES = 30;

export interface RecordedView {
  /** Whose resume it is. */
  ownerId: number;
  what: ResumeView['what'];
  resume: string;
  linkId?: number;
  conversationId?: number | undefined;
  fileId?: string;
  /** Their profile, not one of their resumes. */
  isProfile?: boolean;
  viewer: DescribedViewer;
}

/** TRU-10: writes down who has looked at a resume, once a visit, or at a profile, once a day, and tells its owner the first time. */
export async function recordView(tx: Transaction, notify: NotifyOfViews, now: Date, view: RecordedView): Promise<void> {
  const {
    ownerId,
    what,
    resume,
    linkId = null,
    conversationId = null,
    fileId = null,
    isProfile = false,
    viewer,
  } = view;
  const since = isProfile ? startOfDay(now) : new Date(now.getTime() - VISIT_MINUTES * 60_000);
  // Requests of one visitor come one after another, so that two at once are still one visit.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${viewer.mark.toString('hex')}, 0))`);
  // Of someone without a seat only the conversation knows for whom they read.
  const companyId = viewer.company
    ? sql`coalesce(${viewer.companyId}::bigint, (select company_id from conversations where id = ${conversationId}::bigint))`
    : sql`null`;
  // Who unlocks it sees it.
  const same = what === 'viewed' ? ['viewed', 'unlocked'] : [what];
  const { rowCount } = await tx.query(sql`
    insert into resume_views (account_id, what, resume_name, link_id, conversation_id, file_id, is_profile, viewer_id,
      company_id, company_name, device, viewer_hash, created_at)
    select ${ownerId}, ${what}, ${resume}, ${linkId}::bigint, ${conversationId}::bigint, ${fileId}::uuid,
      ${isProfile}, ${viewer.accountId}::bigint,
      ${companyId}, ${viewer.company}, ${viewer.device}, ${viewer.mark}, ${now.toISOString()}
    where not exists (
      select from resume_views before
      where before.viewer_hash = ${viewer.mark} and before.created_at >= ${since.toISOString()} and before.what = any(${same}::text[])
        and before.account_id = ${ownerId} and before.is_profile = ${isProfile}
        and before.link_id is not distinct from ${linkId}::bigint
        and before.file_id is not distinct from ${fileId}::uuid)`);
  if (!rowCount) return;
  await tx.emit('resume.viewed', { ownerId });
  // Whoever reads the analysis has read the profile, and that was told.
  if (what === 'analysed') return;
  // Beside a conversation, or by looking for people.
  const read = conversationId === null ? ('found' as const) : ('profile' as const);
  const way = isProfile ? read : linkId === null ? 'chat' : viewer.company ? 'company' : 'link';
  await notify(tx, {
    accountId: ownerId,
    kind: 'resume_opened',
    data: { what: way, resume, company: viewer.company },
    // Of profiles only the first reader at all is told: whoever talks to many companies reads the list instead.
    dedupeKey: `resume:${isProfile ? way : linkId === null ? `file:${fileId}` : `link:${linkId}`}`,
  });
}

/** The same day everywhere: the owner's own may be another tomorrow. */
function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
