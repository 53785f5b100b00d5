import { UserRoundSearch } from 'lucide-react';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { panelStore } from './panel-store.ts';

/** Leads to the person's page; where there is room it shows or hides them beside the thread instead. */
export function PanelButton({ conversation: { id, other } }: { conversation: Conversation }) {
  const { t, language } = useTranslation();
  const label = t('inbox.panel.open', { name: other.name });
  return (
    <Link
      to={`/${language}/employer/inbox/${id}/candidate`}
      aria-label={label}
      title={label}
      aria-keyshortcuts="P"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (panelStore.toggle()) event.preventDefault();
      }}
      className="inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink"
    >
      <UserRoundSearch aria-hidden className="size-5" />
    </Link>
  );
}
