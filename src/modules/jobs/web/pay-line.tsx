import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useOpened } from '#src/ui/use-opened.ts';
import type { PayFigure } from '../job-card.ts';
import { PayFacts } from './pay-facts.tsx';

interface PayLineProps {
  job: { pay: PayFigure; salary_type_id: number };
  size?: 'card' | 'page';
}

/** Pay first: the comparable monthly figure, and folded beneath it what the employer wrote and how it was worked out. */
export function PayLine({ job: { pay, salary_type_id }, size = 'card' }: PayLineProps) {
  const { t } = useTranslation();
  const isFigure = pay.monthly_min !== null || pay.monthly_max !== null;
  const isWorkedOut = isFigure && (pay.is_converted || pay.is_recalculated);
  const figure = (
    <>
      <span className={classNames('font-bold text-ink tabular-nums', size === 'page' ? 'text-2xl' : 'text-lg')}>
        {/* Figures keep their own order inside a right-to-left line. */}
        <bdi>{pay.text}</bdi>
      </span>
      {isFigure ? <span className="text-ink-muted text-sm"> {t('jobs.card.aMonth')}</span> : null}
    </>
  );
  if (!isWorkedOut || size === 'page') return <p>{figure}</p>;
  return (
    <FoldedFacts label={t('jobs.card.payDetails', { pay: pay.text })} figure={figure}>
      <PayFacts pay={pay} salaryTypeId={salary_type_id} />
    </FoldedFacts>
  );
}

/** Unfolds by script; without one the figure alone stands here, and the job's own page tells the rest. */
function FoldedFacts({ label, figure, children }: { label: string; figure: ReactNode; children: ReactNode }) {
  const { wasOpened, detailsProps } = useOpened();
  return (
    <details
      {...detailsProps}
      className="group relative z-1 w-fit max-w-full open:z-2 [@media(scripting:none)]:pointer-events-none"
      name="pay"
    >
      <summary className="-mx-1 list-none rounded-sm px-1" aria-label={label}>
        {figure}
        <ChevronDown
          aria-hidden
          className="ms-1 inline size-4 text-ink-faint transition-transform group-open:rotate-180 pointer-coarse:size-5 [@media(scripting:none)]:hidden"
        />
      </summary>
      {wasOpened ? (
        <div className="absolute start-0 top-full z-sticky mt-1 w-72 max-w-[calc(100vw-4rem)] rounded-card border border-line bg-raised p-4 shadow-overlay">
          {children}
        </div>
      ) : null}
    </details>
  );
}
