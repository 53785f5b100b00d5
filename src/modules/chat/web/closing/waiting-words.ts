import type { TextKey, TextValues } from '#src/ui/text-keys.ts';
import { PROMISE_HOURS } from '../sync/chat-limits.ts';

type T = (key: TextKey, values?: TextValues) => string;

const HOUR_MS = 3600_000;
/** From here on an answer is urgent. */
const URGENT_HOURS = 48;

export interface WaitingWords {
  waited: string;
  left: string;
  tone: 'calm' | 'urgent' | 'late';
  /** How much of the promised time is used up, 0 to 1. */
  share: number;
}

/** How long someone waits and what is left of the 72 hours: the two always add up. Hours first, whole days afterwards. */
export function waitingWords(since: string, now: number, t: T): WaitingWords {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
  const share = Math.min(1, hours / PROMISE_HOURS);
  if (hours < PROMISE_HOURS) {
    return {
      waited: hours === 0 ? t('chat.list.waiting.new') : t('chat.list.waiting.hours', { count: hours }),
      left: t('chat.list.waiting.left', { count: PROMISE_HOURS - hours }),
      tone: hours < URGENT_HOURS ? 'calm' : 'urgent',
      share,
    };
  }
  const days = Math.floor(hours / 24);
  const late = days - PROMISE_HOURS / 24;
  return {
    waited: t('chat.list.waiting.days', { count: days }),
    left: late === 0 ? t('chat.list.waiting.lateToday') : t('chat.list.waiting.late', { count: late }),
    tone: 'late',
    share,
  };
}
