import { type ReactNode, Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../interview-fields.ts';
import type { DialogKind } from './interview-dialog.tsx';
import { mayStep } from './may-step.ts';

const RebookDialog = lazy(() => import('./slots/rebook-dialog.tsx'));
const InterviewDialog = lazy(() => import('./interview-dialog.tsx'));

interface CardActionsProps {
  interview: Interview;
  /** Null until the page is alive: what may be done depends on the reader's clock. */
  now: number | null;
  onTaken: (interview: Interview) => void;
  more?: ReactNode;
}

/** What the reader may do with an interview now. */
export function CardActions({ interview, now, onTaken, more }: CardActionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const may = (name: Parameters<typeof mayStep>[0]) => now !== null && mayStep(name, interview, now);
  const { id, name } = interview;
  const run = async (call: () => Promise<Interview>) => {
    setIsBusy(true);
    try {
      onTaken(await call());
    } catch (error) {
      showToast((error as Error).message || t('interviews.failed'), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  const open = (kind: DialogKind | 'book') => {
    setOpened({ kind, status: interview.status });
    setIsOpen(true);
  };
  const attend = (is_there: boolean) => run(() => api('POST /interviews/:id/attendance', { id, is_there }));
  const dialogs = dialogsOf(may, interview.status);
  const isEmpty = dialogs.length === 0 && !may('check_in') && !may('mark_attendance') && !may('request_result');
  if (isEmpty && !more) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {may('check_in') ? (
        <Button size="sm" isLoading={isBusy} onClick={() => run(() => api('POST /interviews/:id/check-in', { id }))}>
          {t('interviews.checkIn')}
        </Button>
      ) : null}
      {may('mark_attendance') ? (
        <>
          <Button size="sm" variant="soft" isLoading={isBusy} onClick={() => attend(true)}>
            {t('interviews.came', { name })}
          </Button>
          {interview.other_checked_in_at ? null : (
            <Button size="sm" variant="secondary" onClick={() => open('absent')}>
              {t('interviews.didNotCome', { name })}
            </Button>
          )}
        </>
      ) : null}
      {may('request_result') ? (
        <Button
          size="sm"
          isLoading={isBusy}
          onClick={() => run(() => api('POST /interviews/:id/request-result', { id }))}
        >
          {t('interviews.askResult')}
        </Button>
      ) : null}
      {dialogs.map((kind) => (
        <Button key={kind} size="sm" variant={kind === 'result' ? 'primary' : 'secondary'} onClick={() => open(kind)}>
          {t(`interviews.dialogs.${kind}.button`)}
        </Button>
      ))}
      {more}
      <Suspense>
        {opened?.kind === 'book' ? (
          <RebookDialog interview={interview} isOpen={isOpen} onOpenChange={setIsOpen} onTaken={onTaken} />
        ) : opened ? (
          <InterviewDialog
            key={`${opened.kind} ${opened.status}`}
            kind={opened.kind}
            interview={interview}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onTaken={onTaken}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

interface Opened {
  kind: DialogKind | 'book';
  /** As it was then: each round begins empty, and news that come meanwhile take nothing from what is being filled in. */
  status: Interview['status'];
}

type Offered = Exclude<DialogKind, 'absent'> | 'book';

function dialogsOf(may: (name: Parameters<typeof mayStep>[0]) => boolean, status: Interview['status']): Offered[] {
  const kinds: [Offered, boolean][] = [
    ['result', may('give_result')],
    // While a time is still to be booked, the card itself has the list.
    ['book', status === 'accepted' && may('book')],
    ['suggest', may('suggest')],
    ['modify', may('modify')],
    ['issue', may('report_issue')],
    ['decline', may('decline')],
    ['cancel', may('cancel') || may('withdraw')],
  ];
  return kinds.flatMap(([kind, isAllowed]) => (isAllowed ? [kind] : []));
}
