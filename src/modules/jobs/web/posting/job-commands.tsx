import { CircleCheck, Copy, Ellipsis, Eye, Lock, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { EmployerJob } from '../../employer-jobs.contract.ts';
import type { CloseReason } from './close-dialog.tsx';

const Menu = lazy(() => import('#src/ui/overlays/menu.tsx').then((module) => ({ default: module.Menu })));
const ConfirmDialog = lazy(() =>
  import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);
const CloseDialog = lazy(() => import('./close-dialog.tsx'));

export type JobCommand = 'hold' | 'reopen' | 'close' | 'delete' | 'copy' | 'reconfirm';

interface JobCommandsProps {
  job: EmployerJob;
  isBusy: boolean;
  onDo: (command: JobCommand, reason?: CloseReason) => void;
}

/** All that can be done with a job; what others would notice asks first. */
export function JobCommands({ job, isBusy, onDo }: JobCommandsProps) {
  const { t, language } = useTranslation();
  const overlay = useOverlay('menu');
  const [asking, setAsking] = useState<'reopen' | 'close' | 'delete' | null>(null);
  const label = t('employer.jobs.actions', { title: job.title });
  const icon = (Icon: typeof Eye) => <Icon aria-hidden />;
  const base = `/${language}/employer/jobs/${job.id}`;
  const main = [
    { id: 'details', label: t('employer.jobs.details'), icon: icon(Eye), href: base },
    ...(job.may.edit && job.state !== 'closed'
      ? [{ id: 'edit', label: t('employer.jobs.edit'), icon: icon(Pencil), href: `${base}/edit` }]
      : []),
    { id: 'copy', label: t('employer.jobs.copy'), icon: icon(Copy), onAction: () => onDo('copy') },
  ];
  const state = [
    ...(job.may.confirm && job.hold_reason !== 'employer'
      ? [
          {
            id: 'reconfirm',
            label: t('employer.jobs.reconfirm'),
            icon: icon(CircleCheck),
            onAction: () => onDo('reconfirm'),
          },
        ]
      : []),
    ...(job.may.edit && job.state === 'open'
      ? [{ id: 'hold', label: t('employer.jobs.hold'), icon: icon(Pause), onAction: () => onDo('hold') }]
      : []),
    ...(job.may.reopen && job.state !== 'open' && job.hold_reason !== 'unconfirmed'
      ? [{ id: 'reopen', label: t('employer.jobs.reopen'), icon: icon(Play), onAction: () => setAsking('reopen') }]
      : []),
    ...(job.may.edit && job.state !== 'closed'
      ? [{ id: 'close', label: t('employer.jobs.close'), icon: icon(Lock), onAction: () => setAsking('close') }]
      : []),
    ...(job.may.delete
      ? [
          {
            id: 'delete',
            label: t('employer.jobs.delete'),
            icon: icon(Trash2),
            onAction: () => setAsking('delete'),
            isDangerous: true,
          },
        ]
      : []),
  ];
  const close = () => setAsking(null);
  return (
    <>
      <IconButton
        {...overlay.triggerProps}
        label={label}
        icon={<Ellipsis aria-hidden />}
        isLoading={isBusy}
        className="relative z-1"
      />
      {overlay.wasOpened ? (
        <Suspense>
          <Menu
            {...overlay.overlayProps}
            triggerRef={overlay.triggerRef}
            label={label}
            groups={[{ id: 'main', entries: main }, ...(state.length > 0 ? [{ id: 'state', entries: state }] : [])]}
          />
        </Suspense>
      ) : null}
      {asking === 'close' ? (
        <Suspense>
          <CloseDialog
            title={job.title}
            onCancel={close}
            onClose={(reason) => {
              close();
              onDo('close', reason);
            }}
          />
        </Suspense>
      ) : null}
      {asking === 'reopen' || asking === 'delete' ? (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={close}
            title={t(`employer.jobs.${asking}Title`, { title: job.title })}
            message={t(`employer.jobs.${asking}Text`)}
            confirmLabel={t(`employer.jobs.${asking}`)}
            isDangerous={asking === 'delete'}
            onConfirm={() => {
              close();
              onDo(asking);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
