import { Wallet } from 'lucide-react';
import { Card } from '#src/ui/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PayFigure } from '../job-card.ts';
import { PayFacts } from './pay-facts.tsx';
import { PayLine } from './pay-line.tsx';

/** Salary truth: the comparable figure, the employer's own words, the dated rate and the hours assumed. */
export function PayBox({ pay }: { pay: PayFigure }) {
  const { t } = useTranslation();
  const isFigure = pay.monthly_min !== null || pay.monthly_max !== null;
  return (
    <Card as="section" padding="sm" className="sm:p-5">
      <h2 className="flex items-center gap-2 font-semibold text-ink">
        <Wallet aria-hidden className="size-5 text-accent" />
        {t('jobs.truth.title')}
      </h2>
      {isFigure ? (
        <div className="mt-3">
          <p className="text-ink-faint text-xs">{t('jobs.truth.monthly')}</p>
          <PayLine pay={pay} size="page" />
        </div>
      ) : null}
      <div className="mt-3">
        <PayFacts pay={pay} />
      </div>
    </Card>
  );
}
