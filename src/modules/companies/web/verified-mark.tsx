import { BadgeCheck } from 'lucide-react';
import { useTranslation } from '#src/ui/translation.tsx';

export function VerifiedMark() {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('companies.verified')} title={t('companies.verified')} className="relative mt-1">
      <BadgeCheck aria-hidden className="size-5 shrink-0 text-accent" />
    </span>
  );
}
