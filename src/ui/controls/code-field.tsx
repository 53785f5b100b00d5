import { type ComponentProps, type FormEvent, useId } from 'react';
import { digitsOf } from '#src/kernel/text.ts';
import { classNames } from '../class-names.ts';
import { describedBy, Field, type FieldTexts } from './field.tsx';

export interface CodeFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  length?: number;
  /** All digits are there. */
  onComplete?: (code: string) => void;
}

/**
 * A one-time code in one input that looks like a box per digit: pasting, autofill and screen readers just work. The
 * boxes lie behind the input and the letter spacing brings each digit into its own, so it needs no script.
 */
export function CodeField({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  length = 6,
  onComplete,
  className,
  ...rest
}: CodeFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const tidy = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const digits = digitsOf(input.value).slice(0, length);
    if (digits !== input.value) input.value = digits;
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <Field id={fieldId} {...{ label, hint, error, isOptional, isLabelHidden }}>
      <div
        dir="ltr"
        className="group relative h-14 w-fit [--box:2.5rem] [--gap:0.375rem] sm:[--box:2.875rem] sm:[--gap:0.5rem] rtl:ms-auto rtl:me-0"
      >
        <div aria-hidden className="flex gap-(--gap)">
          {Array.from({ length }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike and never move
              key={at}
              className={classNames(
                'h-14 w-(--box) rounded-control border bg-surface transition-colors',
                'group-focus-within:border-focus group-focus-within:ring-1 group-focus-within:ring-focus',
                error ? 'border-danger' : 'border-line-firm group-hover:border-ink-muted',
              )}
            />
          ))}
        </div>
        <input
          type="text"
          required={!isOptional}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          id={fieldId}
          onInput={tidy}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classNames(
            'absolute inset-y-0 start-0 w-[calc((var(--box)+var(--gap))*6+1rem)] border-0 bg-transparent p-0 font-semibold text-2xl! text-ink tabular-nums outline-none selection:bg-accent-soft selection:text-ink',
            'ps-[calc((var(--box)-1ch)/2)] tracking-[calc(var(--box)+var(--gap)-1ch)]',
            className,
          )}
        />
      </div>
    </Field>
  );
}
