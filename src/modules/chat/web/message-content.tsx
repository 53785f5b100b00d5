import { BriefcaseBusiness } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from '#src/ui/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage, Conversation } from '../chat-fields.ts';
import { ExchangeCard, ScreeningAnswers } from './later-parts.ts';
import { FileLink, Picture } from './message-file.tsx';
import { MessageText } from './message-text.tsx';

/** The inside of a bubble, by the kind of message. */
export function MessageContent({ message, conversation }: { message: ChatMessage; conversation: Conversation }) {
  const { t, language } = useTranslation();
  const isLinked = message.flags.length === 0;
  switch (message.kind) {
    case 'picture':
      return (
        <>
          {message.file ? <Picture file={message.file} /> : null}
          {message.text ? <MessageText text={message.text} isLinked={isLinked} /> : null}
        </>
      );
    case 'file':
      return (
        <>
          {message.file ? <FileLink file={message.file} /> : null}
          {message.text ? <MessageText text={message.text} isLinked={isLinked} /> : null}
        </>
      );
    case 'job_card':
      return message.job ? (
        <Link
          to={`/${language}${message.job.url}`}
          className="flex items-center gap-3 py-1 text-ink no-underline hover:[&_b]:underline"
        >
          <BriefcaseBusiness aria-hidden className="size-5 shrink-0 text-accent-ink" />
          <span className="min-w-0">
            <b className="block font-semibold">{message.job.title}</b>
            <span className="block text-ink-muted text-sm">{message.job.company}</span>
          </span>
        </Link>
      ) : null;
    case 'resume':
    case 'contact':
      if (message.file) {
        return (
          <>
            <p className="font-semibold">{t('chat.exchange.resume.done')}</p>
            <FileLink file={message.file} />
          </>
        );
      }
      return message.exchange ? (
        <Suspense>
          <ExchangeCard exchange={message.exchange} message={message} conversation={conversation} />
        </Suspense>
      ) : null;
    case 'text':
      return (
        <>
          <MessageText text={message.text ?? ''} isLinked={isLinked} />
          {message.answers.length > 0 ? (
            <Suspense>
              <ScreeningAnswers answers={message.answers} />
            </Suspense>
          ) : null}
        </>
      );
    default:
      return <p className="text-ink-muted">{message.text ?? t('chat.message.unknown')}</p>;
  }
}
