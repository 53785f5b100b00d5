import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Dialog, type DialogProps } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisState } from '../hiring-help.contract.ts';
import { AnalysisReportView } from './analysis-report-view.tsx';

interface AnalysisDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  conversation: Pick<Conversation, 'id'>;
}

/** EMP-03: the analysis of a profile, made when it is asked for. Who decides is said with it. */
export default function AnalysisDialog({ isOpen, onOpenChange, conversation: { id } }: AnalysisDialogProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<AnalysisState>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ask = async (call: Promise<AnalysisState>) => {
    setProblem(null);
    setIsBusy(true);
    try {
      setState(await call);
    } catch (error) {
      setProblem((error as Error).message || t('hiring.analysis.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  const load = () => ask(api('GET /recruiters/conversations/:id/analysis', { id }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when it is opened
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, id]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('hiring.analysis.title')}
      description={t('hiring.analysis.intro')}
    >
      <div className="grid grid-cols-1 gap-5">
        {problem && !state ? <ErrorState message={problem} onRetry={load} /> : null}
        {problem && state ? <Notice tone="danger">{problem}</Notice> : null}
        {!state && !problem ? <Skeleton layout="column" count={3} /> : null}
        {state ? (
          <Content
            state={state}
            isBusy={isBusy}
            onMake={() => ask(api('POST /recruiters/conversations/:id/analysis', { id }))}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

interface ContentProps {
  state: AnalysisState;
  isBusy: boolean;
  onMake: () => void;
}

function Content({ state, isBusy, onMake }: ContentProps) {
  const { t } = useTranslation();
  const { obstacle, analysis, was_withdrawn, remaining, limit } = state;
  if (obstacle) return <Notice tone="warning">{t(`hiring.analysis.obstacle.${obstacle}`)}</Notice>;
  const isWanted = !analysis || analysis.is_outdated;
  return (
    <>
      {was_withdrawn ? <Notice>{t('hiring.analysis.withdrawn')}</Notice> : null}
      {analysis?.is_outdated ? <Notice>{t('hiring.analysis.outdated')}</Notice> : null}
      {isWanted ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button isLoading={isBusy} disabled={remaining === 0} onClick={onMake}>
            {t(analysis || was_withdrawn ? 'hiring.analysis.again' : 'hiring.analysis.make')}
          </Button>
          <p className="text-ink-muted text-sm">
            {remaining > 0
              ? t('hiring.analysis.left', { count: remaining })
              : t('hiring.analysis.none', { count: limit })}
          </p>
        </div>
      ) : null}
      {analysis ? <AnalysisReportView analysis={analysis} /> : null}
    </>
  );
}
