import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { callName } from '../call-name.ts';

const ENDS = {
  unanswered: { talent: 'chat.clock.closedTalent', boss: 'chat.clock.closedBoss' },
  declined: { talent: 'chat.clock.declinedTalent', boss: 'chat.clock.declinedBoss' },
  withdrawn: { talent: 'chat.clock.withdrawnTalent', boss: 'chat.clock.withdrawnBoss' },
} as const;

/** How a conversation ended, what would open it again, and for a talent the way on. */
export function ConversationEnd({ conversation }: { conversation: Conversation }) {
  const { t, language } = useTranslation();
  const { side, other, job, close_reason: reason } = conversation;
  if (!reason || side === 'colleague') return null;
  return (
    <p className="border-line border-t bg-sunken px-4 py-2.5 text-center text-ink-muted text-sm">
      {t(ENDS[reason][side], { name: callName(other) })}
      {side === 'talent' && job.url ? (
        <Link
          to={`/${language}${job.url}#similar`}
          className="ms-2 inline-flex min-h-9 items-center font-semibold text-accent-ink pointer-coarse:min-h-11"
        >
          {t('chat.clock.similar')}
        </Link>
      ) : null}
      <span className="ms-2 inline-flex min-h-9 items-center pointer-coarse:min-h-11">
        <HelpLink about="closed" isBoss={side === 'boss'} />
      </span>
    </p>
  );
}
