import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackChevron } from '#src/ui/direction-icon.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const widths = { narrow: 'max-w-2xl', form: 'max-w-4xl', wide: 'max-w-6xl' };

interface EmployerPageProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  width?: keyof typeof widths;
  children: ReactNode;
}

/** A page behind the sign-in: its title, the way back, and no place in search engines. */
export function EmployerPage({ title, description, actions, back, width = 'wide', children }: EmployerPageProps) {
  const { t } = useTranslation();
  return (
    <main id="content" className={`mx-auto w-full px-4 pb-16 sm:px-6 lg:px-10 ${widths[width]}`}>
      <title>{t('shell.titleTemplate', { title })}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={title}
        description={description}
        actions={actions}
        lead={
          back ? (
            <Link
              to={back.to}
              className="-ms-1 inline-flex min-h-11 items-center gap-1 rounded-control pe-2 font-medium text-ink-muted text-sm no-underline hover:text-ink"
            >
              <BackChevron className="size-4" />
              {back.label}
            </Link>
          ) : undefined
        }
      />
      {children}
    </main>
  );
}
