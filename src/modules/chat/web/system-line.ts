import type { TextKey, TextValues } from '#src/ui/text-keys.ts';
import type { ChatMessage } from '../chat-fields.ts';

const LINES: Record<string, TextKey> = {
  job_closed: 'chat.message.system.job_closed',
  job_on_hold: 'chat.message.system.job_on_hold',
  job_open: 'chat.message.system.job_open',
  not_interested: 'chat.message.system.not_interested',
  not_suitable: 'chat.message.system.not_suitable',
  owner_changed: 'chat.message.system.owner_changed',
  exchange_declined: 'chat.message.system.exchange_declined',
};

/** What happened, in the reader's language; a line from a newer server than this page says so. */
export function systemLine(message: ChatMessage, t: (key: TextKey, values?: TextValues) => string): string {
  const key = LINES[message.system?.key ?? ''];
  return key ? t(key, message.system?.values) : (message.text ?? t('chat.message.unknown'));
}
