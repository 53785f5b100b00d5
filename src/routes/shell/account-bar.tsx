import { Bell, MessagesSquare } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router';
import { useLiveUnread } from '#src/modules/notifications/web/use-live-unread.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { CountBadge } from '#src/ui/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useOverlay } from '#src/ui/use-overlay.ts';
import type { ShellAccount } from '../shell.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));
const BellPopover = lazy(() => import('#src/modules/notifications/web/bell-popover.tsx'));

const iconLink =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:text-accent-ink';

/** The signed-in end of the header: chat, bell, oneself. All three are links, so that they work before scripts do. */
export default function AccountBar({ account }: { account: ShellAccount }) {
  const { t, language } = useTranslation();
  const unread = useLiveUnread(account.unread);
  const chatLabel = unread.chat > 0 ? t('shell.account.chatUnread', { count: unread.chat }) : t('shell.account.chat');
  return (
    <>
      <NavLink
        to={`/${language}/chat`}
        aria-label={chatLabel}
        title={t('shell.account.chat')}
        className={`${iconLink} hidden! md:inline-grid!`}
      >
        <MessagesSquare aria-hidden className="size-5" />
        <Count count={unread.chat} />
      </NavLink>
      <BellButton count={unread.notifications} />
      <AccountButton account={account} />
    </>
  );
}

function Count({ count }: { count: number }): ReactNode {
  return (
    <span aria-hidden className="absolute end-0 top-0.5">
      <CountBadge count={count} />
    </span>
  );
}

function BellButton({ count }: { count: number }) {
  const { t, language } = useTranslation();
  const overlay = useOverlay<HTMLAnchorElement>();
  const { onClick, ...trigger } = overlay.triggerProps;
  return (
    <>
      <a
        {...trigger}
        href={`/${language}/notifications`}
        aria-label={count > 0 ? t('shell.account.bellUnread', { count }) : t('shell.account.bell')}
        title={t('shell.account.bell')}
        onClick={(event) => openInstead(event, onClick)}
        className={iconLink}
      >
        <Bell aria-hidden className="size-5" />
        <Count count={count} />
      </a>
      {overlay.wasOpened ? (
        <Suspense>
          <BellPopover {...overlay.overlayProps} triggerRef={overlay.triggerRef} />
        </Suspense>
      ) : null}
    </>
  );
}

function AccountButton({ account }: { account: ShellAccount }) {
  const { t, language } = useTranslation();
  const overlay = useOverlay<HTMLAnchorElement>('menu');
  const { onClick, ...trigger } = overlay.triggerProps;
  return (
    <>
      <a
        {...trigger}
        href={`/${language}/settings`}
        aria-label={t('shell.account.open', { name: account.name })}
        title={account.name}
        onClick={(event) => openInstead(event, onClick)}
        className="inline-grid size-11 shrink-0 place-items-center rounded-full transition-shadow hover:ring-2 hover:ring-line"
      >
        <Avatar name={account.name} src={account.avatar} size="sm" isDecorative />
      </a>
      {overlay.wasOpened ? (
        <Suspense>
          <AccountMenu {...overlay.overlayProps} triggerRef={overlay.triggerRef} account={account} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A plain click opens the overlay; one that asks for a new tab gets its page. */
function openInstead(event: MouseEvent<HTMLAnchorElement>, open: (event: MouseEvent<HTMLElement>) => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open(event);
}
