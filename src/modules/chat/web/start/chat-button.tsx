import { MessageCircle } from 'lucide-react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface ChatJob {
  id: number;
  status: 'open' | 'on_hold';
  is_intake_paused: boolean;
}

/** What a page hands to a job's actions. */
export function chatLead(job: ChatJob, queryId?: string) {
  return <ChatButton job={job} queryId={queryId} />;
}

/**
 * The way to the Boss. A link: it works before scripts do, asks visitors to sign in and leads whoever already talks
 * about the job straight to the conversation.
 */
function ChatButton({ job, queryId }: { job: ChatJob; queryId: string | undefined }) {
  const { t, language } = useTranslation();
  const isPaused = job.status === 'on_hold' || job.is_intake_paused;
  return (
    <LinkButton
      to={`/${language}/chat/start/${job.id}${queryId ? `?query_id=${queryId}` : ''}`}
      variant={isPaused ? 'secondary' : 'primary'}
      rel="nofollow"
      icon={<MessageCircle aria-hidden className={isPaused ? 'size-5 max-sm:hidden' : 'size-5'} />}
    >
      {t(isPaused ? 'chat.start.onHold' : 'chat.start.chat')}
    </LinkButton>
  );
}
