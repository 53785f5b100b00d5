import type { TextKey } from '#src/ui/text-keys.ts';
import type { MessageFlag } from '../../chat-fields.ts';

/** How each reason to be careful is said to the reader. */
export const REASONS: Record<MessageFlag, TextKey> = {
  payment_request: 'chat.scam.payment',
  wallet: 'chat.scam.wallet',
  run_code: 'chat.scam.code',
  off_platform: 'chat.scam.offPlatform',
  suspicious_link: 'chat.scam.link',
  personal_data: 'chat.scam.personalData',
};

/** The same without blame, for who has written it. */
export const SENDER_REASONS: Record<MessageFlag, TextKey> = {
  payment_request: 'chat.scam.sender.payment',
  wallet: 'chat.scam.sender.wallet',
  run_code: 'chat.scam.sender.code',
  off_platform: 'chat.scam.sender.offPlatform',
  suspicious_link: 'chat.scam.sender.link',
  personal_data: 'chat.scam.sender.personalData',
};
