import { CalendarDays, Plus, Sheet } from 'lucide-react';
import { Suspense } from 'react';
import { useChatNews } from '#src/modules/chat/web/today/use-chat-news.ts';
import { useOtherTabs } from '#src/modules/jobs/web/use-other-tabs.ts';
import { BoardLanes } from '#src/modules/tracker/web/board-lanes.tsx';
import { Funnel } from '#src/modules/tracker/web/funnel.tsx';
import { Reminders } from '#src/modules/tracker/web/reminders.tsx';
import { useBoard } from '#src/modules/tracker/web/use-board.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/tracker';

const JobDialog = lazy(() => import('#src/modules/tracker/web/job-dialog.tsx'));

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () => api('GET /tracker', {}));
}

/** APP-03: the whole search on one board. What happens in chats moves its cards while one looks. */
export default function Tracker({ loaderData: { cards, more, funnel, since } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const board = useBoard(cards);
  const dialog = useOverlay();
  useChatNews(board.refresh);
  useOtherTabs(board.refresh);
  const add = (
    <Button icon={<Plus aria-hidden />} className="[@media(scripting:none)]:hidden" {...dialog.triggerProps}>
      {t('tracker.add')}
    </Button>
  );
  return (
    <main id="content">
      <PageHead title={t('tracker.title')} description={t('tracker.intro')} path="/my-jobs/tracker" isUnlisted />
      <Container className="pb-16">
        <PageHeader
          lead={<BackLink to={`/${language}/my-jobs`} label={t('jobs.mine.title')} />}
          title={t('tracker.title')}
          description={t('tracker.intro')}
          actions={cards.length > 0 ? add : null}
        />
        {cards.length > 0 ? (
          <div className="space-y-8">
            <div className="grid gap-4 lg:grid-cols-2">
              <Reminders board={board} />
              {since ? <Funnel counts={funnel} since={since} /> : null}
            </div>
            <BoardLanes board={board} />
            {more > 0 ? <p className="text-ink-muted text-sm">{t('tracker.more', { count: more })}</p> : null}
            <p className="flex flex-wrap gap-3">
              <LinkButton reloadDocument variant="secondary" icon={<Sheet aria-hidden />} to="/download/job-search.csv">
                {t('tracker.download.csv')}
              </LinkButton>
              <LinkButton
                reloadDocument
                variant="secondary"
                icon={<CalendarDays aria-hidden />}
                to="/download/job-search.ics"
              >
                {t('tracker.download.ics')}
              </LinkButton>
            </p>
          </div>
        ) : (
          <EmptyState illustration={<Illustration name="board" />} title={t('tracker.empty')} actions={add}>
            {t('tracker.emptyText')}
          </EmptyState>
        )}
      </Container>
      {dialog.wasOpened ? (
        <Suspense>
          <JobDialog key={String(dialog.isOpen)} {...dialog.overlayProps} onSaved={board.refresh} />
        </Suspense>
      ) : null}
    </main>
  );
}
