import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string | number;
  label: string;
  isDisabled?: boolean;
}

export interface NativeSelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** The browser's own list: best on phones, works without JavaScript. */
export function NativeSelect({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  options,
  placeholder,
  className,
  ...rest
}: NativeSelectProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} {...{ label, hint, error, isOptional, isLabelHidden }}>
      <div className="relative">
        <select
          required={!isOptional}
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classNames(
            controlStyle,
            'min-h-11 appearance-none truncate bg-surface py-2 ps-3 pe-10',
            className,
          )}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute end-3 top-1/2 size-5 text-ink-muted"
        />
      </div>
    </Field>
  );
}
