import type { TextKey, TextValues } from '#src/ui/text-keys.ts';
import type { ChatMessage, Conversation, ScreeningAnswer } from '../chat-fields.ts';
import { systemLine } from './system-line.ts';
import { isOwn } from './thread-rows.ts';

type T = (key: TextKey, values?: TextValues) => string;

/** A message in one line: for the list, for search, for a screen reader. */
export function previewOf(message: ChatMessage, { side, other }: Pick<Conversation, 'side' | 'other'>, t: T): string {
  if (message.is_recalled) {
    return isOwn(message, side) ? t('chat.message.recalledYou') : t('chat.message.recalledOther', { name: other.name });
  }
  if (message.kind === 'system') return systemLine(message, { side, other }, t);
  switch (message.kind) {
    case 'picture':
      return message.text || t('chat.message.picture');
    case 'file':
      return message.file?.name ?? t('chat.message.file');
    case 'job_card':
      return message.job?.title ?? t('chat.message.job');
    case 'resume':
      return t(message.file || message.exchange?.file ? 'chat.exchange.resume.done' : 'chat.exchange.resume.ask');
    case 'contact':
      return t(message.exchange?.status === 'accepted' ? 'chat.exchange.mobile.done' : 'chat.exchange.mobile.ask');
    case 'interview':
      return t('chat.message.interview');
    case 'offer':
      return t('chat.message.offer');
    default:
      return (message.text ?? '').replace(/\s+/g, ' ');
  }
}

/** The line of a message that a search has found: its preview, or the screening answer that holds the words. */
export function excerptOf(
  message: ChatMessage,
  conversation: Pick<Conversation, 'side' | 'other'>,
  query: string,
  t: T,
) {
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
