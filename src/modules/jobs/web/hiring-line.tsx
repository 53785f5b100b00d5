import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Eligibility } from '../job-card.ts';
import { type HiringAnswer, hiringAnswer } from './hiring-answer.ts';
import { useViewerCountry } from './use-viewer-country.ts';

const texts: Record<HiringAnswer, TextKey> = {
  yes: 'jobs.hire.yes',
  unknown: 'jobs.hire.unknown',
  no_country: 'jobs.hire.noCountry',
  no_timezone: 'jobs.hire.noTimezone',
  no_language: 'jobs.hire.noLanguage',
  no_work_eligibility: 'jobs.hire.noWorkEligibility',
};

const looks = {
  yes: { Icon: CircleCheck, ink: 'text-accent-ink' },
  unknown: { Icon: CircleHelp, ink: 'text-ink-muted' },
  no: { Icon: CircleX, ink: 'text-danger-ink' },
};

/** 'Can I be hired from here?' in one line. */
export function HiringLine({ eligibility }: { eligibility: Eligibility }) {
  const { t } = useTranslation();
  const country = useViewerCountry();
  const answer = hiringAnswer(eligibility);
  const { Icon, ink } = looks[eligibility.answer];
  const key = answer === 'no_country' && !country ? 'jobs.hire.noHere' : texts[answer];
  return (
    <p className={classNames('flex items-start gap-1.5 font-medium text-sm', ink)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{t(key, { country })}</span>
    </p>
  );
}
