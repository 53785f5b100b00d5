import { Hourglass } from 'lucide-react';
import { useTranslation } from '#src/ui/translation.tsx';

/** TRU-02: on a card whose job takes no new messages for now. */
export function CatchingUp() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-1.5 font-medium text-apricot-ink text-sm">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('jobs.card.catchingUp')}
    </p>
  );
}
