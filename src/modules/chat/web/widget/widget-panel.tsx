import { Maximize2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { BackArrow } from '#src/ui/layout/direction-icon.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ConversationRow } from '../list/conversation-row.tsx';
import { isInView, sortList } from '../list/list-view.ts';
import { makeClientId } from '../sync/client-id.ts';
import { useChatState } from '../sync/use-chat.ts';
import { ThreadPane } from '../thread/thread-pane.tsx';
import { useReaderClock } from '../use-reader-clock.ts';

interface WidgetPanelProps {
  isLeaving: boolean;
  onClose: () => void;
}

/** The chat in small: the list, or one conversation. */
export function WidgetPanel({ isLeaving, onClose }: WidgetPanelProps) {
  const { t, language } = useTranslation();
  const [openId, setOpenId] = useState<number>();
  const panel = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  const clock = useReaderClock(now);
  const { conversations } = useChatState();
  const open = openId === undefined ? undefined : conversations.get(openId);
  const base = open && open.side !== 'talent' ? `/${language}/employer/inbox` : `/${language}/chat`;
  const fullTo = openId ? `${base}/${openId}` : base;

  useEffect(() => panel.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  const rows = sortList(
    [...conversations.values()].filter((row) => isInView(row, { folder: 'all', scope: 'own' }, clock.now)),
  );
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('chat.widget.title')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={classNames(
        'absolute end-0 bottom-0 flex h-[min(40rem,calc(100dvh-6rem))] w-96 flex-col overflow-hidden rounded-sheet border border-line bg-surface shadow-overlay outline-none',
        'transition-[opacity,translate] duration-300',
        isLeaving ? 'pointer-events-none translate-y-4 opacity-0' : 'animate-rise',
      )}
    >
      <div className="flex items-center gap-1 border-line border-b py-1 ps-3 pe-1">
        {openId ? (
          <IconButton label={t('chat.thread.back')} icon={<BackArrow />} onClick={() => setOpenId(undefined)} />
        ) : null}
        <h2 className="min-w-0 flex-1 truncate font-bold">{t('chat.widget.title')}</h2>
        <Link
          to={fullTo}
          aria-label={t('chat.widget.full')}
          title={t('chat.widget.full')}
          className="inline-grid size-11 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
        >
          <Maximize2 aria-hidden className="size-5" />
        </Link>
        <IconButton label={t('chat.widget.close')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      {openId ? (
        <ThreadPane key={openId} conversationId={openId} clock={clock} formId={makeClientId()} isCompact />
      ) : (
        <ul aria-label={t('chat.list.label')} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {rows.map((row) => (
            <li key={row.id} className="border-line not-last:border-b">
              <ConversationRow
                conversation={row}
                clock={clock}
                isOpen={false}
                to={`${base}/${row.id}`}
                onOpen={() => setOpenId(row.id)}
              />
            </li>
          ))}
          {rows.length === 0 ? <li className="p-8 text-center text-ink-muted">{t('chat.list.empty.title')}</li> : null}
        </ul>
      )}
    </div>
  );
}
