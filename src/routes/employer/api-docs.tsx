import type { ReactNode } from 'react';
import {
  ANSWERS_WITHIN_SECONDS,
  FAILING_DAYS,
  KEPT_DAYS,
  KEY_CALLS,
  MOST_KEYS,
  MOST_TRIES,
  MOST_WEBHOOKS,
  PAGE_MOST,
  ROTATION_HOURS,
  scopes,
  webhookKinds,
} from '#src/modules/integrations/integration-rules.ts';
import { kindWords, scopeWords } from '#src/modules/integrations/web/kind-words.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { DownloadTextLink, ExternalTextLink } from '#src/ui/controls/text-link.tsx';
import { Container, PageHeader, TitledSection } from '#src/ui/layout/page.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead, usePublicUrl } from '../page-head.tsx';
import { apiCalls, createExample, curl, messageExample, verifyExample } from './api-examples.ts';
import { LandingHeader } from './landing-header.tsx';

/** EMP-06: how a company's program signs in, what it can ask, and how it checks a webhook; numbers from the constants. */
export default function ApiDocs() {
  const { t, language } = useTranslation();
  const api = `${usePublicUrl() || 'https://parley.example'}/api/hiring/v1`;
  return (
    <>
      <SkipLink target="content" />
      <LandingHeader />
      <main id="content">
        <PageHead
          title={t('integrations.guide.title')}
          description={t('integrations.guide.seo')}
          path="/employer/api"
        />
        <Container className="max-w-4xl pb-20">
          <PageHeader
            title={t('integrations.guide.title')}
            description={t('integrations.guide.intro')}
            actions={
              <LinkButton to={`/${language}/employer/integrations`}>{t('integrations.guide.manage')}</LinkButton>
            }
          />
          <div className="space-y-12 text-ink [&_p]:max-w-prose">
            <TitledSection title={t('integrations.guide.keys')}>
              <p>{t('integrations.guide.keysText')}</p>
              <Code>{curl(api, 'GET', '/company')}</Code>
              <Meanings rows={scopes.map((scope) => [scope, t(scopeWords[scope])])} />
            </TitledSection>
            <TitledSection title={t('integrations.guide.jobs')}>
              <p>{t('integrations.guide.jobsText')}</p>
              <Code>{createExample(api)}</Code>
              <p>{t('integrations.guide.checkText')}</p>
            </TitledSection>
            <TitledSection title={t('integrations.guide.calls')}>
              <Meanings rows={apiCalls.map(({ call, scope }) => [call, <code key={call}>{scope}</code>])} />
              <p className="mt-4">{t('integrations.guide.candidatesText')}</p>
              <p className="mt-2">{t('integrations.guide.pagesText', { max: PAGE_MOST })}</p>
              <p className="mt-2">
                <DownloadTextLink href="/api/openapi.json">{t('integrations.guide.openapi')}</DownloadTextLink>
              </p>
            </TitledSection>
            <TitledSection title={t('integrations.guide.errors')}>
              <p>{t('integrations.guide.errorsText')}</p>
              <p className="mt-2">{t('integrations.guide.repeatText')}</p>
            </TitledSection>
            <TitledSection title={t('integrations.guide.webhooks')}>
              <p>{t('integrations.guide.webhooksText', { seconds: ANSWERS_WITHIN_SECONDS })}</p>
              <Code>{messageExample}</Code>
              <Meanings rows={webhookKinds.map((kind) => [kind, t(kindWords[kind])])} />
              <p className="mt-4">{t('integrations.guide.retryText', { tries: MOST_TRIES, days: FAILING_DAYS })}</p>
            </TitledSection>
            <TitledSection title={t('integrations.guide.verify')}>
              <p>{t('integrations.guide.verifyText', { hours: ROTATION_HOURS })}</p>
              <Code>{verifyExample}</Code>
              <ExternalTextLink href="https://www.standardwebhooks.com/">Standard Webhooks</ExternalTextLink>
            </TitledSection>
            <TitledSection title={t('integrations.guide.limits')}>
              <Meanings
                rows={[
                  [t('integrations.guide.callsLimit'), number(language, KEY_CALLS.max)],
                  [t('integrations.guide.keysLimit'), number(language, MOST_KEYS)],
                  [t('integrations.guide.webhooksLimit'), number(language, MOST_WEBHOOKS)],
                  [t('integrations.guide.daysLimit'), number(language, KEPT_DAYS)],
                ]}
              />
              <p className="mt-4">{t('integrations.guide.limitsText')}</p>
            </TitledSection>
          </div>
        </Container>
      </main>
    </>
  );
}

const number = (language: string, value: number) => new Intl.NumberFormat(language).format(value);

/** Code reads from left to right in every language. */
function Code({ children }: { children: string }) {
  return (
    <pre
      dir="ltr"
      className="my-4 whitespace-pre-wrap break-words rounded-card border border-line bg-sunken p-4 text-ink text-sm"
    >
      <code>{children}</code>
    </pre>
  );
}

function Meanings({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(([name, meaning]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-2.5">
          <dt className="min-w-0 break-words font-medium">
            <bdi>{name}</bdi>
          </dt>
          <dd className="text-ink-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
