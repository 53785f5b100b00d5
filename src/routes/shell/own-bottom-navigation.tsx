import { BriefcaseBusiness, Building2, House, MessagesSquare, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useUnread } from '#src/modules/notifications/web/unread-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShellAccount } from '../shell.tsx';
import { BottomBar } from './bottom-navigation.tsx';

/** Signed in, the thumb's bar has the chat and oneself. */
export default function OwnBottomNavigation({ account }: { account: ShellAccount }) {
  const { t } = useTranslation();
  const isTalent = account.role === 'talent';
  useEffect(() => {
    // Comes after the page, and only for job seekers; without it the page is whole.
    if (isTalent) import('./fill-job-slot.ts').catch(() => undefined);
  }, [isTalent]);
  const { chat } = useUnread(account.unread);
  return (
    <BottomBar
      entries={[
        { path: '', label: 'shell.nav.home', icon: House },
        { path: '/job-search', label: 'shell.nav.jobs', icon: BriefcaseBusiness },
        { path: '/companies', label: 'shell.nav.companies', icon: Building2 },
        {
          path: '/chat',
          label: 'shell.nav.chat',
          icon: MessagesSquare,
          count: chat,
          name: chat > 0 ? t('shell.account.chatUnread', { count: chat }) : undefined,
        },
        { path: '/settings', label: 'shell.nav.me', icon: UserRound },
      ]}
    />
  );
}
