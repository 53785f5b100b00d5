import { isolate } from '#src/kernel/isolate.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** Why someone is asked to sign in, with the names that the server has looked up. */
export interface SignInReason {
  kind: 'chat' | 'block' | 'messages' | 'notifications' | 'jobs' | 'preferences' | 'alerts' | 'settings' | 'device';
  /** Of the Boss. */
  name?: string;
  job?: string;
  company?: string;
}

/** The reason in words; nothing when a name that the sentence needs is not known. */
export function useReasonText(reason: SignInReason | null): string | undefined {
  const { t } = useTranslation();
  if (!reason) return undefined;
  const { kind } = reason;
  const [name, job, company] = [reason.name, reason.job, reason.company].map((one) => one && isolate(one));
  switch (kind) {
    case 'chat':
      return name && job ? t('accounts.intent.chat', { name, job }) : t('accounts.intent.chatAny');
    case 'block':
      return company && t('accounts.intent.block', { company });
    default:
      return t(`accounts.intent.${kind}`);
  }
}
