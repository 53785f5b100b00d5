import {
  Bell,
  BriefcaseBusiness,
  Building2,
  Hourglass,
  type LucideIcon,
  MessagesSquare,
  ShieldAlert,
  UsersRound,
} from 'lucide-react';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import type { NoticeIcon } from '#src/kernel/notices.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { LocalTime } from '#src/ui/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export type Notice = AnswerOf<Api['GET /notification/list']>['notifications'][number];

const icons: Record<NoticeIcon, LucideIcon> = {
  chat: MessagesSquare,
  clock: Hourglass,
  job: BriefcaseBusiness,
  team: UsersRound,
  company: Building2,
  safety: ShieldAlert,
  bell: Bell,
};

interface NoticeListProps {
  notices: Notice[];
  /** One was opened. */
  onOpen: (notice: Notice) => void;
}

export function NoticeList({ notices, onOpen }: NoticeListProps) {
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: (notice: Notice) => void }) {
  const { t, language } = useTranslation();
  const Icon = icons[notice.icon];
  const look = classNames('font-semibold text-ink no-underline', !notice.is_read && 'pe-4');
  return (
    <li className="relative flex gap-3 px-4 py-3.5 transition-colors has-[a:hover]:bg-hover">
      <span
        aria-hidden
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-full',
          notice.is_read ? 'bg-sunken text-ink-muted' : 'bg-accent-soft text-accent-ink',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        {notice.path ? (
          <Link
            to={`/${language}${notice.path}`}
            onClick={() => onOpen(notice)}
            className={`${look} wrap-anywhere after:absolute after:inset-0`}
          >
            {notice.title}
          </Link>
        ) : (
          <p className={`${look} wrap-anywhere`}>{notice.title}</p>
        )}
        {notice.text ? <p className="wrap-anywhere mt-0.5 text-ink-muted text-sm">{notice.text}</p> : null}
        <p className="mt-1 text-ink-faint text-xs">
          <LocalTime moment={notice.created_at} timeStyle="short" />
        </p>
      </div>
      {notice.is_read ? null : (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-apricot">
          <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}
