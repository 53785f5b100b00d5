import { servicesContext } from '#src/page-context.ts';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/developers';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).api('GET /data/endpoints');
}

const methodTones: Record<string, string> = {
  GET: 'bg-info-soft text-info-ink',
  DELETE: 'bg-danger-soft text-danger-ink',
};

/** The readable face of the OpenAPI file. */
export default function Developers({ loaderData: { endpoints } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-12 sm:px-6 lg:px-8">
      <PageHead
        title={t('shell.developers.title')}
        description={t('shell.developers.description')}
        path="/developers"
      />
      <h1 className="font-bold text-4xl text-ink">{t('shell.developers.title')}</h1>
      <p className="mt-4 max-w-prose text-ink-muted text-lg">{t('shell.developers.intro')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <a className={buttonStyle('secondary')} href="/api/openapi.json">
          {t('shell.developers.download')}
        </a>
        <LinkButton variant="secondary" to={`/${language}/employer/api`}>
          {t('shell.developers.hiring')}
        </LinkButton>
        <a className={buttonStyle('secondary')} href="/feeds/jobs.xml">
          {t('shell.developers.feed')}
        </a>
        <span className="text-ink-faint text-sm">{t('shell.developers.count', { count: endpoints.length })}</span>
      </div>
      <ul className="mt-8 grid gap-4">
        {endpoints.map((endpoint) => (
          <Card as="li" key={`${endpoint.method} ${endpoint.path}`}>
            <h2 className="flex flex-wrap items-center gap-3 font-semibold text-ink">
              <span
                className={`rounded-md px-2 py-0.5 font-mono text-xs ${methodTones[endpoint.method] ?? 'bg-accent-soft text-accent-ink'}`}
              >
                {endpoint.method}
              </span>
              <code dir="ltr" className="break-all text-sm">
                {endpoint.path}
              </code>
            </h2>
            {/* Written for programmers, in English, like the code it describes. */}
            <p lang="en" dir="ltr" className="mt-2 text-start text-ink-muted">
              {endpoint.summary}
            </p>
            <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
              <dt className="text-ink-faint">{t('shell.developers.access')}</dt>
              <dd className="text-ink">{endpoint.access}</dd>
              <dt className="text-ink-faint">{t('shell.developers.parameters')}</dt>
              <dd className="flex min-w-0 flex-wrap gap-x-3 text-ink">
                {endpoint.inputs.length === 0 ? t('shell.developers.none') : null}
                {endpoint.inputs.map(({ name, is_required }) => (
                  <code key={name} className="min-w-0 break-words">
                    {name}
                    {is_required ? <span className="text-danger-ink"> {t('shell.developers.required')}</span> : null}
                  </code>
                ))}
              </dd>
              {endpoint.errors.length > 0 ? (
                <>
                  <dt className="text-ink-faint">{t('shell.developers.errors')}</dt>
                  <dd className="flex min-w-0 flex-wrap gap-x-3 text-ink">
                    {endpoint.errors.map(({ name, code }) => (
                      <code key={name} className="min-w-0 break-words">
                        {code} {name}
                      </code>
                    ))}
                  </dd>
                </>
              ) : null}
            </dl>
          </Card>
        ))}
      </ul>
    </main>
  );
}
