import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Eligibility } from '../job-card.ts';
import { hiringWords } from './hiring-words.ts';
import { useViewerCountry } from './use-viewer-country.ts';

const looks = {
  yes: 'icon-circle-check text-accent-ink',
  unknown: 'icon-circle-question-mark text-ink-muted',
  no: 'icon-circle-x text-danger-ink',
};

/** 'Can I be hired from here?' in one line. */
export function HiringLine({ eligibility }: { eligibility: Eligibility }) {
  const { t, language } = useTranslation();
  const country = useViewerCountry();
  return (
    <p
      className={classNames('fact icon-before font-medium', looks[eligibility.answer])}
      data-hiring={eligibility.answer}
    >
      {hiringWords(eligibility, { t, language, country })}
    </p>
  );
}
