import { Building2, Search } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { VerifiedMark } from '#src/modules/companies/web/verified-mark.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/companies';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('query') ?? '').trim().slice(0, 120);
  const { companies } = await orExplain(context.get(servicesContext).api('GET /operator/companies', { query }));
  return { query, companies };
}

export default function Companies({ loaderData: { query, companies } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const isAsking = useNavigation().state !== 'idle';
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.companies.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.companies.title')} description={t('operator.companies.intro')} />
        <Form role="search" className="mb-6 flex max-w-2xl flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              type="search"
              name="query"
              label={t('operator.companies.search')}
              defaultValue={query}
              minLength={2}
              maxLength={120}
              icon={<Search aria-hidden />}
            />
          </div>
          <Button type="submit" isLoading={isAsking}>
            {t('ui.search.button')}
          </Button>
        </Form>
        {companies.length > 0 ? (
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {companies.map((company) => (
              <Card as="li" key={company.id} padding="sm" isInteractive className="flex items-center gap-4">
                <Avatar name={company.name} src={company.logo_url} shape="square" isDecorative />
                <div className="min-w-0 flex-1">
                  <p className="flex items-start gap-1.5 font-semibold text-ink">
                    <CardLink to={`/${language}/operator/companies/${company.id}`}>{company.name}</CardLink>
                    {company.is_verified ? <VerifiedMark /> : null}
                  </p>
                  <p className="text-ink-muted text-sm">
                    {[company.location, company.registration_number].filter(Boolean).join(' · ')}
                  </p>
                </div>
              </Card>
            ))}
          </ul>
        ) : null}
        {query.length > 1 && companies.length === 0 ? (
          <EmptyState icon={<Building2 />} title={t('operator.companies.none')}>
            {t('operator.companies.noneText')}
          </EmptyState>
        ) : null}
      </Container>
    </main>
  );
}
