import { LEAST_SAMPLE } from '#src/modules/companies/least-sample.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FUNNEL_STEPS, type FunnelStep } from '../figure-rules.ts';
import type { Steps } from '../figures.contract.ts';
import { sayShare } from './figure-words.ts';

/** The share of a step among those of the step before; too few, or views that were not all counted, say nothing. */
export function rateOf(steps: Steps, step: FunnelStep): number | null {
  const before = FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) - 1];
  if (!before || steps[before] < LEAST_SAMPLE || steps[step] > steps[before]) return null;
  return steps[step] / steps[before];
}

/** A table whose bars are drawn beneath the names: whoever does not see them loses nothing. */
export function Funnel({ steps, before }: { steps: Steps; before: Steps }) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  const most = Math.max(1, ...FUNNEL_STEPS.map((step) => steps[step]));
  const head = 'px-2 py-2 text-end font-semibold first:ps-0 last:pe-0';
  const cell = 'px-2 py-2.5 text-end align-top tabular-nums last:pe-0';
  return (
    <TitledSection title={t('figures.funnel.title')} description={t('figures.funnel.text')}>
      <Card padding="sm">
        <table className="w-full text-sm">
          <caption className="sr-only">{t('figures.funnel.title')}</caption>
          <thead className="text-ink-muted">
            <tr>
              <th scope="col" className="py-2 text-start font-semibold">
                {t('figures.funnel.step')}
              </th>
              <th scope="col" className={head}>
                {t('figures.funnel.count')}
              </th>
              <th scope="col" className={head}>
                {t('figures.funnel.rate')}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {t('figures.funnel.before')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {FUNNEL_STEPS.map((step) => (
              <tr key={step}>
                <th scope="row" className="w-1/2 py-2.5 text-start font-medium text-ink">
                  {t(`figures.step.${step}`)}
                  <span aria-hidden className="mt-1.5 block h-2 rounded-full bg-sunken">
                    <span
                      className="block h-2 rounded-full bg-accent"
                      style={{ inlineSize: `${(steps[step] / most) * 100}%` }}
                    />
                  </span>
                </th>
                <td className={`${cell} font-bold text-ink`}>{number.format(steps[step])}</td>
                <td className={`${cell} text-ink-muted`}>
                  {step === 'views' ? '' : <Rate rate={rateOf(steps, step)} />}
                </td>
                <td className={`${cell} text-ink-muted max-sm:hidden`}>{number.format(before[step])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-ink-muted text-sm">{t('figures.funnel.views')}</p>
      </Card>
    </TitledSection>
  );
}

function Rate({ rate }: { rate: number | null }) {
  const { t, language } = useTranslation();
  return rate === null ? t('figures.funnel.few') : sayShare(language, rate);
}
