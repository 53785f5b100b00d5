import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';

/** What every field may say about itself. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Most fields are required, so the rare optional one is marked. */
  isOptional?: boolean;
  isLabelHidden?: boolean;
}

export const controlStyle = classNames(
  'block w-full min-w-0 rounded-control border border-line-firm bg-surface text-base text-ink transition-colors',
  'placeholder:text-ink-faint hover:border-ink-muted focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  '[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
);

export interface FieldProps extends FieldTexts {
  id: string;
  /** Stands at the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, control, then error or hint below: the same order everywhere. */
export function Field({ id, label, hint, error, isOptional, isLabelHidden, aside, children }: FieldProps) {
  return (
    <div data-field className="min-w-0">
      <div className={classNames('flex items-baseline justify-between gap-3', isLabelHidden ? 'sr-only' : 'mb-1.5')}>
        <label htmlFor={id} className="min-w-0 font-semibold text-ink text-sm">
          {label}
          {isOptional ? <OptionalMark /> : null}
        </label>
        {aside ? <span className="shrink-0 text-ink-faint text-xs tabular-nums">{aside}</span> : null}
      </div>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

export function OptionalMark() {
  const { t } = useTranslation();
  return <span className="font-normal text-ink-faint"> {t('ui.field.optional')}</span>;
}

export function FieldMessages({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-danger-ink text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-muted text-sm">
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** The ids of the messages below a control, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  return classNames(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined;
}
