import { useTranslation } from '#src/ui/translation.tsx';
import type { Presence } from '../presence.ts';

/** Nothing is said about someone who has been away for longer than a month. */
export function PresenceLabel({ presence }: { presence: Presence }) {
  const { t } = useTranslation();
  if (presence === 'away') return null;
  return (
    <span className={presence === 'online' ? 'shrink-0 font-medium text-accent-ink' : 'shrink-0'}>
      {t(`chat.presence.${presence}`)}
    </span>
  );
}
