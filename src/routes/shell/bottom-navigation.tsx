import { NavLink } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { NavigationEntry } from './navigation.ts';

interface BarEntry extends NavigationEntry {
  /** What waits there. */
  count?: number;
  /** Instead of the label, where it has more to say. */
  name?: string;
}

/** On phones the main places are where the thumb is. */
export function BottomBar({ entries }: { entries: readonly BarEntry[] }) {
  const { t, language } = useTranslation();
  return (
    <nav
      data-bottom-bar
      aria-label={t('shell.nav.main')}
      className="fixed inset-x-0 bottom-0 z-header border-line border-t bg-canvas/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-md">
        {entries.map(({ path, label, icon: Icon, count = 0, name }) => (
          <li key={path} className="min-w-0 flex-1">
            <NavLink
              to={`/${language}${path}`}
              end={path === ''}
              aria-label={name}
              className={({ isActive }) =>
                classNames(
                  'flex h-16 flex-col items-center justify-center gap-1 font-medium text-2xs no-underline min-[22.5rem]:px-1 min-[22.5rem]:text-xs',
                  isActive ? 'text-accent-ink' : 'text-ink-muted',
                )
              }
            >
              <span className="relative">
                <Icon aria-hidden className="size-5 shrink-0" />
                <span aria-hidden className="absolute start-3 -top-2">
                  <CountBadge count={count} />
                </span>
              </span>
              <span className="line-clamp-1 w-full text-center">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
