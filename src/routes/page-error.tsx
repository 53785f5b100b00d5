import { Suspense } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const NotFoundPage = lazyPart(() => import('./not-found-page.tsx').then((file) => file.NotFoundPage));

/** The last resort when a page cannot be shown. It needs nothing from the server. */
export function PageError({ error }: { error: unknown }) {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = explain(status, isRouteErrorResponse(error) ? String(error.data) : '', t);
  return (
    <main className="mx-auto flex min-h-[70vh] max-w-lg flex-col items-center justify-center px-4 text-center">
      <title>{t('shell.titleTemplate', { title })}</title>
      {status === 503 ? <meta httpEquiv="refresh" content="5" /> : null}
      <h1 className="font-semibold text-3xl text-ink">{title}</h1>
      <p className="mt-3 text-ink-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={`${pathname}${search}`} className={buttonStyle('primary')}>
          {t('shell.error.retry')}
        </a>
        <a href={`/${language}`} className={buttonStyle('secondary')}>
          {t('shell.notFound.home')}
        </a>
        <a href={`/${language}/feedback?topic=problem`} className={buttonStyle('quiet')}>
          {t('feedback.report')}
        </a>
      </div>
    </main>
  );
}

/** One try too many, a short break on our side, or a fault. */
function explain(
  status: number,
  message: string,
  t: ReturnType<typeof useTranslation>['t'],
): { title: string; text: string } {
  if (status === 429) return { title: t('shell.error.pause'), text: message };
  if (status === 503) return { title: t('shell.error.away'), text: t('shell.error.awayText') };
  return { title: t('shell.error.title'), text: t('shell.error.text') };
}
