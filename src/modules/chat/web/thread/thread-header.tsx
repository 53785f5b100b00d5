import { BadgeCheck, Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useContext } from 'react';
import { PresenceLabel } from '#src/modules/accounts/web/presence-label.tsx';
import type { ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { BackArrow } from '#src/ui/layout/direction-icon.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { ReplyLine } from '../later-parts.ts';
import { PersonAvatar } from '../person-avatar.tsx';
import { ThreadLead } from './thread-lead.ts';

const ConversationMenu = lazy(() => import('../list/conversation-menu.tsx'));

interface ThreadHeaderProps {
  conversation: Conversation;
  /** Back to the list; only a phone shows it. */
  backTo?: string;
  actions?: ReactNode;
  /** The page's own heading, or one within the widget. */
  headingLevel?: 1 | 3;
}

/** Who one talks to, about which job, and whether they are there. */
export function ThreadHeader({ conversation, backTo, actions, headingLevel = 1 }: ThreadHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation();
  const { other, company, side } = conversation;
  const about = side === 'talent' ? [other.position, company.name].filter(Boolean).join(', ') : '';
  const menu = useOverlay('menu');
  return (
    <div className="flex items-center gap-2 border-line border-b bg-surface py-2 ps-2 pe-2 sm:ps-4">
      {backTo ? (
        <Link
          to={backTo}
          aria-label={t('chat.thread.back')}
          className="inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-hover min-[900px]:hidden"
        >
          <BackArrow />
        </Link>
      ) : null}
      <PersonAvatar person={other} />
      <div className="min-w-0 flex-1">
        <Heading className="truncate font-semibold text-ink">
          <bdi>{other.name}</bdi>
          {side === 'talent' && company.is_verified ? (
            <BadgeCheck aria-hidden className="ms-1 inline size-4 text-accent" />
          ) : null}
        </Heading>
        <p className="flex min-w-0 gap-x-1.5 text-ink-muted text-sm">
          <PresenceLabel presence={other.presence} />
          {about && other.presence !== 'away' ? <span aria-hidden>·</span> : null}
          {about ? <bdi className="truncate">{about}</bdi> : null}
        </p>
      </div>
      {actions}
      <span className="[@media(scripting:none)]:hidden">
        <IconButton {...menu.triggerProps} label={t('chat.menu.open')} icon={<Ellipsis aria-hidden />} />
      </span>
      {menu.wasOpened ? (
        <Suspense>
          <ConversationMenu {...menu.overlayProps} triggerRef={menu.triggerRef} conversation={conversation} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The job under discussion, always in sight, and for a talent how its Boss answers. */
export function JobStrip({ conversation, replies }: { conversation: Conversation; replies?: ReplyMeter | null }) {
  const { t, language } = useTranslation();
  const { job, company } = conversation;
  const lead = useContext(ThreadLead);
  return (
    <div className="flex items-center gap-3 border-line border-b bg-canvas px-4 py-2 text-sm max-sm:[&>:first-child]:hidden">
      <Avatar name={company.name} src={company.logo_url} size="sm" shape="square" isDecorative />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 gap-x-1 text-ink-muted">
          <bdi className="max-w-3/4 shrink-0 truncate font-medium text-ink">{job.title}</bdi>
          <span aria-hidden>·</span>
          <bdi className="truncate">{company.name}</bdi>
        </p>
        {replies ? (
          <Suspense>
            <ReplyLine meter={replies} />
          </Suspense>
        ) : null}
      </div>
      {lead ? <Suspense>{lead(conversation)}</Suspense> : null}
      {job.url ? (
        <Link
          to={`/${language}${job.url}`}
          className="inline-flex min-h-9 shrink-0 items-center rounded-control px-2 font-semibold text-accent-ink no-underline hover:bg-hover pointer-coarse:min-h-11"
        >
          {t('chat.menu.job')}
        </Link>
      ) : null}
    </div>
  );
}
