import { ArrowLeftRight, LifeBuoy, LogOut, Menu as MenuIcon, Plus, SendHorizontal, Settings } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Form, NavLink, useLocation } from 'react-router';
import { VerificationBadge } from '#src/modules/companies/web/verification-badge.tsx';
import { BellButton } from '#src/modules/notifications/web/bell-button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { EmployerLogo, RegionLink } from './employer-logo.tsx';
import type { Boss } from './employer-shell.tsx';
import { type EmployerPlace, employerPlaces } from './navigation.ts';

const ThemeSwitch = lazyPart(() => import('#src/ui/controls/theme-switch.tsx').then((file) => file.ThemeSwitch));

const InterviewDot = lazyPart(() =>
  import('#src/modules/interviews/web/dot-mark.tsx').then((file) => file.InterviewDot),
);
const barPlaces = employerPlaces.filter(({ isFolded }) => !isFolded);

interface BossProps {
  boss: Boss;
  unread: Boss['unread'];
}

/** How many things wait at a place. */
function waitingAt({ path }: EmployerPlace, { boss, unread }: BossProps): number {
  if (path === '/inbox') return unread.chat;
  return path === '/team' ? boss.waiting_joiners : 0;
}

/** INT-01: the red dot of interviews; it comes after everything that is needed first. */
function dotAt({ path }: EmployerPlace, boss: Boss): ReactNode {
  if (path !== '/interviews') return null;
  return (
    <Suspense>
      <InterviewDot side="boss" initial={boss.hasRedDot} />
    </Suspense>
  );
}

export function EmployerSide({ boss, unread }: BossProps) {
  const { t, language } = useTranslation();
  return (
    <aside className="fixed inset-y-0 start-0 z-header hidden w-64 flex-col overflow-y-auto border-line border-e bg-canvas px-4 py-4 lg:flex print:hidden">
      <div className="flex items-center justify-between gap-2">
        <EmployerLogo to={`/${language}/employer/dashboard`} />
        <BellButton count={unread.notifications} />
      </div>
      <CompanyBlock boss={boss} />
      {boss.membership ? (
        <>
          <div className="mt-5">
            <LinkButton to={`/${language}/employer/jobs/new`} isWide icon={<Plus aria-hidden className="size-5" />}>
              {t('employer.nav.post')}
            </LinkButton>
          </div>
          <nav aria-label={t('employer.nav.main')} className="mt-4">
            <ul className="space-y-1">
              {employerPlaces.map((place) => (
                <li key={place.path}>
                  <SideLink place={place} count={waitingAt(place, { boss, unread })} dot={dotAt(place, boss)} />
                </li>
              ))}
            </ul>
          </nav>
        </>
      ) : null}
      <div className="mt-auto pt-6">
        <AccountActions name={boss.name} />
      </div>
    </aside>
  );
}

interface SideLinkProps {
  place: EmployerPlace;
  count: number;
  dot: ReactNode;
}

function SideLink({ place: { path, label, icon: Icon }, count, dot }: SideLinkProps) {
  const { t, language } = useTranslation();
  return (
    <NavLink
      to={`/${language}/employer${path}`}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium no-underline transition-colors',
          isActive ? 'bg-accent-soft text-accent-ink' : 'text-ink-muted hover:bg-hover hover:text-ink',
        )
      }
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{t(label)}</span>
      <CountBadge count={count} />
      {dot}
    </NavLink>
  );
}

function CompanyBlock({ boss: { membership, verification } }: { boss: Boss }) {
  if (!membership) return null;
  return (
    <div className="mt-5 flex items-center gap-3">
      <Avatar name={membership.company.name} src={membership.company.logo_url} size="md" shape="square" isDecorative />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold text-ink text-sm">{membership.company.name}</p>
        {verification ? <VerificationBadge state={verification.state} /> : null}
      </div>
    </div>
  );
}

