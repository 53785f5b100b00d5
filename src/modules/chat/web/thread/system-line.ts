import type { TextKey, TextValues } from '#src/ui/text-keys.ts';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { callName } from '../call-name.ts';

type Reader = Pick<Conversation, 'side' | 'other'>;

const LINES: Record<string, TextKey> = {
  job_closed: 'chat.message.system.job_closed',
  job_on_hold: 'chat.message.system.job_on_hold',
  job_open: 'chat.message.system.job_open',
  owner_changed: 'chat.message.system.owner_changed',
};

/** Lines that each side reads in its own words; `{{name}}` is the other side. */
const SIDED: Record<string, { talent: TextKey; boss: TextKey }> = {
  job_closed_waiting: {
    talent: 'chat.message.system.jobClosedWaiting',
    boss: 'chat.message.system.jobClosedWaitingBoss',
  },
  unanswered: { talent: 'chat.message.system.unanswered', boss: 'chat.message.system.unansweredBoss' },
  declined: { talent: 'chat.message.system.declined', boss: 'chat.message.system.declinedBoss' },
  withdrawn: { talent: 'chat.message.system.withdrawn', boss: 'chat.message.system.withdrawnBoss' },
  boss_suspended: { talent: 'chat.message.system.boss_suspended', boss: 'chat.message.system.boss_suspended_own' },
  reopened_by_boss: { talent: 'chat.message.system.bossBack', boss: 'chat.message.system.reopened' },
  reopened_by_talent: { talent: 'chat.message.system.reopened', boss: 'chat.message.system.talentBack' },
};

/** What happened, in the reader's language; a line from a newer server than this page says so. */
export function systemLine(
  message: ChatMessage,
  { side, other }: Reader,
  t: (key: TextKey, values?: TextValues) => string,
): string {
  const name = message.system?.key ?? '';
  const key = LINES[name] ?? SIDED[name]?.[side === 'talent' ? 'talent' : 'boss'];
  return key
    ? t(key, { name: callName(other), ...message.system?.values })
    : (message.text ?? t('chat.message.unknown'));
}
