import { Search, Settings2, X } from 'lucide-react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkTabs } from '#src/ui/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FOLDERS, type Folder, type ListView, listQuery } from './list-view.ts';

interface ListHeaderProps {
  title: string;
  view: ListView;
  base: string;
  isBoss: boolean;
  /** An open thread has the page's heading. */
  isBeside: boolean;
  isSearching: boolean;
  onSearch: () => void;
}

export function ListHeader({ title, view, base, isBoss, isBeside, isSearching, onSearch }: ListHeaderProps) {
  const { t, language } = useTranslation();
  const Heading = isBeside ? 'h2' : 'h1';
  const nameOf = (folder: Folder) =>
    t(folder === 'not_interested' && isBoss ? 'chat.list.folder.not_suitable' : `chat.list.folder.${folder}`);
  return (
    <div>
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
        <Link
          to={`/${language}/chat/settings`}
          aria-label={t('chat.list.settings')}
          title={t('chat.list.settings')}
          className="inline-grid size-11 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink"
        >
          <Settings2 aria-hidden className="size-5" />
        </Link>
      </div>
      {isSearching ? null : (
        <div className="px-4">
          <LinkTabs
            label={t('chat.list.folders')}
            tabs={FOLDERS.map((folder) => ({
              to: base + listQuery(view, { folder }),
              label: nameOf(folder),
              isCurrent: folder === view.folder,
            }))}
          />
        </div>
      )}
    </div>
  );
}
