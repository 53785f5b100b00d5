import { EllipsisVertical } from 'lucide-react';
import { type DragEvent, Suspense, useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CheckBox } from '#src/ui/controls/checkbox.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Applicant } from '../../pipeline.contract.ts';
import { ApplicantBadges } from './applicant-facts.tsx';
import type { Desk } from './use-desk.ts';

const MoveMenu = lazy(() => import('./move-menu.tsx'));

interface ApplicantCardProps {
  applicant: Applicant;
  desk: Desk;
  now: number;
}

/** Someone on the board: press to open, drag or use the menu to move. */
export function ApplicantCard({ applicant, desk, now }: ApplicantCardProps) {
  const { t } = useTranslation();
  const { id, name, avatar, decision } = applicant;
  const isOpen = desk.openId === id;
  const isSelected = desk.selected.has(id);
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      desk.startDrag(applicant);
    },
    onDragEnd: desk.endDrag,
  };
  return (
    <li
      {...drag}
      data-applicant={id}
      className={classNames(
        'relative min-w-0 rounded-card border bg-surface p-3 shadow-card transition-[border-color,opacity] focus-within:border-accent hover:border-line-firm',
        isOpen || isSelected ? 'border-accent ring-1 ring-accent' : 'border-line',
        desk.dragged?.id === id && 'opacity-50',
      )}
    >
      <div className="flex items-center gap-2">
        <SelectBox applicant={applicant} desk={desk} />
        <span data-vip={applicant.is_vip || undefined}>
          <Avatar name={name} src={avatar} size="sm" isDecorative />
        </span>
        <OpenButton applicant={applicant} desk={desk} />
        <MoveButton applicant={applicant} desk={desk} />
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <ApplicantBadges applicant={applicant} now={now} />
      </div>
      {decision ? <Decided applicant={applicant} desk={desk} /> : null}
      <span className="sr-only">{isSelected ? t('pipeline.card.selected') : null}</span>
    </li>
  );
}

export function SelectBox({ applicant: { id, name }, desk }: Omit<ApplicantCardProps, 'now'>) {
  const { t } = useTranslation();
  const boxId = useId();
  return (
    <label htmlFor={boxId} className="group -m-3 grid size-11 shrink-0 place-items-center">
      <CheckBox id={boxId} checked={desk.selected.has(id)} onChange={() => desk.toggle(id)} />
      <span className="sr-only">{t('pipeline.card.select', { name })}</span>
    </label>
  );
}

export function OpenButton({ applicant: { id, name }, desk }: Omit<ApplicantCardProps, 'now'>) {
  return (
    <button
      type="button"
      data-open={id}
      aria-expanded={desk.openId === id}
      onClick={() => desk.open(id)}
      className="min-h-9 min-w-0 flex-1 text-start font-semibold text-ink text-sm hover:underline pointer-coarse:min-h-11"
    >
      <bdi className="wrap-anywhere line-clamp-2">{name}</bdi>
    </button>
  );
}

export function MoveButton({ applicant, desk }: Omit<ApplicantCardProps, 'now'>) {
  const { t } = useTranslation();
  const menu = useOverlay('menu');
  return (
    <>
      <IconButton
        size="sm"
        data-move
        label={t('pipeline.card.move', { name: applicant.name })}
        icon={<EllipsisVertical aria-hidden />}
        {...menu.triggerProps}
      />
      {menu.wasOpened ? (
        <Suspense>
          <MoveMenu {...menu.overlayProps} triggerRef={menu.triggerRef} applicant={applicant} desk={desk} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Nobody has heard of it yet. */
export function Decided({ applicant: { id, decision }, desk }: Omit<ApplicantCardProps, 'now'>) {
  const { t } = useTranslation();
  if (!decision) return null;
  return (
    <p className="mt-2 flex items-center justify-between gap-x-2 rounded-control bg-apricot-soft ps-2 text-apricot-ink text-xs">
      {t('pipeline.card.soon')}
      <Button size="sm" variant="quiet" onClick={() => desk.moves.undo([id])}>
        {t('inbox.application.undo')}
      </Button>
    </p>
  );
}
