import type { Conversation } from '../../chat-fields.ts';

export const FOLDERS = ['all', 'unread', 'not_interested', 'past_30', 'past_90'] as const;
export type Folder = (typeof FOLDERS)[number];
export const STATES = ['waiting', 'overdue', 'answered'] as const;
export type AnswerState = (typeof STATES)[number];

/** Which conversations a list shows; it lives in the address. */
export interface ListView {
  folder: Folder;
  jobId?: number;
  state?: AnswerState;
  scope: 'own' | 'company';
}

const DAY_MS = 86_400_000;

export function readListView(search: URLSearchParams): ListView {
  const folder = FOLDERS.find((one) => one === search.get('folder')) ?? 'all';
  const state = STATES.find((one) => one === search.get('state'));
  const jobId = Number(search.get('job'));
  return {
    folder,
    scope: search.get('scope') === 'company' ? 'company' : 'own',
    ...(state && { state }),
    ...(Number.isInteger(jobId) && jobId > 0 && { jobId }),
  };
}

/** The view as a query, with one change; what is usual is left out, so that one view has one address. */
export function listQuery(
  view: ListView,
  change: Partial<Record<keyof ListView, string | number | undefined>>,
): string {
  const next = { ...view, ...change };
  const query = new URLSearchParams();
  if (next.folder && next.folder !== 'all') query.set('folder', String(next.folder));
  if (next.jobId) query.set('job', String(next.jobId));
  if (next.state) query.set('state', String(next.state));
  if (next.scope === 'company') query.set('scope', 'company');
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The input of the call that answers this view. */
export function listInput({ folder, jobId, state, scope }: ListView) {
  return { folder, scope, ...(jobId && { job_id: jobId }), ...(state && { state }) };
}

/** The same rules as the server's, so that a row moves between folders the moment it changes. */
export function isInView(row: Conversation, view: ListView, now: number): boolean {
  if (row.is_gone) return false;
  if (view.scope === 'own' && row.side === 'colleague') return false;
  if (view.jobId && row.job.id !== view.jobId) return false;
  if (view.state === 'overdue' && !isOverdueAt(row, now)) return false;
  if (view.state === 'waiting' && !row.waiting_since) return false;
  if (view.state === 'answered' && row.waiting_since) return false;
  const age = now - Date.parse(row.last_message_at);
  switch (view.folder) {
    case 'all':
      return !row.is_not_interested;
    case 'unread':
      return row.unread_count > 0 && !row.is_not_interested;
    case 'not_interested':
      return row.is_not_interested;
    case 'past_30':
      return age <= 30 * DAY_MS;
    case 'past_90':
      return age <= 90 * DAY_MS;
  }
}

/** Who waits longest for an answer on top for those who owe it, then the newest. */
export function sortList(rows: readonly Conversation[]): Conversation[] {
  return [...rows].sort((one, other) => {
    const [first, second] = [owedSince(one), owedSince(other)];
    if (first !== second) return first === null ? 1 : second === null ? -1 : first - second;
    return first === null
      ? Date.parse(other.last_message_at) - Date.parse(one.last_message_at) || other.id - one.id
      : one.id - other.id;
  });
}

/** Since when the company owes an answer, in epoch milliseconds. */
export function owedSince(row: Conversation): number | null {
  if (row.side === 'talent' || row.is_not_interested || !row.waiting_since) return null;
  return Date.parse(row.waiting_since);
}

/** The server's word is as old as the row; the promise may have run out since. */
export function isOverdueAt({ reply_due_at: due }: Conversation, now: number): boolean {
  return due !== null && Date.parse(due) < now;
}
