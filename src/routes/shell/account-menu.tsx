import {
  Bell,
  Bookmark,
  BookOpenText,
  BriefcaseBusiness,
  Coins,
  Compass,
  Crown,
  Gauge,
  Gift,
  LifeBuoy,
  LogOut,
  RefreshCw,
  Settings,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import type { RefObject } from 'react';
import { useRouteLoaderData } from 'react-router';
import { api } from '#src/browser/api.ts';
import { tellTabs } from '#src/browser/session-end.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShellAccount } from '../shell.tsx';

interface AccountMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  account: ShellAccount;
  /** Something about interviews has not been looked at. */
  hasDot: boolean;
}

export default function AccountMenu({ account, hasDot, ...overlay }: AccountMenuProps) {
  const { t, language } = useTranslation();
  const employerUrl = useRouteLoaderData<typeof rootLoader>('root')?.settings.employerUrl;
  const switchToEmployer = () =>
    goToEmployerSite(`/${language}/employer`, employerUrl).catch(() =>
      showToast(t('shell.account.switchFailed'), { tone: 'danger' }),
    );
  return (
    <Menu
      {...overlay}
      label={t('shell.account.open', { name: account.name })}
      groups={[
        {
          id: 'self',
          heading:
            account.email && account.email !== account.name ? `${account.name} · ${account.email}` : account.name,
          entries: [
            {
              id: 'my-jobs',
              label: t('jobs.mine.title'),
              description: hasDot ? t('interviews.dot') : undefined,
              icon: <Bookmark aria-hidden />,
              href: `/${language}/my-jobs${hasDot ? '?tab=interviews' : ''}`,
            },
            {
              id: 'profile',
              label: t('profiles.own.title'),
              icon: <UserRound aria-hidden />,
              href: `/${language}/manage-profile`,
            },
            {
              id: 'analysis',
              label: t('analysis.title'),
              icon: <Gauge aria-hidden />,
              href: `/${language}/resume-analysis`,
            },
            {
              id: 'coach',
              label: t('coach.title'),
              icon: <Compass aria-hidden />,
              href: `/${language}/coach`,
            },
            {
              id: 'preferences',
              label: t('shell.account.preferences'),
              icon: <SlidersHorizontal aria-hidden />,
              href: `/${language}/manage-profile?tab=job-preferences`,
            },
            {
              id: 'points',
              label: t('points.title'),
              icon: <Coins aria-hidden />,
              href: `/${language}/points`,
            },
            {
              id: 'notifications',
              label: t('shell.account.notifications'),
              icon: <Bell aria-hidden />,
              href: `/${language}/notifications`,
            },
            {
              id: 'invite',
              label: t('invitations.title'),
              icon: <Gift aria-hidden />,
              href: `/${language}/invite-friends`,
            },
            { id: 'vip', label: t('vip.title'), icon: <Crown aria-hidden />, href: `/${language}/vip` },
            {
              id: 'settings',
              label: t('shell.account.settings'),
              icon: <Settings aria-hidden />,
              href: `/${language}/settings`,
            },
            {
              id: 'help',
              label: t('articles.help.title'),
              icon: <BookOpenText aria-hidden />,
              href: `/${language}/help`,
            },
            {
              id: 'feedback',
              label: t('feedback.title'),
              icon: <LifeBuoy aria-hidden />,
              href: `/${language}/feedback`,
            },
          ],
        },
        {
          id: 'work',
          entries: [
            account.role === 'recruiter'
              ? {
                  id: 'employer',
                  label: t('shell.nav.employers'),
                  icon: <BriefcaseBusiness aria-hidden />,
                  href: `/${language}/employer`,
                }
              : {
                  id: 'employer',
                  label: t('shell.account.employer'),
                  icon: <RefreshCw aria-hidden />,
                  onAction: switchToEmployer,
                },
          ],
        },
        {
          id: 'leave',
          entries: [
            {
              id: 'sign-out',
              label: t('shell.account.signOut'),
              icon: <LogOut aria-hidden />,
              onAction: () => signOut(language, t('shell.account.signOutFailed')),
            },
          ],
        },
      ]}
    />
  );
}

/** Goes on as a recruiter; where the employer site is another one, a code for one use takes the sign-in along. */
async function goToEmployerSite(path: string, site: string | null | undefined): Promise<void> {
  await api('POST /authentication/switch-role', { role: 'recruiter' });
  if (!site || new URL(site).origin === location.origin) return location.assign(path);
  const { url } = await api('POST /authentication/hand-over', {
    target: new URL('/redirect', site).href,
    redirect: path,
  });
  location.assign(url);
}

/** The page is loaded anew: nothing of the person who left stays in its memory. */
async function signOut(language: string, failed: string): Promise<void> {
  try {
    await api('POST /authentication/logout', {});
    tellTabs({ type: 'signed-out' });
    location.assign(`/${language}`);
  } catch {
    showToast(failed, { tone: 'danger' });
  }
}
