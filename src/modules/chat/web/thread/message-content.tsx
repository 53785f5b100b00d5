import { BriefcaseBusiness } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage, Conversation, MessageKind } from '../../chat-fields.ts';
import { findCardView } from '../card-views.ts';
import { ExchangeCard, Picture, ScreeningAnswers } from '../later-parts.ts';
import { messageWords } from '../message-words.ts';
import { FileLink } from './message-file.tsx';
import { MessageText } from './message-text.tsx';
import { isOwn } from './thread-rows.ts';

interface ContentProps {
  message: ChatMessage;
  conversation: Conversation;
}

/** How each kind of message looks inside its bubble. */
const contents: Record<MessageKind, ComponentType<ContentProps>> = {
  text: TextContent,
  picture: PictureContent,
  file: FileContent,
  job_card: JobContent,
  resume: ExchangeContent,
  contact: ExchangeContent,
  card: CardContent,
  system: Unknown,
};

/** The inside of a bubble, by the kind of message. */
export function MessageContent(props: ContentProps) {
  const Content = contents[props.message.kind] ?? Unknown;
  return <Content {...props} />;
}

/** What someone says, with a card or without one, and what they answer with it. */
function TextContent({ message, conversation }: ContentProps) {
  return (
    <>
      <Words message={message} conversation={conversation} />
      {message.answers.length > 0 ? (
        <Suspense>
          <ScreeningAnswers answers={message.answers} />
        </Suspense>
      ) : null}
    </>
  );
}

function PictureContent({ message, conversation }: ContentProps) {
  return (
    <>
      {message.file ? (
        <Suspense fallback={<div className="h-48 w-64" />}>
          <Picture file={message.file} />
        </Suspense>
      ) : null}
      <Words message={message} conversation={conversation} />
    </>
  );
}

function FileContent({ message, conversation }: ContentProps) {
  return (
    <>
      {message.file ? <FileLink file={message.file} /> : null}
      <Words message={message} conversation={conversation} />
    </>
  );
}

function JobContent({ message: { job } }: ContentProps) {
  const { language } = useTranslation();
  return job ? (
    <Link
      to={`/${language}${job.url}`}
      className="flex items-center gap-3 py-1 text-ink no-underline hover:[&_b]:underline"
    >
      <BriefcaseBusiness aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span className="min-w-0">
        <b className="block font-semibold">{job.title}</b>
        <span className="block text-ink-muted text-sm">{job.company}</span>
      </span>
    </Link>
  ) : null;
}

/** Resumes and numbers: a file that was given, or a request with its answer. */
function ExchangeContent({ message, conversation }: ContentProps) {
  const { t } = useTranslation();
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
  ) : (
    <p className="text-ink-muted">{t('chat.exchange.resume.gone')}</p>
  );
}

function CardContent({ message, conversation }: ContentProps) {
  const view = findCardView(message);
  return view && message.card ? (
    <>
      <Suspense>
        <view.Card data={message.card.data} message={message} conversation={conversation} />
      </Suspense>
      <TextContent message={message} conversation={conversation} />
    </>
  ) : (
    <Unknown message={message} />
  );
}

function Words({ message, conversation: { side, other, company } }: ContentProps) {
  const { text, flags, conversation_id: conversationId } = message;
  const { View } = messageWords;
  if (!text) return null;
  const show = (words: string) => (
    <MessageText text={words} conversationId={conversationId} isLinked={flags.length === 0} />
  );
  if (!View || isOwn(message, side)) return show(text);
  return (
    <Suspense fallback={show(text)}>
      <View message={message} names={[other.name, company.name]} show={show} />
    </Suspense>
  );
}

function Unknown({ message }: { message: ChatMessage }) {
  const { t } = useTranslation();
  return <p className="text-ink-muted">{message.text ?? t('chat.message.unknown')}</p>;
}
