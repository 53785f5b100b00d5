import type { TextKey, TextValues } from '#src/ui/text-keys.ts';
import type { ChatMessage, Conversation, MessageKind, ScreeningAnswer } from '../../chat-fields.ts';
import { findCardView } from '../card-views.ts';
import { systemLine } from './system-line.ts';
import { isOwn } from './thread-rows.ts';

type Reader = Pick<Conversation, 'side' | 'other'>;
type T = (key: TextKey, values?: TextValues) => string;

/** A message in one line: for the list, for search, for a screen reader. */
export function previewOf(message: ChatMessage, { side, other }: Reader, t: T): string {
  if (message.is_recalled) {
    return isOwn(message, side) ? t('chat.message.recalledYou') : t('chat.message.recalledOther', { name: other.name });
  }
  return (previews[message.kind] ?? words)(message, { side, other }, t);
}

/** Each kind of message in one line. */
const previews: Record<MessageKind, (message: ChatMessage, reader: Reader, t: T) => string> = {
  text: words,
  picture: ({ text }, _reader, t) => text || t('chat.message.picture'),
  file: ({ file }, _reader, t) => file?.name ?? t('chat.message.file'),
  job_card: ({ job }, _reader, t) => job?.title ?? t('chat.message.job'),
  resume: ({ file, exchange }, _reader, t) =>
    t(file || exchange?.file ? 'chat.exchange.resume.done' : 'chat.exchange.resume.ask'),
  contact: ({ exchange }, _reader, t) =>
    t(exchange?.status === 'accepted' ? 'chat.exchange.mobile.done' : 'chat.exchange.mobile.ask'),
  card: (message, reader, t) =>
    findCardView(message)?.preview(message.card?.data ?? {}, reader, t) ?? t('chat.message.unknown'),
  system: systemLine,
};

function words({ text }: ChatMessage): string {
  return (text ?? '').replace(/\s+/g, ' ');
}

/** The line of a message that a search has found: its preview, or the screening answer that holds the words. */
export function excerptOf(message: ChatMessage, conversation: Reader, query: string, t: T) {
  const preview = previewOf(message, conversation, t);
  const wanted = query.toLocaleLowerCase();
  const holds = (text: string) => text.toLocaleLowerCase().includes(wanted);
  if (holds(preview)) return preview;
  const given = message.answers.find(({ question, answer }) => holds(question) || holds(answer));
  return given ? `${given.question} ${answerText(given, t)}` : preview;
}

/** An answer in the reader's language, where we chose its words. */
export function answerText({ kind, answer }: ScreeningAnswer, t: T): string {
  return kind === 'yes_no' ? t(answer === 'yes' ? 'chat.start.yes' : 'chat.start.no') : answer;
}
