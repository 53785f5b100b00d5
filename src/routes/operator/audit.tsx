import { servicesContext } from '#src/page-context.ts';
import { Container, PageHeader } from '#src/ui/page.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/audit';
import { AuditEntries } from './audit-entries.tsx';
import { orExplain } from './or-explain.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1);
  return orExplain(context.get(servicesContext).api('GET /operator/audit-log', { page }));
}

export default function Audit({ loaderData: { entries, page, page_count: pageCount } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.audit.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.audit.title')} description={t('operator.audit.intro')} />
        <AuditEntries entries={entries} />
        {pageCount > 1 ? (
          <div className="mt-6">
            <Pagination page={page} pageCount={pageCount} hrefFor={(to) => `?page=${to}`} />
          </div>
        ) : null}
      </Container>
    </main>
  );
}
