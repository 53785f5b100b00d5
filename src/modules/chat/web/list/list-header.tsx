import { Search, Settings2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FOLDERS, type ListView, listQuery } from './list-view.ts';

interface ListHeaderProps {
  title: string;
  /** An open thread has the page's heading. */
  isBeside: boolean;
  isSearching: boolean;
  onSearch: () => void;
  /** Further buttons of an inbox. */
  actions?: ReactNode;
  /** Which list is shown; a search has none. */
  children: ReactNode;
}

export function ListHeader({ title, isBeside, isSearching, onSearch, actions, children }: ListHeaderProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <div className="relative">
      <div className="flex items-center gap-1 ps-4 pe-2 pt-3 pb-1">
        <Heading className="min-w-0 flex-1 truncate font-bold text-2xl text-ink">{title}</Heading>
        <span className="[@media(scripting:none)]:hidden">
          <IconButton
            label={t(isSearching ? 'chat.search.close' : 'chat.search.open')}
            icon={isSearching ? <X aria-hidden /> : <Search aria-hidden />}
            aria-expanded={isSearching}
            onClick={onSearch}
          />
        </span>
        {actions}
        <Link
          to={`${base}/chat/settings`}
          aria-label={t('chat.list.settings')}
          title={t('chat.list.settings')}
          className="inline-grid size-11 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink"
        >
          <Settings2 aria-hidden className="size-5" />
        </Link>
      </div>
      {isSearching ? null : children}
    </div>
  );
}

/** The folders of a talent. */
export function FolderTabs({ view, base }: { view: ListView; base: string }) {
  const { t } = useTranslation();
  return (
    <div className="px-4">
      <LinkTabs
        label={t('chat.list.folders')}
        tabs={FOLDERS.map((folder) => ({
          to: base + listQuery(view, { folder }),
          label: t(`chat.list.folder.${folder}`),
          isCurrent: folder === view.folder,
        }))}
      />
    </div>
  );
}
