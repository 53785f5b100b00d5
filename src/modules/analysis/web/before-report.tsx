import { CircleAlert, FileSearch, RotateCw } from 'lucide-react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { ProgressBar } from '#src/ui/feedback/progress.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisState } from '../analysis.contract.ts';
import { MadeBy } from './report-view.tsx';
import { StartForm } from './start-form.tsx';

const wants = {
  desired_job: '/manage-profile?tab=job-preferences',
  experience: '/manage-profile?tab=profile#work_experiences',
};

/** What has to be there first, each with the way to it. */
export function NotReady({ missing }: Pick<AnalysisState, 'missing'>) {
  const { t, language } = useTranslation();
  return (
    <Card as="section" aria-labelledby="analysis-missing" className="max-w-2xl">
      <h2 id="analysis-missing" className="font-semibold text-ink text-xl">
        {t('analysis.notReady.title')}
      </h2>
      <p className="mt-1 text-ink-muted">{t('analysis.notReady.text')}</p>
      <ul className="mt-4 grid gap-3">
        {missing.map((what) => (
          <li key={what} className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4">
            <span className="flex min-w-0 flex-1 gap-3 text-ink">
              <CircleAlert aria-hidden className="size-5 shrink-0 text-apricot-ink" />
              {t(`analysis.notReady.${what}`)}
            </span>
            <LinkButton to={`/${language}${wants[what]}`} variant="secondary" size="sm">
              {t('profiles.own.add')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Ready({ state }: { state: AnalysisState }) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="analysis-ready" className="max-w-2xl">
      <FileSearch aria-hidden className="mb-3 size-9 text-accent-ink" />
      <h2 id="analysis-ready" className="font-semibold text-ink text-xl">
        {t('analysis.ready.title')}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted">{t('analysis.ready.text')}</p>
      <StartForm state={state} />
      <div className="mt-6">
        <MadeBy />
      </div>
    </Card>
  );
}

/** It goes on without the page; without scripts a link looks again. */
export function Generating() {
  const { t, language } = useTranslation();
  return (
    <Card as="section" aria-labelledby="analysis-generating" className="max-w-2xl print:hidden">
      <h2 id="analysis-generating" className="font-semibold text-ink text-xl">
        {t('analysis.generating.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{t('analysis.generating.text')}</p>
      <ProgressBar label={t('analysis.generating.title')} isLabelHidden />
      <p className="mt-4">
        <LinkButton
          to={`/${language}/resume-analysis`}
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden className="size-4" />}
        >
          {t('analysis.generating.refresh')}
        </LinkButton>
      </p>
    </Card>
  );
}
