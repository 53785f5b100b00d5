import { Bookmark, Globe, LayoutGrid, Search, Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink, useLocation } from 'react-router';
import { findLanguage } from '#src/modules/options/languages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShellAccount, ShellSite } from '../shell.tsx';
import { Logo } from './logo.tsx';
import { mainNavigation } from './navigation.ts';
import { useAppLabel } from './use-app-label.ts';

// Overlays come when they are first wanted: the first page stays light.
const RegionDialog = lazy(() => import('./region-dialog.tsx'));
const GuideDialog = lazy(() => import('./guide-dialog.tsx'));
// Visitors do not carry what only the signed-in see.
const AccountBar = lazy(() => import('./account-bar.tsx'));
const AppPopover = lazy(() => import('./app-popover.tsx'));

interface HeaderProps {
  country: ShellSite | undefined;
  sites: ShellSite[];
  account: ShellAccount | null;
}

export function Header({ country, sites, account }: HeaderProps) {
  return (
    <header className="sticky top-0 z-header border-line border-b bg-canvas/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-2 px-4 max-[359px]:gap-1 max-[359px]:px-2 sm:px-6 lg:px-8">
        <Logo />
        <MainNavigation />
        <div className="ms-auto flex shrink-0 items-center gap-1 max-[359px]:gap-0">
          <SearchLink />
          <AppButton />
          <GuideButton />
          <RegionButton country={country} sites={sites} />
          {account ? (
            <Suspense fallback={<span className="h-11 w-22 md:w-34" />}>
              <AccountBar account={account} />
            </Suspense>
          ) : (
            <>
              <SavedLink />
              <SignInLinks />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function MainNavigation() {
  const { t, language } = useTranslation();
  return (
    <nav aria-label={t('shell.nav.main')} className="ms-6 hidden md:block">
      <ul className="flex items-center gap-1">
        {mainNavigation.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={`/${language}${path}`}
              end={path === ''}
              className={({ isActive }) =>
                classNames(
                  'inline-flex min-h-11 items-center rounded-control px-3 font-medium no-underline transition-colors hover:bg-hover',
                  isActive ? 'text-accent-ink' : 'text-ink-muted hover:text-ink',
                )
              }
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For whoever has not signed in; afterwards they are back where they were. */
function SignInLinks() {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      <Link
        to={`/${language}/employer`}
        className="hidden min-h-11 items-center whitespace-nowrap rounded-control px-3 font-medium text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink xl:inline-flex"
      >
        {t('shell.nav.employers')}
      </Link>
      <Link
        to={`/${language}/get-started?redirect=${encodeURIComponent(pathname + search)}`}
        className={classNames(buttonStyle('soft', 'sm'), 'ms-1 min-h-11 whitespace-nowrap')}
      >
        {t('shell.nav.signIn')}
      </Link>
    </>
  );
}

/** Visitors have saved jobs too; whoever is signed in finds them in their own menu. */
function SavedLink() {
  const { t, language } = useTranslation();
  return (
    <NavLink
      to={`/${language}/my-jobs`}
      aria-label={t('shell.account.saved')}
      title={t('shell.account.saved')}
      className="inline-grid size-11 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:text-accent-ink"
    >
      <Bookmark aria-hidden className="size-5" />
    </NavLink>
  );
}

/** The way to the search from any page; the search page itself needs none. */
function SearchLink() {
  const { t, language } = useTranslation();
  return (
    <NavLink
      to={`/${language}/job-search`}
      aria-label={t('ui.search.label')}
      data-hint={t('ui.search.label')}
      className="hidden size-11 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink lg:inline-grid lg:aria-[current=page]:hidden"
    >
      <Search aria-hidden className="size-5" />
    </NavLink>
  );
}

/** A link to a page of its own that opens as a dialog where scripts run. */
function RegionButton({ country, sites }: { country: ShellSite | undefined; sites: ShellSite[] }) {
  const { t, language } = useTranslation();
  const location = useLocation();
  const overlay = useOverlay<HTMLAnchorElement>();
  const languageName = findLanguage(language)?.name;
  const back = encodeURIComponent(location.pathname + location.search);
  const { onClick, ...trigger } = overlay.triggerProps;
  return (
    <>
      <a
        {...trigger}
        href={`/${language}/region?back=${back}`}
        onClick={(event) => {
          event.preventDefault();
          onClick(event);
        }}
        aria-label={`${t('shell.region.open')}: ${t('shell.region.button', { country: country?.name, language: languageName })}`}
        data-hint={t('shell.region.open')}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink"
      >
        <Globe aria-hidden className="size-5" />
        <span className="hidden max-w-40 truncate lg:inline">{country?.name}</span>
      </a>
      {overlay.wasOpened ? (
        <Suspense>
          <RegionDialog {...overlay.overlayProps} country={country} sites={sites} />
        </Suspense>
      ) : null}
    </>
  );
}

function GuideButton() {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <>
      <IconButton {...overlay.triggerProps} isHinted label={t('shell.guide.open')} icon={<LayoutGrid aria-hidden />} />
      {overlay.wasOpened ? (
        <Suspense>
          <GuideDialog {...overlay.overlayProps} />
        </Suspense>
      ) : null}
    </>
  );
}

function AppButton() {
  const appLabel = useAppLabel();
  const overlay = useOverlay();
  return (
    <span className="hidden lg:inline-flex">
      <IconButton {...overlay.triggerProps} isHinted label={appLabel} icon={<Smartphone aria-hidden />} />
      {overlay.wasOpened ? (
        <Suspense>
          <AppPopover {...overlay.overlayProps} triggerRef={overlay.triggerRef} />
        </Suspense>
      ) : null}
    </span>
  );
}
