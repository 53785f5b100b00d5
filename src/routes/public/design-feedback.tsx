import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { type IllustrationName, illustrations } from '#src/kernel/illustrations.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Notice, type NoticeTone } from '#src/ui/feedback/notice.tsx';
import { ProgressBar, ProgressRing } from '#src/ui/feedback/progress.tsx';
import { Skeleton, type SkeletonLayout } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonBlock, SkeletonStatus, SkeletonText } from '#src/ui/feedback/skeleton-shapes.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { BackToTop } from '#src/ui/layout/back-to-top.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DesignSection, Specimen } from './design-specimen.tsx';

const layouts: SkeletonLayout[] = ['column', 'row', 'flex', 'full', 'right-hand'];
const tones: NoticeTone[] = ['info', 'success', 'warning', 'danger'];

export function DesignFeedback() {
  const { t } = useTranslation();
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <DesignSection id="feedback" title={t('design.nav.feedback')}>
      <Specimen title="design.feedback.notices" layout="stack">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={t(`design.feedback.${tone}`)}>
            {t('design.feedback.noticeText')}
          </Notice>
        ))}
        {isDismissed ? null : (
          <Notice
            onDismiss={() => setIsDismissed(true)}
            actions={
              <Button size="sm" variant="secondary">
                {t('design.feedback.act')}
              </Button>
            }
          >
            {t('design.feedback.noticeText')}
          </Notice>
        )}
      </Specimen>
      <Specimen title="design.feedback.toasts">
        <Button variant="secondary" onClick={() => showToast(t('design.feedback.toastSaved'), { tone: 'success' })}>
          {t('design.feedback.success')}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast(t('design.feedback.toastRemoved'), {
              action: { label: t('design.feedback.undo'), onAction: () => undefined },
            })
          }
        >
          {t('design.feedback.undo')}
        </Button>
        <Button variant="secondary" onClick={() => showToast(t('design.feedback.toastFailed'), { tone: 'danger' })}>
          {t('design.feedback.danger')}
        </Button>
      </Specimen>
      <Specimen title="design.feedback.progress" layout="grid">
        <ProgressBar label={t('design.feedback.profile')} value={72} />
        <ProgressBar label={t('design.feedback.waiting')} tone="apricot" />
        <div className="flex flex-wrap gap-6">
          <ProgressRing label={t('design.feedback.score')} value={86} />
          <ProgressRing label={t('design.feedback.score')} value={54} />
          <ProgressRing label={t('design.feedback.score')} value={21} />
        </div>
        <Spinner isAnnounced />
      </Specimen>
      <Specimen title="design.feedback.states" layout="grid">
        <EmptyState
          icon={<MessageCircle />}
          title={t('design.feedback.emptyTitle')}
          headingLevel={3}
          actions={<Button>{t('design.feedback.act')}</Button>}
        >
          {t('design.feedback.emptyText')}
        </EmptyState>
        {(Object.keys(illustrations) as IllustrationName[]).map((name) => (
          <EmptyState
            key={name}
            illustration={<Illustration name={name} />}
            title={t('design.feedback.emptyTitle')}
            headingLevel={3}
          />
        ))}
        <ErrorState onRetry={() => undefined} requestId="8f3a-22c1" />
        <ErrorState isOffline onRetry={() => undefined} isRetrying />
      </Specimen>
      {layouts.map((layout) => (
        <Specimen key={layout} title={`design.skeletons.${layout}`} layout="stack">
          <Skeleton layout={layout} />
        </Specimen>
      ))}
      <Specimen title="design.skeletons.own" layout="stack">
        <SkeletonStatus className="flex items-center gap-4">
          <SkeletonBlock className="size-14 rounded-full" />
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
        </SkeletonStatus>
      </Specimen>
      <BackToTop />
    </DesignSection>
  );
}
