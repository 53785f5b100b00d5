import { NavLink, Outlet } from 'react-router';
import { ProofHost } from '#src/modules/accounts/web/proof-host.tsx';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { sectionsAt } from './settings-sections.ts';

/** The frame of all settings: sections at the side, on a phone behind the overview. */
export default function Settings() {
  const { t } = useTranslation();
  const base = useOwnBase();
  return (
    <main id="content">
      <Container className="grid gap-x-12 pt-6 pb-20 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-10">
        <nav aria-label={t('settings.nav')} className="hidden lg:block print:hidden">
          <ul className="sticky top-24 grid gap-1">
            {sectionsAt(base).map(({ path, title, icon: Icon }) => (
              <li key={path}>
                <NavLink
                  to={`${base}/${path}`}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium no-underline transition-colors hover:bg-hover',
                      isActive ? 'bg-accent-soft text-accent-ink' : 'text-ink-muted hover:text-ink',
                    )
                  }
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  {t(title)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-3xl">
          <Outlet />
          <ProofHost />
        </div>
      </Container>
    </main>
  );
}
