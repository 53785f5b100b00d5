import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { numberFormat } from '#src/kernel/formats.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { RingPicture } from '#src/ui/feedback/progress.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { neededSteps, type ProfileStep } from '../profile-steps.ts';
import type { Completeness } from '../profiles.contract.ts';
import { editHref, useProfileHrefs } from './editing.tsx';

/** Where each step is answered. */
const hrefs: Record<ProfileStep, string> = {
  name: editHref('basics'),
  experience: editHref('work_experiences.new'),
  skills: editHref('skills'),
  headline: editHref('basics'),
  preference: '?tab=job-preferences',
  languages: editHref('languages'),
  start: editHref('availability'),
  summary: editHref('summary'),
  eligibility: editHref('eligibility'),
  place: editHref('basics'),
};

const MOST_LISTED = 3;

/** How far the profile is, and the one thing to add next. */
export function ProfileMeter({ completeness }: { completeness: Completeness }) {
  const { t, language } = useTranslation();
  const { keepBack } = useProfileHrefs();
  const id = useId();
  const { percent, is_complete, steps } = completeness;
  const shown = numberFormat(language, { style: 'percent' }).format(percent / 100);
  if (is_complete) {
    return (
      <p className="flex items-center gap-2 rounded-card border border-line bg-surface p-4 font-medium text-accent-ink">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {t('profiles.own.meter.full')}
      </p>
    );
  }
  const missing = steps.filter(({ is_done }) => !is_done).map(({ step }) => step);
  const [next, ...rest] = missing;
  const isReady = neededSteps.every((step) => !missing.includes(step));
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="flex items-center gap-4">
        <Ring share={percent / 100} text={shown} />
        <div className="min-w-0">
          <h2 id={id} className="font-semibold text-ink text-lg">
            {t(isReady ? 'profiles.own.meter.ready' : 'profiles.own.meter.begun')}
          </h2>
          <p className="text-ink-muted text-sm">
            <span className="sr-only">{t('profiles.own.meter.percent', { percent: shown })}. </span>
            {t(isReady ? 'profiles.own.meter.readyText' : 'profiles.own.meter.begunText')}
          </p>
        </div>
      </div>
      {next ? <NextStep step={next} /> : null}
      {rest.length > 0 ? (
        <ul aria-label={t('profiles.own.meter.rest')} className="mt-2 divide-y divide-line max-sm:hidden">
          {rest.slice(0, MOST_LISTED).map((step) => (
            <li key={step}>
              <Link
                to={keepBack(hrefs[step])}
                preventScrollReset
                className="group flex min-h-11 items-center gap-3 py-3 text-ink"
              >
                <Circle aria-hidden className="size-5 shrink-0 text-line-firm" />
                <span className="min-w-0 flex-1 font-medium text-sm group-hover:underline">
                  {t(`profiles.own.step.${step}.title`)}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function NextStep({ step }: { step: ProfileStep }) {
  const { t } = useTranslation();
  const { keepBack } = useProfileHrefs();
  return (
    <div className="mt-5 rounded-card bg-apricot-soft p-4">
      <p className="font-semibold text-apricot-ink text-xs">{t('profiles.own.meter.next')}</p>
      <p className="mt-1 font-semibold text-ink">{t(`profiles.own.step.${step}.title`)}</p>
      <p className="mt-1 text-ink text-sm">{t(`profiles.own.step.${step}.why`)}</p>
      <LinkButton to={keepBack(hrefs[step])} preventScrollReset variant="secondary" size="sm" className="mt-3">
        {t('profiles.own.add')}
      </LinkButton>
    </div>
  );
}

/** A picture of the figure, which the heading tells in words. */
function Ring({ share, text }: { share: number; text: string }) {
  return (
    <div aria-hidden className="relative grid size-20 shrink-0 place-items-center">
      <RingPicture share={share} className="text-accent" />
      <span className="font-bold text-lg tabular-nums">{text}</span>
    </div>
  );
}
