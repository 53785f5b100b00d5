import { MOST_A_DAY, partNames, pointsOf, rules, tiers } from '#src/modules/analysis/rubric.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Container, PageHeader, TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';

/** AI-03 TRU-11: every rule of the score with its points, for everyone. It is the table that the score is made of. */
export default function ResumeRubric() {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead
        title={t('analysis.rubric.title')}
        description={t('analysis.rubric.intro')}
        path="/resume-analysis/rubric"
      />
      <Container className="pb-16">
        <PageHeader
          title={t('analysis.rubric.title')}
          description={t('analysis.rubric.intro')}
          actions={<LinkButton to={`/${language}/resume-analysis`}>{t('analysis.rubric.open')}</LinkButton>}
        />
        <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem]">
          <div className="grid gap-8">
            {partNames.map((part) => (
              <TitledSection
                key={part}
                title={t(`analysis.parts.${part}`)}
                description={t('analysis.rubric.points', { count: pointsOf(part) })}
              >
                <dl className="divide-y divide-line rounded-card border border-line bg-surface">
                  {rules
                    .filter((one) => one.part === part)
                    .map(({ rule, points }) => (
                      <div key={rule} className="grid grid-cols-[1fr_auto] gap-x-6 px-4 py-3 sm:px-6">
                        <dt className="font-semibold text-ink">{t(`analysis.rules.${rule}.title`)}</dt>
                        <dd className="row-span-2 self-center font-semibold text-ink tabular-nums">
                          {t('analysis.rubric.points', { count: points })}
                        </dd>
                        <dd className="text-ink-muted">{t(`analysis.rules.${rule}.how`)}</dd>
                      </div>
                    ))}
                </dl>
              </TitledSection>
            ))}
          </div>
          <div className="grid gap-8">
            <Tiers />
            <Said title={t('analysis.rubric.fair')}>{t('analysis.rubric.fairText')}</Said>
            <Said title={t('analysis.rubric.left')}>{t('analysis.rubric.leftText')}</Said>
            <Said title={t('analysis.rubric.limit')}>{t('analysis.rubric.limitText', { limit: MOST_A_DAY })}</Said>
            <p className="text-ink-muted">{t('analysis.by')}</p>
          </div>
        </div>
      </Container>
    </main>
  );
}

function Tiers() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers" className="mb-3 font-semibold text-ink text-xl">
        {t('analysis.rubric.tiers')}
      </h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {tiers.map(({ tier, from }, at) => (
          <div key={tier} className="flex justify-between gap-4 px-4 py-2.5">
            <dt className="text-ink">{t(`analysis.tier.${tier}`)}</dt>
            <dd className="text-ink-muted tabular-nums">
              {t('analysis.rubric.range', { from, to: (tiers[at - 1]?.from ?? 101) - 1 })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="mb-1 font-semibold text-ink text-xl">{title}</h2>
      <p className="text-ink-muted">{children}</p>
    </section>
  );
}
