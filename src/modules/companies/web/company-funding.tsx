import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyDetail } from '../companies.contract.ts';
import { longDate, writeMoney } from './company-figures.ts';

/** Rounds from the newest on, and where the shares are traded. */
export function CompanyFunding({ funding: { rounds, ipo } }: { funding: CompanyDetail['funding'] }) {
  const { t, language } = useTranslation();
  return (
    <>
      {ipo ? (
        <p className="mb-4 text-ink">
          <span className="text-ink-muted">{t('companies.about.ipo')}: </span>
          <bdi>{[ipo.exchange, ipo.code].filter(Boolean).join(' · ')}</bdi>
          {ipo.listed_on ? (
            <span className="text-ink-muted">
              {' '}
              · {t('companies.about.ipoOn', { date: longDate(ipo.listed_on, language) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {rounds.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {rounds.map((round) => (
            <li
              key={`${round.stage.id}-${round.announced_on}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
            >
              <span className="min-w-0">
                <span className="font-semibold text-ink">{round.stage.value}</span>
                {round.investors ? (
                  <span className="block text-ink-muted text-sm">
                    {t('companies.about.investors')}: <bdi>{round.investors}</bdi>
                  </span>
                ) : null}
              </span>
              <span className="text-end">
                <span className="block text-ink tabular-nums">
                  {round.amount ? writeMoney(round.amount, language) : t('companies.about.undisclosed')}
                </span>
                <time dateTime={round.announced_on} className="text-ink-muted text-sm">
                  {longDate(round.announced_on, language)}
                </time>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