/** Plain forms and links: they work before and without scripts. */
function AccountActions({ name }: { name: string }) {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  const row =
    'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink';
  return (
    <div className="border-line md:border-t md:pt-3">
      <p className="truncate px-3 py-1 font-semibold text-ink text-sm" title={name}>
        <bdi>{name}</bdi>
      </p>
      <Link to={`/${language}/employer/settings`} className={classNames(row, 'no-underline')}>
        <Settings aria-hidden className="size-5 shrink-0" />
        {t('settings.title')}
      </Link>
      <Link to={`/${language}/help#employers`} className={classNames(row, 'no-underline')}>
        <LifeBuoy aria-hidden className="size-5 shrink-0" />
        {t('articles.help.title')}
      </Link>
      <Link to={`/${language}/employer/feedback`} className={classNames(row, 'no-underline')}>
        <SendHorizontal aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
        {t('feedback.title')}
      </Link>
      <RegionLink back={pathname + search} />
      <Form method="post" action={`/${language}/employer/account`} reloadDocument>
        <button type="submit" name="do" value="switch" className={row}>
          <ArrowLeftRight aria-hidden className="size-5 shrink-0" />
          {t('employer.nav.switch')}
        </button>
        <button type="submit" name="do" value="sign-out" className={row}>
          <LogOut aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
          {t('employer.nav.signOut')}
        </button>
      </Form>
      <div className="mt-2 px-3">
        <Suspense>
          <ThemeSwitch />
        </Suspense>
      </div>
    </div>
  );
}

/** Phones and tablets: the company's name, and everything else folded into the browser's own details. */
export function EmployerTopBar({ boss, unread }: BossProps) {
  const { t, language } = useTranslation();
  const company = boss.membership?.company;
  return (
    <header className="sticky top-0 z-header flex h-16 items-center gap-3 border-line border-b bg-canvas/95 px-4 backdrop-blur-md sm:px-6 lg:hidden print:hidden">
      {company ? (
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <Avatar name={company.name} src={company.logo_url} size="sm" shape="square" isDecorative />
          <div className="min-w-0">
            <p className="truncate font-semibold text-ink text-sm">{company.name}</p>
            {boss.verification ? <VerificationBadge state={boss.verification.state} /> : null}
          </div>
        </div>
      ) : (
        <div className="min-w-0 flex-1">
          <EmployerLogo to={`/${language}/employer`} />
        </div>
      )}
      <BellButton count={unread.notifications} />
      <details className="relative">
        <summary
          aria-label={t('employer.nav.menu')}
          className="grid size-11 list-none place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
        >
          <MenuIcon aria-hidden className="size-5" />
        </summary>
        <div className="absolute end-0 top-12 w-72 rounded-card border border-line bg-raised p-2 shadow-overlay">
          {boss.membership ? (
            <ul className="pb-2">
              {employerPlaces.map((place) => (
                <li key={place.path} className={place.isFolded ? undefined : 'hidden md:block'}>
                  <SideLink place={place} count={waitingAt(place, { boss, unread })} dot={dotAt(place, boss)} />
                </li>
              ))}
            </ul>
          ) : null}
          <AccountActions name={boss.name} />
        </div>
      </details>
    </header>
  );
}

export function EmployerBottomBar({ boss, unread }: BossProps) {
  const { t, language } = useTranslation();
  return (
    <nav
      data-bottom-bar
      aria-label={t('employer.nav.main')}
      className="fixed inset-x-0 bottom-0 z-header border-line border-t bg-canvas/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-md">
        {barPlaces.map((place) => (
          <li key={place.path} className="min-w-0 flex-1">
            <NavLink
              to={`/${language}/employer${place.path}`}
              className={({ isActive }) =>
                classNames(
                  'relative flex h-16 flex-col items-center justify-center gap-1 px-1 font-medium text-xs no-underline',
                  isActive ? 'text-accent-ink' : 'text-ink-muted',
                )
              }
            >
              <place.icon aria-hidden className="size-5 shrink-0" />
              <span className="line-clamp-1 w-full text-center">{t(place.label)}</span>
              <span className="absolute end-2 top-1.5">
                <CountBadge count={waitingAt(place, { boss, unread })} />
                {dotAt(place, boss)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
