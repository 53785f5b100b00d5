import { Compass } from 'lucide-react';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export function NotFoundPage() {
  const { t, language } = useTranslation();
  return (
    <main id="content" className="grid min-h-[60vh] place-items-center">
      <title>{t('shell.titleTemplate', { title: t('shell.notFound.title') })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={<Compass />}
        title={t('shell.notFound.title')}
        headingLevel={1}
        actions={<LinkButton to={`/${language}`}>{t('shell.notFound.home')}</LinkButton>}
      >
        {t('shell.notFound.text')}
      </EmptyState>
    </main>
  );
}
