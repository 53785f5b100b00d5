import { CircleCheck, CircleHelp, CircleX, Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Eligibility } from '../job-card.ts';
import { HiringLine } from './hiring-line.tsx';
import { isRestricted } from './hiring-words.ts';
import { useViewerCountry } from './use-viewer-country.ts';

const answers = {
  yes: { Icon: CircleCheck, ink: 'text-accent', text: 'jobs.hire.ruleYes' },
  no: { Icon: CircleX, ink: 'text-danger', text: 'jobs.hire.ruleNo' },
  unknown: { Icon: CircleHelp, ink: 'text-ink-faint', text: 'jobs.hire.ruleUnknown' },
} as const;

/** The answer to 'can you be hired from here?', and each rule with its own. */
export function HiringBox({ eligibility }: { eligibility: Eligibility }) {
  const { t, language } = useTranslation();
  const country = useViewerCountry();
  return (
    <Card as="section" padding="sm" className="sm:p-5">
      <h2 className="flex items-center gap-2 font-semibold text-ink">
        <Globe aria-hidden className="size-5 text-accent" />
        {t('jobs.hire.title')}
      </h2>
      <div className="mt-3">
        <HiringLine eligibility={eligibility} />
      </div>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {eligibility.rules.map(({ rule, answer, wants }) => {
          const { Icon, ink, text } = answers[answer];
          return (
            <li key={rule} className="flex items-start gap-2 py-2 text-sm">
              <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', ink)} />
              <span className="min-w-0 flex-1">
                <span className="text-ink-muted">{t(`jobs.hire.rule.${rule}`)}: </span>
                <span className="text-ink">{wants}</span>
              </span>
              <span className="shrink-0 text-ink-muted">{t(text)}</span>
            </li>
          );
        })}
      </ul>
      <ToTell eligibility={eligibility} />
      <p className="mt-3 text-ink-faint text-xs">
        {country ? (
          t('jobs.hire.intro')
        ) : (
          <TextLink to={`/${language}/region`}>{t('jobs.hire.noCountryChosen')}</TextLink>
        )}
      </p>
    </Card>
  );
}

/** JOB-04: where to tell what is not known, or has changed since. */
function ToTell({ eligibility }: { eligibility: Eligibility }) {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const open = (['language', 'work_eligibility'] as const).filter((name) =>
    eligibility.rules.some(({ rule, answer }) => rule === name && answer !== 'yes'),
  );
  if (open.length === 0) return null;
  const back = encodeURIComponent(pathname);
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {open.map((rule) => (
        <TextLink key={rule} to={`/${language}/manage-profile?tab=work-eligibility&redirect=${back}#${rule}`}>
          {t(`jobs.hire.tell.${rule}`)}
        </TextLink>
      ))}
    </p>
  );
}

/** Said before anything else where the reader's country is left out. */
export function RestrictedNotice({ eligibility }: { eligibility: Eligibility | null }) {
  const { t } = useTranslation();
  const country = useViewerCountry();
  if (!isRestricted(eligibility)) return null;
  const wants = eligibility?.rules.find(({ rule }) => rule === 'country')?.wants ?? '';
  return (
    <Notice tone="warning" title={country ? t('jobs.restricted.title', { country }) : t('jobs.restricted.titleHere')}>
      {t('jobs.restricted.notice', { countries: wants })}
    </Notice>
  );
}
