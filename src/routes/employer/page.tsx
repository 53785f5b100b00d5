import type { ReactNode } from 'react';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const widths = {
  narrow: 'max-w-2xl',
  form: 'max-w-4xl',
  editor: 'max-w-4xl lg:max-w-6xl min-[85rem]:max-w-[96rem]',
  wide: 'max-w-6xl',
  board: 'max-w-none',
};

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
        lead={back ? <BackLink {...back} /> : undefined}
      />
      {children}
    </main>
  );
}
