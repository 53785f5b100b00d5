import { FoldedFacts } from '#src/ui/layout/folded-facts.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { isWorkedOut, type ShownPay } from '../worked-out.ts';

const PayFacts = lazyPart(() => import('./pay-facts.tsx').then((file) => file.PayFacts));

interface PayLineProps {
  job: { pay: ShownPay; salary_type_id: number; job_title_id?: number };
  size?: 'card' | 'page';
}

/** Pay first: the comparable monthly figure, and folded beneath it what the employer wrote and how it was worked out. */
export function PayLine({ job: { pay, salary_type_id, job_title_id }, size = 'card' }: PayLineProps) {
  const { t } = useTranslation();
  const isFigure = pay.monthly_min !== null || pay.monthly_max !== null;
  const figure = (
    <>
      {/* Figures keep their own order inside a right-to-left line. */}
      <bdi className={size === 'page' ? 'text-2xl' : undefined}>{pay.text}</bdi>
      {isFigure ? ` ${t('jobs.card.aMonth')}` : null}
    </>
  );
  if (!isWorkedOut(pay) || size === 'page') return <p className="pay-line">{figure}</p>;
  return (
    <FoldedFacts
      name="pay"
      label={t('jobs.card.payDetails', { pay: pay.text })}
      line={<span className="pay-line">{figure}</span>}
    >
      <PayFacts pay={pay} salaryTypeId={salary_type_id} titleId={job_title_id} />
    </FoldedFacts>
  );
}
