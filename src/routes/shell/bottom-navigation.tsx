import { NavLink } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { bottomNavigation } from './navigation.ts';

/** On phones the main places are where the thumb is. */
export function BottomNavigation() {
  const { t, language } = useTranslation();
  return (
    <nav
      data-bottom-bar
      aria-label={t('shell.nav.main')}
      className="fixed inset-x-0 bottom-0 z-header border-line border-t bg-canvas/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-md">
        {bottomNavigation.map(({ path, label, icon: Icon }) => (
          <li key={path} className="min-w-0 flex-1">
            <NavLink
              to={`/${language}${path}`}
              end={path === ''}
              className={({ isActive }) =>
                classNames(
                  'flex h-16 flex-col items-center justify-center gap-1 px-1 font-medium text-xs no-underline',
                  isActive ? 'text-accent-ink' : 'text-ink-muted',
                )
              }
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="line-clamp-1 w-full text-center">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
