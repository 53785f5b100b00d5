import { Bookmark } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { signInHref } from '#src/modules/accounts/web/sign-in-href.ts';
import { ApplicationList } from '#src/modules/applications/web/list/application-list.tsx';
import { useChatNews } from '#src/modules/chat/web/today/use-chat-news.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { Pagination } from '#src/ui/layout/pagination.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { JobGrid } from '../public/landing/job-grid.tsx';
import type { Route } from './+types/my-jobs';
import { orSignIn } from './load-chat.ts';

const PAGE_SIZE = 20;
const NOTHING = { jobs: [], total: 0 };
const NONE = { applications: [], total: 0, next_cursor: null };

/** Guests have saved jobs too; whoever has no session yet has none. Applications belong to an account. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = Number(searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 1000 ? asked : 1;
  const tab = searchParams.get('tab') === 'applied' ? ('applied' as const) : ('saved' as const);
  const { api, seemsSignedIn } = context.get(servicesContext);
  if (tab === 'applied') {
    const applied = await orSignIn(request, params.lang, api('GET /job-applications', {}));
    return { tab, page, isSignedIn: true, list: await loadSaved(api, 1), applied };
  }
  const list = await loadSaved(api, page);
  // Of the other tab only the number is shown.
  const applied = seemsSignedIn ? await api('GET /job-applications', { limit: 1 }).catch(() => NONE) : NONE;
  return { tab, page, isSignedIn: seemsSignedIn && list !== NOTHING, list, applied };
}

async function loadSaved(api: PageServices['api'], page: number) {
  try {
    return await api('GET /job/saved', { page });
  } catch (error) {
    if (isRefusal(error) && error.status === 401) return NOTHING;
    throw error;
  }
}

export default function MyJobs({ loaderData: { tab, page, isSignedIn, list, applied } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const address = (at: number) => `/${language}/my-jobs${at > 1 ? `?page=${at}` : ''}`;
  return (
    <main id="content">
      <PageHead title={t('jobs.mine.title')} description={t('jobs.mine.intro')} path="/my-jobs" isUnlisted />
      <Container className="pb-16">
        <PageHeader
          title={t('jobs.mine.title')}
          description={t('jobs.mine.intro')}
          actions={
            <LinkButton variant="secondary" to={`/${language}/my-jobs/tracker`}>
              {t('tracker.open')}
            </LinkButton>
          }
        />
        <LinkTabs
          label={t('jobs.mine.title')}
          tabs={[
            { to: address(1), label: t('jobs.mine.saved'), isCurrent: tab === 'saved', count: list.total },
            {
              to: `/${language}/my-jobs?tab=applied`,
              label: t('applications.list.tab'),
              isCurrent: tab === 'applied',
              count: applied.total,
            },
          ]}
        />
        <div className="space-y-6 pt-8">
          {tab === 'applied' ? (
            <Applied applied={applied} />
          ) : (
            <>
              {isSignedIn || list.jobs.length === 0 ? null : <KeptHere />}
              {list.jobs.length > 0 ? (
                <section aria-labelledby="saved-jobs">
                  <h2 id="saved-jobs" className="sr-only">
                    {t('jobs.mine.saved')}
                  </h2>
                  <JobGrid key={page} jobs={list.jobs} page="my_jobs" subPage="saved" />
                </section>
              ) : (
                <EmptyState
                  icon={<Bookmark />}
                  title={t('jobs.mine.empty')}
                  actions={<LinkButton to={`/${language}/job-search`}>{t('jobs.mine.find')}</LinkButton>}
                >
                  {t('jobs.mine.emptyText')}
                </EmptyState>
              )}
              <div className="mt-10">
                <Pagination page={page} pageCount={Math.ceil(list.total / PAGE_SIZE)} hrefFor={address} />
              </div>
            </>
          )}
        </div>
      </Container>
    </main>
  );
}

/** What happens in a conversation moves its application: the list follows it. */
function Applied({ applied }: Pick<Route.ComponentProps['loaderData'], 'applied'>) {
  const { revalidate } = useRevalidator();
  useChatNews(revalidate);
  return (
    <ApplicationList
      applications={applied.applications}
      nextCursor={applied.next_cursor}
      onChanged={() => revalidate()}
    />
  );
}

/** A visitor's list belongs to this browser; a sign-in takes it along. */
function KeptHere() {
  const { t, language } = useTranslation();
  return (
    <Notice>
      {t('jobs.mine.device')}{' '}
      <Link to={signInHref(language, `/${language}/my-jobs`)} className="font-semibold text-accent-ink">
        {t('jobs.mine.keep')}
      </Link>
    </Notice>
  );
}
