import { MessagesSquare } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { DotMark } from '#src/modules/interviews/web/dot-mark.tsx';
import { useRedDot } from '#src/modules/interviews/web/red-dot.ts';
import { BellButton, Count, iconLink, openInstead } from '#src/modules/notifications/web/bell-button.tsx';
import { useLiveUnread } from '#src/modules/notifications/web/use-live-unread.ts';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShellAccount } from '../shell.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

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
        data-hint={t('shell.account.chat')}
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

function AccountButton({ account }: { account: ShellAccount }) {
  const { t, language } = useTranslation();
  const overlay = useOverlay<HTMLAnchorElement>('menu');
  const hasDot = useRedDot('talent', account.hasRedDot);
  const label = t('shell.account.open', { name: account.name });
  const { onClick, ...trigger } = overlay.triggerProps;
  return (
    <>
      <a
        {...trigger}
        href={`/${language}/settings`}
        aria-label={hasDot ? `${label}, ${t('interviews.dot')}` : label}
        onClick={(event) => openInstead(event, onClick)}
        data-hint={label}
        className="relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-shadow hover:ring-2 hover:ring-line"
      >
        <span data-vip={account.isVip || undefined}>
          <Avatar name={account.name} src={account.avatar} size="sm" isDecorative />
        </span>
        <DotMark isOn={hasDot} className="absolute end-1 top-1" />
      </a>
      {overlay.wasOpened ? (
        <Suspense>
          <AccountMenu {...overlay.overlayProps} triggerRef={overlay.triggerRef} account={account} hasDot={hasDot} />
        </Suspense>
      ) : null}
    </>
  );
}
