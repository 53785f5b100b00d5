import { Suspense } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { useChatNews } from '#src/modules/chat/web/today/use-chat-news.ts';
import { type CalendarView, isDay, rangeOf, turnPage } from '#src/modules/interviews/calendar-days.ts';
import { Calendar } from '#src/modules/interviews/web/calendar/calendar.tsx';
import { PeriodBar } from '#src/modules/interviews/web/calendar/period-bar.tsx';
import { InterviewSection } from '#src/modules/interviews/web/list/interview-section.tsx';
import { useLooked } from '#src/modules/interviews/web/red-dot.ts';
import { ZoneLine } from '#src/modules/interviews/web/zone-time.tsx';
import { weekStart } from '#src/modules/interviews/week-start.ts';
import { sites } from '#src/modules/options/sites.ts';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/interviews';
import { EmployerPage } from './page.tsx';
import { useBoss } from './use-boss.ts';
import { useFreshCompany } from './use-fresh-company.ts';

const FreeHoursForm = lazy(() =>
  import('#src/modules/interviews/web/hours/free-hours-form.tsx').then((file) => ({ default: file.FreeHoursForm })),
);

const MeetingAccounts = lazy(() =>
  import('#src/modules/interviews/web/meetings/meeting-accounts.tsx').then((file) => ({
    default: file.MeetingAccounts,
  })),
);

/** What the callback says of an account that could not be connected. */
const MEETING_PROBLEMS: Record<string, 'zoom' | 'google'> = { 41417: 'zoom', 41419: 'google' };

const VIEWS = ['agenda', 'week', 'month', 'hours'] as const;
type View = (typeof VIEWS)[number];

/** What is ahead and past with all that can be done, or the moments of a week or month. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, countryId, language } = context.get(servicesContext);
  const start = weekStart(language, sites.find(({ id }) => id === countryId)?.code ?? '');
  const { searchParams } = url;
  const view: View = VIEWS.find((one) => one === searchParams.get('view')) ?? 'agenda';
  const scope = searchParams.get('scope') === 'company' ? ('company' as const) : ('own' as const);
  const asked = searchParams.get('day');
  const day = isDay(asked) ? asked : new Date().toISOString().slice(0, 10);
  const nothing = { entries: [], agenda: null, kept: null, start };
  if (view === 'hours') {
    const [hours, { accounts }] = await Promise.all([
      api('GET /interviews/free-hours', {}),
      api('GET /interviews/meeting-accounts', {}),
    ]);
    const failed = MEETING_PROBLEMS[searchParams.get('problem') ?? ''] ?? null;
    const kept = { ...hours, timeZones: Intl.supportedValuesOf('timeZone'), accounts, failed };
    return { ...nothing, view, scope, day, kept };
  }
  if (view !== 'agenda') {
    const { entries } = await api('GET /interviews/calendar', { ...rangeOf(view, day, start), scope });
    return { ...nothing, view, scope, day, entries };
  }
  const [upcoming, past] = await Promise.all([
    api('GET /interviews', { side: 'boss', when: 'upcoming', scope }),
    api('GET /interviews', { side: 'boss', when: 'past', scope }),
  ]);
  return { ...nothing, view, scope, day, agenda: { upcoming, past } };
}

export default function Interviews({ loaderData }: Route.ComponentProps) {
  const { view, scope, day, start, entries, agenda, kept } = loaderData;
  const { t, language } = useTranslation();
  const { permissions } = useBoss();
  const { revalidate } = useRevalidator();
  const isLeaving = useNavigation().state !== 'idle';
  // Whoever is on the way to another page or week gets fresh answers there; a refresh would only begin that anew.
  useChatNews(() => {
    if (!isLeaving) revalidate();
  });
  useLooked('boss');
  useFreshCompany(scope === 'company');
  const hrefFor = (to: { view?: View; day?: string | null; scope?: typeof scope }) => {
    const search = new URLSearchParams();
    const next = { view, day, scope, ...to };
    if (next.view !== 'agenda') search.set('view', next.view);
    if ((next.view === 'week' || next.view === 'month') && next.day) search.set('day', next.day);
    if (next.scope === 'company') search.set('scope', 'company');
    return `/${language}/employer/interviews${search.size > 0 ? `?${search}` : ''}`;
  };
  const shown = view === 'week' || view === 'month' ? view : null;
  const turned = (by: 1 | -1) => (shown === null ? '' : hrefFor({ day: turnPage(shown, day, by) }));
  return (
    <EmployerPage
      title={t('inbox.interviews.title')}
      description={<ZoneLine />}
      actions={permissions.manage_all_jobs ? <Whose scope={scope} hrefFor={(one) => hrefFor({ scope: one })} /> : null}
    >
      <div className="space-y-6">
        <LinkTabs
          label={t('inbox.interviews.views.label')}
          tabs={VIEWS.map((one) => ({
            to: hrefFor({ view: one }),
            label: one === 'hours' ? t('interviews.hours.tab') : t(`inbox.interviews.views.${one}`),
            isCurrent: one === view,
          }))}
        />
        {shown === null ? null : (
          <>
            <PeriodBar
              view={shown}
              day={day}
              weekStart={start}
              earlier={turned(-1)}
              now={hrefFor({ day: null })}
              later={turned(1)}
            />
            <Calendar
              view={shown}
              day={day}
              weekStart={start}
              entries={entries}
              hrefFor={(one: CalendarView, at) => hrefFor({ view: one, day: at })}
              earlier={turned(-1)}
              later={turned(1)}
            />
          </>
        )}
        {kept ? (
          <Suspense>
            <MeetingAccounts accounts={kept.accounts} failed={kept.failed} />
            <FreeHoursForm kept={kept} timeZones={kept.timeZones} />
          </Suspense>
        ) : null}
        {agenda ? <Agenda {...agenda} scope={scope} onChanged={() => revalidate()} /> : null}
        <p className="text-sm">
          <HelpLink about="interviews" isBoss />
        </p>
      </div>
    </EmployerPage>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
interface AgendaProps extends NonNullable<Loaded['agenda']> {
  scope: Loaded['scope'];
  onChanged: () => void;
}

function Agenda({ upcoming, past, scope, onChanged }: AgendaProps) {
  const { t, language } = useTranslation();
  if (upcoming.interviews.length + past.interviews.length === 0) {
    return (
      <EmptyState
        illustration={<Illustration name="interview" />}
        title={t('inbox.interviews.empty')}
        actions={<LinkButton to={`/${language}/employer/inbox`}>{t('inbox.interviews.toInbox')}</LinkButton>}
      >
        {t('inbox.interviews.emptyText')}
      </EmptyState>
    );
  }
  const shared = { side: 'boss', scope, onChanged } as const;
  return (
    <div className="max-w-3xl space-y-8">
      <InterviewSection
        {...shared}
        when="upcoming"
        page={upcoming}
        empty={<p className="text-ink-muted">{t('interviews.list.nothingAhead')}</p>}
      />
      <InterviewSection {...shared} when="past" page={past} />
    </div>
  );
}

function Whose({ scope, hrefFor }: { scope: Loaded['scope']; hrefFor: (scope: Loaded['scope']) => string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('inbox.interviews.whose.label')} className="flex gap-2">
      {(['own', 'company'] as const).map((one) => (
        <LinkButton
          key={one}
          to={hrefFor(one)}
          size="sm"
          variant={one === scope ? 'soft' : 'quiet'}
          aria-current={one === scope ? 'true' : undefined}
        >
          {t(`inbox.interviews.whose.${one}`)}
        </LinkButton>
      ))}
    </nav>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
