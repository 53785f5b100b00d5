import { Keyboard, ListChecks, Pencil } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { ApplicantsTable } from './applicants-table.tsx';
import { Board } from './board.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { PersonPanelProps } from './person-panel.tsx';
import { PipelineFilters } from './pipeline-filters.tsx';
import { useDesk } from './use-desk.ts';
import { useNow } from './use-now.ts';
import { type LoadedPipeline, usePipeline } from './use-pipeline.ts';
import { usePipelineKeys, walk } from './use-pipeline-keys.ts';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));
const StayedDialog = lazy(() => import('./stayed-dialog.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));
const ColumnsDialog = lazy(() => import('./columns-dialog.tsx'));
const CriteriaDialog = lazy(() => import('./criteria-dialog.tsx'));

interface PipelineProps extends LoadedPipeline {
  renderedAt: number;
  maySeeCompany: boolean;
  /** Whoever is open, beside the board; its script comes when someone is opened. */
  Panel: ComponentType<Omit<PersonPanelProps, 'Also'>>;
  /** What can be done while nobody has applied. */
  emptyActions?: ReactNode;
}

/** EMP-04: the applicants of a job, to look through, answer and move. */
export function Pipeline({ renderedAt, maySeeCompany, Panel, emptyActions, ...loaded }: PipelineProps) {
  const { t } = useTranslation();
  const { view, jobId } = loaded;
  const pipeline = usePipeline(loaded);
  const { board } = pipeline;
  const desk = useDesk(pipeline);
  const { moves } = desk;
  const now = useNow(renderedAt);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const columns = useOverlay();
  const criteria = useOverlay();
  usePipelineKeys(desk, () => setAreKeysShown(true));
  const isFiltered = view.state !== 'all' || view.words !== '' || view.column !== '';
  const isEmpty = Object.values(pipeline.lists).every(({ rows }) => rows.length === 0);
  if (board.all === 0) {
    return (
      <EmptyState
        illustration={<Illustration name="people" />}
        title={t('pipeline.empty.title')}
        actions={emptyActions}
      >
        {t('pipeline.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <PipelineFilters view={view} board={board} />
      <div className="flex flex-wrap gap-2 pb-3 [@media(scripting:none)]:hidden">
        {board.may_edit ? (
          <>
            <Button
              size="sm"
              variant="quiet"
              icon={<Pencil aria-hidden className="size-4" />}
              {...columns.triggerProps}
            >
              {t('pipeline.columns.edit')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={<ListChecks aria-hidden className="size-4" />}
              {...criteria.triggerProps}
            >
              {t('pipeline.criteria.edit')}
            </Button>
          </>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          className="pointer-coarse:hidden"
          icon={<Keyboard aria-hidden className="size-4" />}
          onClick={() => setAreKeysShown(true)}
        >
          {t('inbox.keys.title')}
        </Button>
      </div>
      {isEmpty && isFiltered ? (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t('pipeline.empty.noMatch')}
          actions={
            <LinkButton to={view.view === 'table' ? '?view=table' : '?'}>{t('pipeline.filter.clear')}</LinkButton>
          }
        />
      ) : view.view === 'table' ? (
        <ApplicantsTable pipeline={pipeline} desk={desk} now={now} />
      ) : (
        <Board pipeline={pipeline} desk={desk} now={now} isFiltered={isFiltered} />
      )}
      <BulkBar desk={desk} />
      <p role="status" className="sr-only">
        {moves.announced}
      </p>
      <Suspense>
        {desk.opened ? (
          <Panel applicant={desk.opened} onClose={desk.close} onWalk={(step) => walk(desk, step)} />
        ) : null}
        {moves.declining.length > 0 ? (
          <DeclineDialog people={moves.declining} moves={moves} onDone={() => desk.selectAll([])} />
        ) : null}
        {moves.stayed ? <StayedDialog moves={moves} /> : null}
        {areKeysShown ? <KeysDialog isOpen onOpenChange={setAreKeysShown} /> : null}
        {columns.wasOpened ? (
          <ColumnsDialog
            {...columns.overlayProps}
            jobId={jobId}
            board={board}
            maySeeCompany={maySeeCompany}
            onChanged={(changed) => {
              pipeline.setBoard(changed);
              pipeline.refresh();
            }}
          />
        ) : null}
        {criteria.wasOpened ? <CriteriaDialog {...criteria.overlayProps} jobId={jobId} /> : null}
      </Suspense>
    </>
  );
}
