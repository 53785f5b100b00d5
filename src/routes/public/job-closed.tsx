import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** The page of a job that is closed or deleted. */
export function JobClosed() {
  const { t, language } = useTranslation();
  return (
    <main id="content" className="grid min-h-[60vh] place-items-center">
      <title>{t('shell.titleTemplate', { title: t('jobs.closed.title') })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        illustration={<Illustration name="closed" />}
        title={t('jobs.closed.title')}
        headingLevel={1}
        actions={
          <>
            <LinkButton to={`/${language}/job-search`}>{t('jobs.closed.search')}</LinkButton>
            <LinkButton to={`/${language}`} variant="secondary">
              {t('jobs.closed.discover')}
            </LinkButton>
          </>
        }
      >
        {t('jobs.closed.text')}
      </EmptyState>
    </main>
  );
}
