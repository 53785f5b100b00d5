import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Eligibility } from '../job-card.ts';
import { hiringWords } from './hiring-words.ts';
import { useViewerCountry } from './use-viewer-country.ts';

const looks = {
  yes: { Icon: CircleCheck, ink: 'text-accent-ink' },
  unknown: { Icon: CircleHelp, ink: 'text-ink-muted' },
  no: { Icon: CircleX, ink: 'text-danger-ink' },
};

/** 'Can I be hired from here?' in one line. */
export function HiringLine({ eligibility }: { eligibility: Eligibility }) {
  const { t, language } = useTranslation();
  const country = useViewerCountry();
  const { Icon, ink } = looks[eligibility.answer];
  return (
    <p className={classNames('flex items-start gap-1.5 font-medium text-sm', ink)} data-hiring={eligibility.answer}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{hiringWords(eligibility, { t, language, country })}</span>
    </p>
  );
}
