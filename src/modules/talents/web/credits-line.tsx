import { KeyRound } from 'lucide-react';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { UnlockCredits } from '../talent-fields.ts';
import { useTalentWords } from './talent-words.ts';

/** What the company has left, and when new ones come. */
export function CreditsLine({ credits }: { credits: UnlockCredits }) {
  const { t } = useTranslation();
  const words = useTalentWords();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base text-ink-muted">
      <KeyRound aria-hidden className="size-4 shrink-0" />
      <span className="font-medium text-ink">{t('candidates.credits', { count: credits.left })}</span>
      <span aria-hidden className="max-sm:hidden">
        ·
      </span>
      <span>{t('candidates.creditsNew', { number: credits.monthly, date: words.day(credits.renews_at) })}</span>
      <span aria-hidden className="max-sm:hidden">
        ·
      </span>
      <HelpLink about="candidates" />
    </span>
  );
}
