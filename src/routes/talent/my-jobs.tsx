import { type ComponentProps, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { signInHref } from '#src/modules/accounts/web/sign-in-href.ts';
import { ApplicationList } from '#src/modules/applications/web/list/application-list.tsx';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { useChatNews } from '#src/modules/chat/web/today/use-chat-news.ts';
import { InterviewList } from '#src/modules/interviews/web/list/interview-list.tsx';
import { useLooked } from '#src/modules/interviews/web/red-dot.ts';
import { useOtherTabs } from '#src/modules/jobs/web/use-other-tabs.ts';
import { EMPLOYER_LISTS } from '#src/modules/tracker/employer-lists.ts';
import { EmployerList } from '#src/modules/tracker/web/employers/employer-list.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
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
const NO_NEWS = { viewed: 0, interested: 0 };
const TABS = ['saved', 'applied', 'interviews', 'viewed', 'interested'] as const;
/** What each tab lists, said below the heading. */
const INTROS = {
  saved: 'jobs.mine.intro',
  applied: 'applications.list.intro',
  interviews: 'interviews.list.intro',
  viewed: 'tracker.employers.viewed.intro',
  interested: 'tracker.employers.interested.intro',
} as const;

/** Guests have saved jobs too; whoever has no session yet has none. Applications and interviews belong to an account. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = Number(searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 1000 ? asked : 1;
  const tab = TABS.find((one) => one === searchParams.get('tab')) ?? 'saved';
  const { api, seemsSignedIn } = context.get(servicesContext);
  const own = tab === 'saved' ? null : await orSignIn(request, params.lang, loadOwn(api, tab));
  const list = await loadSaved(api, own ? 1 : page);
  // Of the other tabs only the number is shown.
  const [applied, waiting, news] = seemsSignedIn
    ? await Promise.all([
        own?.applied ?? api('GET /job-applications', { limit: 1 }).catch(() => NONE),
        api('GET /api-go/interview/red_dot', { side: 'talent' }).then(
          ({ count }) => count,
          () => 0,
        ),
        api('GET /employers/news', {}).catch(() => NO_NEWS),
      ])
    : [NONE, 0, NO_NEWS];
  const isSignedIn = own !== null || (seemsSignedIn && list !== NOTHING);
  return { tab, page, isSignedIn, list, waiting, news, ...NOT_OWN, ...own, applied };
}

interface OwnTab {
  applied: AnswerOf<Api['GET /job-applications']> | null;
  interviews: Record<'upcoming' | 'past', AnswerOf<Api['GET /interviews']>> | null;
  employers: AnswerOf<Api['GET /employers/viewed-me']> | AnswerOf<Api['GET /employers/interested-in-me']> | null;
}

const NOT_OWN: OwnTab = { applied: null, interviews: null, employers: null };

/** What the tabs of an account show. */
async function loadOwn(api: PageServices['api'], tab: Exclude<(typeof TABS)[number], 'saved'>): Promise<OwnTab> {
  if (tab === 'applied') return { ...NOT_OWN, applied: await api('GET /job-applications', {}) };
  if (tab === 'viewed') return { ...NOT_OWN, employers: await api('GET /employers/viewed-me', {}) };
  if (tab === 'interested') return { ...NOT_OWN, employers: await api('GET /employers/interested-in-me', {}) };
  const [upcoming, past] = await Promise.all([
    api('GET /interviews', { when: 'upcoming' }),
    api('GET /interviews', { when: 'past' }),
  ]);
  return { ...NOT_OWN, interviews: { upcoming, past } };
}

async function loadSaved(api: PageServices['api'], page: number) {
  try {
    return await api('GET /job/saved', { page });
  } catch (error) {
    if (isRefusal(error) && error.status === 401) return NOTHING;
    throw error;
  }
}

/** On a phone the tabs are wider than the page: the current one is never hidden beside it. */
function useTabInView(tab: string) {
  const tabs = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when another tab is the current one
  useEffect(() => {
    const bar = tabs.current?.firstElementChild;
    const [frame, item] = [bar, bar?.querySelector('[aria-current]')].map((one) => one?.getBoundingClientRect());
    if (frame && item) bar?.scrollBy(item.left + item.width / 2 - frame.left - frame.width / 2, 0);
  }, [tab]);
  return tabs;
}

export default function MyJobs({ loaderData }: Route.ComponentProps) {
  const { tab, page, isSignedIn, list, applied, waiting, news, interviews, employers } = loaderData;
  const { t, language } = useTranslation();
  const tabs = useTabInView(tab);
  const { revalidate } = useRevalidator();
  useOtherTabs(() => revalidate());
  const address = (at: number) => `/${language}/my-jobs${at > 1 ? `?page=${at}` : ''}`;
  return (
    <main id="content">
      <PageHead title={t('jobs.mine.title')} description={t(INTROS[tab])} path="/my-jobs" isUnlisted />
      <Container className="pb-16">
        <PageHeader
          title={t('jobs.mine.title')}
          description={t(INTROS[tab])}
          actions={
            <>
              <LinkButton variant="secondary" size="sm" to={`/${language}/coach`}>
                {t('coach.link')}
              </LinkButton>
              <LinkButton variant="secondary" size="sm" to={`/${language}/my-jobs/tracker`}>
                {t('tracker.open')}
              </LinkButton>
            </>
          }
        />
        <div ref={tabs}>
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
              {
                to: `/${language}/my-jobs?tab=interviews`,
                label: t('interviews.list.tab'),
                isCurrent: tab === 'interviews',
                count: waiting,
              },
              ...EMPLOYER_LISTS.map((one) => ({
                to: `/${language}/my-jobs?tab=${one}`,
                label: t(`tracker.employers.${one}.tab`),
                isCurrent: tab === one,
                // What is looked at is not new any more.
                count: tab === one ? 0 : news[one],
              })),
            ]}
          />
        </div>
        <div className="space-y-6 pt-8">
          {tab === 'applied' ? (
            <>
              <Applied applied={applied} />
              <p className="text-sm">
                <HelpLink about="status" />
              </p>
            </>
          ) : null}
          {interviews ? (
            <>
              <Interviews {...interviews} />
              <p className="text-sm">
                <HelpLink about="interviews" />
              </p>
            </>
          ) : null}
          {employers && (tab === 'viewed' || tab === 'interested') ? (
            <Employers key={tab} list={tab} page={employers} />
          ) : null}
          {tab === 'saved' ? (
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
                  illustration={<Illustration name="saved" />}
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
          ) : null}
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

/** Each step stands on a card of the conversation, so its news are the list's too. */
function Interviews(pages: NonNullable<Route.ComponentProps['loaderData']['interviews']>) {
  const { revalidate } = useRevalidator();
  useChatNews(revalidate);
  useLooked('talent');
  return <InterviewList {...pages} onChanged={() => revalidate()} />;
}

function Employers(props: Pick<ComponentProps<typeof EmployerList>, 'list' | 'page'>) {
  const { revalidate } = useRevalidator();
  return <EmployerList {...props} onNews={() => revalidate()} />;
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
