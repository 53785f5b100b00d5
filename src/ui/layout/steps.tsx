import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StepsProps {
  label: string;
  steps: string[];
  /** Counts from 0; the length of `steps` means all done. */
  current: number;
}

/** Where one is in something that takes several pages. */
export function Steps({ label, steps, current }: StepsProps) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  return (
    <ol aria-label={label} className="flex flex-col gap-3 sm:flex-row sm:items-center">
      {steps.map((step, at) => {
        const isDone = at < current;
        const isCurrent = at === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(
              'flex min-w-0 items-center gap-3 sm:flex-1 sm:last:flex-none',
              at < steps.length - 1 && 'sm:after:h-px sm:after:min-w-4 sm:after:flex-1 sm:after:bg-line',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-8 shrink-0 place-items-center rounded-full border font-bold text-sm',
                isDone && 'border-accent bg-accent text-on-accent',
                isCurrent && 'border-accent text-accent-ink ring-4 ring-accent-soft',
                !isDone && !isCurrent && 'border-line text-ink-faint',
              )}
            >
              {isDone ? <Check className="size-4 stroke-3" /> : number.format(at + 1)}
            </span>
            <span className={classNames('text-sm', isCurrent ? 'font-semibold text-ink' : 'text-ink-muted')}>
              {step}
              {isDone ? <VisuallyHidden>, {t('ui.done')}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
