import { Settings } from 'lucide-react';
import type { RefObject } from 'react';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { SkeletonText } from '#src/ui/feedback/skeleton-shapes.tsx';
import { Popover } from '#src/ui/overlays/popover.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './use-notices.ts';

interface BellPopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
}

const SHOWN = 6;
const footLink =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-accent-ink text-sm no-underline hover:bg-hover';

/** The newest news under the bell; the whole list has a page of its own. */
export default function BellPopover({ isOpen, onOpenChange, triggerRef }: BellPopoverProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const { notices, hasFailed, retry, markRead } = useNotices(isOpen, SHOWN);
  const close = () => onOpenChange(false);
  const hasUnread = notices?.some((notice) => !notice.is_read);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={t('notifications.title')}
      placement="bottom end"
      className="flex max-h-[min(36rem,80dvh)] w-96 max-w-[calc(100vw-1.5rem)] flex-col"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-line border-b ps-4 pe-2">
        <h2 className="font-semibold text-ink text-lg">{t('notifications.title')}</h2>
        {hasUnread ? (
          <Button variant="quiet" size="sm" onClick={() => markRead('all')}>
            {t('notifications.readAll')}
          </Button>
        ) : null}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {hasFailed ? <ErrorState message={t('notifications.failed')} onRetry={retry} /> : null}
        {!hasFailed && notices === null ? <Placeholder /> : null}
        {!hasFailed && notices?.length === 0 ? (
          <EmptyState title={t('notifications.empty.title')} headingLevel={3}>
            {t('notifications.empty.text')}
          </EmptyState>
        ) : null}
        {!hasFailed && notices && notices.length > 0 ? (
          <NoticeList
            notices={notices}
            onOpen={(notice) => {
              if (!notice.is_read) markRead([notice.id]);
              close();
            }}
          />
        ) : null}
      </div>
      <div className="flex items-center justify-between gap-2 border-line border-t px-1 py-1">
        <Link to={`${base}/notifications`} onClick={close} className={footLink}>
          {t('notifications.all')}
        </Link>
        <Link
          to={`${base}/settings/notifications`}
          onClick={close}
          aria-label={t('notifications.settings')}
          title={t('notifications.settings')}
          className={footLink}
        >
          <Settings aria-hidden className="size-5" />
        </Link>
      </div>
    </Popover>
  );
}

function Placeholder() {
  return (
    <div className="grid gap-5 p-4">
      {[1, 2, 3].map((row) => (
        <SkeletonText key={row} lines={2} />
      ))}
    </div>
  );
}
