import { LinkChip } from '#src/ui/controls/chip.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type ListView, listQuery } from '../list/list-view.ts';
import type { InboxCounts } from './use-inbox-counts.ts';

interface InboxChipsProps {
  view: ListView;
  base: string;
  counts: InboxCounts;
}

/** The four lists that matter, each with how many it holds. */
export function InboxChips({ view, base, counts }: InboxChipsProps) {
  const { t } = useTranslation();
  const chips = [
    { name: t('chat.list.folder.all'), count: counts.all, wish: { folder: 'all' } },
    { name: t('chat.list.filter.waiting'), count: counts.waiting, wish: { folder: 'all', state: 'waiting' } },
    { name: t('chat.list.filter.overdue'), count: counts.overdue, wish: { folder: 'all', state: 'overdue' } },
    { name: t('chat.list.folder.unread'), count: counts.unread, wish: { folder: 'unread' } },
  ] as const;
  return (
    <nav aria-label={t('inbox.chips')} className="min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
      <ul className="flex gap-1.5 p-1">
        {chips.map(({ name, count, wish }) => {
          const query = listQuery(view, { state: undefined, ...wish });
          return (
            <li key={name} className="shrink-0">
              <LinkChip to={base + query} preventScrollReset isSelected={query === listQuery(view, {})}>
                {name} <b className="font-semibold tabular-nums">{count}</b>
              </LinkChip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
