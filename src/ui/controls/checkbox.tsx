import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldMessages, OptionalMark } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
  error?: string | null;
  /** Some, not all, of what it stands for. */
  isIndeterminate?: boolean;
}

/** The box alone, for whoever has words of their own beside it, in a label with the class `group`. */
export function CheckBox({
  isIndeterminate,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { isIndeterminate?: boolean }) {
  return (
    <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
      <input
        {...rest}
        type="checkbox"
        className={classNames(
          'peer absolute inset-0 size-5 appearance-none rounded-[0.3rem] border border-line-firm bg-surface transition-colors',
          'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent group-hover:border-ink-muted',
          'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
          'disabled:checked:border-ink-faint disabled:checked:bg-ink-faint',
        )}
      />
      {isIndeterminate ? (
        <Minus aria-hidden className="pointer-events-none relative size-4 stroke-3 text-on-accent" />
      ) : (
        <Check
          aria-hidden
          className="pointer-events-none relative size-4 stroke-3 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      )}
    </span>
  );
}

export function Checkbox({
  id,
  label,
  description,
  error,
  isIndeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const own = useId();
  const fieldId = id ?? own;
  const input = useRef<HTMLInputElement>(null);

  // The attribute does not exist in HTML, only the property.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <div data-field className={className}>
      <label
        htmlFor={fieldId}
        className="group flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-faint"
      >
        <CheckBox
          {...rest}
          ref={input}
          id={fieldId}
          isIndeterminate={isIndeterminate}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint: description, error })}
        />
        <span className="min-w-0">
          <span className="block">{label}</span>
          {description ? (
            <span id={`${fieldId}-hint`} className="block text-ink-muted text-sm">
              {description}
            </span>
          ) : null}
        </span>
      </label>
      <FieldMessages id={fieldId} error={error} />
    </div>
  );
}

export interface ChoiceGroupProps {
  legend: string;
  hint?: ReactNode;
  error?: string | null;
  isOptional?: boolean;
  isInline?: boolean;
  children: ReactNode;
}

/** Names a set of checkboxes or radio buttons. */
export function ChoiceGroup({ legend, hint, error, isOptional, isInline = false, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, { hint, error })}>
      <legend className="font-semibold text-ink text-sm">
        {legend}
        {isOptional ? <OptionalMark /> : null}
      </legend>
      <div className={isInline ? 'flex flex-wrap gap-x-6' : undefined}>{children}</div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
