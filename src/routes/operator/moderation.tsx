import { Inbox } from 'lucide-react';
import { type CaseView, caseKinds, caseViews } from '#src/modules/moderation/case-fields.ts';
import { CaseCard } from '#src/modules/moderation/web/case-card.tsx';
import { useCaseKeys } from '#src/modules/moderation/web/use-case-keys.ts';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/moderation';

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = url.searchParams;
  const view = caseViews.find((one) => one === search.get('view')) ?? 'open';
  const kind = caseKinds.find((one) => one === search.get('kind'));
  const after = /^-?\d{1,18}\.\d{1,15}$/.exec(search.get('after') ?? '')?.[0];
  const api = context.get(servicesContext).api;
  return { ...(await orExplain(api('GET /operator/moderation/cases', { view, kind, after }))), view, kind, after };
}

export default function Moderation({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { cases, counts, next, view, kind, after } = loaderData;
  const number = new Intl.NumberFormat(language);
  useCaseKeys();
  const hrefOf = (change: { view?: CaseView; kind?: string; after?: string }) =>
    `?${new URLSearchParams({ view, ...(kind && { kind }), ...change })}`;
  const countOf = (one: CaseView) => (one === 'closed' ? '' : ` (${number.format(counts[one])})`);
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.moderation.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.moderation.title')} description={t('operator.moderation.intro')} />
        <LinkTabs
          label={t('operator.verifications.filter')}
          tabs={caseViews.map((one) => ({
            to: `?view=${one}`,
            label: t(`operator.moderation.view.${one}`) + countOf(one),
            isCurrent: one === view,
          }))}
        />
        {cases.length > 0 ? (
          <ol className="grid max-w-4xl grid-cols-1 gap-3 pt-6">
            {cases.map((one) => (
              <CaseCard key={one.id} moderationCase={one} />
            ))}
          </ol>
        ) : (
          <div className="pt-6">
            <EmptyState icon={<Inbox />} title={t('operator.moderation.none')} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {after === undefined ? null : (
            <LinkButton variant="secondary" to={hrefOf({})}>
              {t('operator.audit.newest')}
            </LinkButton>
          )}
          {next === null ? null : (
            <LinkButton variant="secondary" to={hrefOf({ after: next })}>
              {t('operator.feedback.next')}
            </LinkButton>
          )}
        </div>
      </Container>
    </main>
  );
}
