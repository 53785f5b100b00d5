import { CalendarPlus, MapPin, Phone, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkedText, leavePath } from '#src/modules/chat/web/thread/linked-text.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../interview-fields.ts';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline-offset-4 hover:underline';

/** Where it takes place, whom to ask, and what has become of it. */
export function CardFacts({ interview }: { interview: Interview }) {
  const { t, language } = useTranslation();
  const { status, address, link: url, contact_name, contact_number, instructions, conversation_id } = interview;
  const isOpen = status === 'pending' || status === 'accepted';
  return (
    <div className="space-y-1 text-sm">
      {isOpen && address ? (
        <a href={mapOf(address)} target="_blank" rel="noopener noreferrer" className={link}>
          <MapPin aria-hidden className="size-4 shrink-0" />
          <bdi>{address}</bdi>
        </a>
      ) : null}
      {status === 'accepted' && url ? (
        <a
          href={leavePath(language, conversation_id, url)}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={link}
        >
          <Video aria-hidden className="size-4 shrink-0" />
          {t('interviews.join')}
        </a>
      ) : null}
      {isOpen && (contact_name || contact_number) ? (
        <p className="flex items-center gap-2">
          <Phone aria-hidden className="size-4 shrink-0 text-ink-muted" />
          <span>
            <bdi>{contact_name}</bdi> <bdi dir="ltr">{contact_number}</bdi>
          </span>
        </p>
      ) : null}
      {isOpen && instructions ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          <LinkedText text={instructions} conversationId={conversation_id} />
        </p>
      ) : null}
      <Outcome interview={interview} />
      {status === 'accepted' ? (
        <a href={`/download/interview/${interview.id}.ics`} download className={link}>
          <CalendarPlus aria-hidden className="size-4 shrink-0" />
          {t('interviews.calendar.add')}
        </a>
      ) : null}
    </div>
  );
}

function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function Outcome({ interview }: { interview: Interview }) {
  const { t } = useTranslation();
  const { name, side, issue, reason, reason_note, result_note, status, result } = interview;
  const lines: ReactNode[] = [
    status === 'accepted' && interview.own_checked_in_at ? t('interviews.checkedIn') : null,
    status === 'accepted' && interview.other_checked_in_at ? t('interviews.otherCheckedIn', { name }) : null,
    issue ? t('interviews.issueSays', { text: issue }) : null,
    status === 'rejected' && reason ? t(`interviews.reasons.${reason}`) : null,
    status === 'rejected' || status === 'cancelled' ? reason_note : null,
    interview.own_attended === false && side !== 'colleague' ? t('interviews.youMissed', { name }) : null,
    interview.other_attended === false ? t('interviews.otherMissed', { name }) : null,
    result === 'not_passed' ? t('interviews.notPassed') : null,
    result_note || null,
  ];
  return lines.filter(Boolean).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines without a name of their own
    <p key={at} className="whitespace-pre-line text-ink-muted">
      {line}
    </p>
  ));
}
