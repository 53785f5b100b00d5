import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { isOverdueAt, owedSince } from '../list/list-view.ts';
import type { InboxCounts } from './use-inbox-counts.ts';

interface InboxGroupsProps {
  rows: readonly Conversation[];
  counts: InboxCounts;
  now: number;
  toItem: (row: Conversation) => ReactNode;
}

/** Overdue, waiting, answered; the numbers are those of the whole list, not of what is loaded of it. */
export function InboxGroups({ rows, counts, now, toItem }: InboxGroupsProps) {
  const { t } = useTranslation();
  const partOf = (row: Conversation) => {
    if (owedSince(row) === null) return 'answered';
    return isOverdueAt(row, now) ? 'overdue' : 'waiting';
  };
  const groups = [
    { part: 'overdue', name: t('inbox.group.overdue', { count: counts.overdue }) },
    { part: 'waiting', name: t('inbox.group.waiting', { count: counts.waiting - counts.overdue }) },
    { part: 'answered', name: t('chat.list.filter.answered') },
  ] as const;
  return groups.map(({ part, name }) => {
    const own = rows.filter((row) => partOf(row) === part);
    return own.length === 0 ? null : (
      <li key={part}>
        <h2 className="border-line border-y bg-canvas px-4 pt-3 pb-2 font-semibold text-ink-muted text-xs">{name}</h2>
        <ul>{own.map(toItem)}</ul>
      </li>
    );
  });
}
