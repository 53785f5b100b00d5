import {
  BellRing,
  CalendarClock,
  EllipsisVertical,
  ExternalLink,
  MessageSquareText,
  NotebookPen,
  Pencil,
  Trash2,
} from 'lucide-react';
import { Suspense } from 'react';
import { StageBadge } from '#src/modules/applications/web/stage-badge.tsx';
import { useJobSlot } from '#src/modules/jobs/web/job-slot.ts';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { LANES } from '../lanes.ts';
import type { TrackerCard as Card } from '../tracker.contract.ts';
import type { Board } from './use-board.ts';

const Menu = lazy(() => import('#src/ui/overlays/menu.tsx').then(({ Menu }) => ({ default: Menu })));
const JobDialog = lazy(() => import('./job-dialog.tsx'));

/** One job. Those from elsewhere can be dragged, and the menu does the same without a pointer. */
export function TrackerCard({ card, board }: { card: Card; board: Board }) {
  const { t, language } = useTranslation();
  const menu = useOverlay('menu');
  const dialog = useOverlay();
  const { title, company_name, is_outside, conversation_id, job } = card;
  const pay = job?.pay.text ?? card.pay;
  const entries = [
    {
      id: 'edit',
      label: t(is_outside ? 'tracker.card.edit' : 'tracker.card.notes'),
      icon: is_outside ? <Pencil /> : <NotebookPen />,
      onAction: () => dialog.onOpenChange(true),
    },
    ...(card.link
      ? [
          {
            id: 'ad',
            label: t('tracker.card.ad'),
            icon: <ExternalLink />,
            onAction: () => void window.open(card.link, '_blank', 'noopener,noreferrer'),
          },
        ]
      : []),
    ...(conversation_id
      ? [
          {
            id: 'chat',
            label: t('tracker.card.chat'),
            icon: <MessageSquareText />,
            href: `/${language}/chat/${conversation_id}`,
          },
        ]
      : []),
  ];
  const moves = LANES.filter((lane) => lane !== card.lane).map((lane) => ({
    id: lane,
    label: t('tracker.card.moveTo', { lane: t(`tracker.lanes.${lane}`) }),
    onAction: () => board.move(card, lane),
  }));
  const removal = {
    id: 'remove',
    label: t('tracker.card.remove'),
    icon: <Trash2 />,
    isDangerous: true,
    onAction: () => board.remove(card),
  };
  return (
    <li
      draggable={is_outside}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(card.id));
        event.dataTransfer.effectAllowed = 'move';
      }}
      className={classNames(
        'rounded-card border bg-surface p-3',
        is_outside ? 'cursor-grab border-line-strong border-dashed' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="wrap-anywhere min-w-0 font-semibold text-ink text-sm">
          {job ? (
            <Link to={`/${language}${job.job_url}`} className="text-ink hover:underline">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        <div className="-me-2 -mt-2 shrink-0 [@media(scripting:none)]:hidden">
          <IconButton
            {...menu.triggerProps}
            label={t('tracker.card.menu', { name: title })}
            icon={<EllipsisVertical aria-hidden />}
          />
        </div>
      </div>
      {pay ? (
        <p className="wrap-anywhere font-bold text-ink tabular-nums">
          <bdi>{pay}</bdi>
        </p>
      ) : null}
      <p className="wrap-anywhere text-ink-muted text-sm">
        <bdi>{[company_name, job?.location ?? card.place].filter(Boolean).join(' · ')}</bdi>
      </p>
      <CardFacts card={card} />
      <Suspense>
        {menu.wasOpened ? (
          <Menu
            {...menu.overlayProps}
            triggerRef={menu.triggerRef}
            label={t('tracker.card.menu', { name: title })}
            groups={[
              { id: 'card', entries },
              ...(is_outside
                ? [
                    { id: 'moves', entries: moves },
                    { id: 'removal', entries: [removal] },
                  ]
                : []),
            ]}
          />
        ) : null}
        {dialog.wasOpened ? (
          // A card that has changed meanwhile is filled in anew.
          <JobDialog key={String(dialog.isOpen)} {...dialog.overlayProps} card={card} onSaved={board.refresh} />
        ) : null}
      </Suspense>
    </li>
  );
}

function CardFacts({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { stage, is_outside, deadline, remind_at, contact, note, job } = card;
  const Slot = useJobSlot();
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-1.5 empty:hidden">
        {Slot && job ? <Slot jobId={job.id} /> : null}
        {stage ? <StageBadge stage={stage} /> : null}
        {is_outside ? <Badge tone="info">{t('tracker.card.outside')}</Badge> : null}
        {deadline ? <DayBadge moment={`${deadline}T12:00:00Z`} text="tracker.card.deadline" /> : null}
        {remind_at ? <DayBadge moment={remind_at} text="tracker.card.remind" /> : null}
      </div>
      {contact || note ? (
        <p className="mt-2 line-clamp-3 whitespace-pre-line wrap-anywhere text-ink-muted text-xs">
          <bdi>{[contact, note].filter(Boolean).join('\n')}</bdi>
        </p>
      ) : null}
    </>
  );
}

function DayBadge({ moment, text }: { moment: string; text: 'tracker.card.deadline' | 'tracker.card.remind' }) {
  const { t } = useTranslation();
  const date = useLocalTime(moment, { dateStyle: 'medium' });
  const Icon = text === 'tracker.card.remind' ? BellRing : CalendarClock;
  return (
    <Badge tone="apricot" icon={<Icon aria-hidden />}>
      {t(text, { date })}
    </Badge>
  );
}
