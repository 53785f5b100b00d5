import { Wallet } from 'lucide-react';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PayFigure } from '../job-card.ts';
import { PayFacts } from './pay-facts.tsx';

interface PayBoxProps {
  pay: PayFigure;
  salaryTypeId: number;
  titleId: number;
}

/** Salary truth behind the figure in the header: the employer's own words, the dated rate, the hours assumed. */
export function PayBox({ pay, salaryTypeId, titleId }: PayBoxProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" padding="sm" className="sm:p-5">
      <h2 className="flex items-center gap-2 font-semibold text-ink">
        <Wallet aria-hidden className="size-5 text-accent" />
        {t('jobs.truth.title')}
      </h2>
      <div className="mt-3">
        <PayFacts pay={pay} salaryTypeId={salaryTypeId} titleId={titleId} />
      </div>
    </Card>
  );
}
