import { Suspense, useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { callName } from '#src/modules/chat/web/call-name.ts';
import { useChatNews } from '#src/modules/chat/web/today/use-chat-news.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { mayMove } from '../../application-stages.ts';
import type { CompanyApplication } from '../../applications.contract.ts';
import { StageBadge } from '../stage-badge.tsx';
import { Scorecard } from './scorecard.tsx';

const NotSuitableDialog = lazy(() => import('./not-suitable-dialog.tsx'));

/** EMP-04: where the application of a conversation stands, and what its Boss can do about it. */
export function ApplicationPart({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { application, setApplication } = useApplication(conversation.id);
  const dialog = useOverlay();
  if (!application) return null;
  const { id, stage, decision, may_decide } = application;
  const name = callName(conversation.other);
  const act = async (call: Promise<CompanyApplication>) => {
    try {
      setApplication(await call);
    } catch (error) {
      showToast((error as Error).message || t('applications.list.failed'), { tone: 'danger' });
    }
  };
  const may = (to: 'shortlisted' | 'not_suitable') => may_decide && !decision && mayMove(stage, to, 'employer');
  const soon = decision?.stage === 'shortlisted' ? 'soonShortlisted' : 'soonNotSuitable';
  return (
    <section className="p-4">
      <h3 className="mb-2 flex items-center gap-2 font-semibold text-ink-muted text-xs">
        {t('inbox.application.title')}
        <StageBadge stage={decision?.stage ?? stage} />
      </h3>
      {decision ? (
        <div role="status">
          <Notice
            actions={
              may_decide ? (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => act(api('POST /job-applications/:id/undo', { id }))}
                >
                  {t('inbox.application.undo')}
                </Button>
              ) : null
            }
          >
            {t(`inbox.application.${soon}`, { name })}
          </Notice>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {may('shortlisted') ? (
          <Button size="sm" onClick={() => act(api('POST /job-applications/:id/decide', { id, stage: 'shortlisted' }))}>
            {t('inbox.application.shortlist')}
          </Button>
        ) : null}
        {may('not_suitable') ? (
          <Button size="sm" variant="secondary" {...dialog.triggerProps}>
            {t('inbox.application.notSuitable')}
          </Button>
        ) : null}
      </div>
      <Scorecard applicationId={id} />
      {dialog.wasOpened ? (
        <Suspense>
          <NotSuitableDialog {...dialog.overlayProps} id={id} name={name} onDecided={setApplication} />
        </Suspense>
      ) : null}
    </section>
  );
}

function useApplication(conversationId: number) {
  const [application, setApplication] = useState<CompanyApplication | null>(null);
  const load = useCallback(() => {
    api('GET /job-applications/conversation/:id', { id: conversationId }).then(
      (found) => setApplication(found.application),
      () => undefined,
    );
  }, [conversationId]);
  useEffect(load, [load]);
  useChatNews(load);
  return { application, setApplication };
}
