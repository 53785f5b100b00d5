import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';
import { useCount } from './use-count.ts';

export interface TextareaFieldProps extends FieldTexts, ComponentProps<'textarea'> {
  /** Shows the length against `maxLength` from the first letter on, and not only when little room is left. */
  isCounted?: boolean;
}

export function TextareaField({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  isCounted = false,
  maxLength,
  className,
  onChange,
  ...rest
}: TextareaFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const counted = useCount({ ...rest, maxLength });
  const problem = error ?? counted.problem;
  return (
    <Field
      id={fieldId}
      {...{ label, hint, isOptional, isLabelHidden }}
      error={problem}
      aside={isCounted || counted.isNearlyFull ? counted.aside : undefined}
    >
      <textarea
        rows={4}
        required={!isOptional}
        {...rest}
        id={fieldId}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error: problem })}
        onChange={(event) => {
          counted.count(event.target.value);
          onChange?.(event);
        }}
        className={classNames(controlStyle, 'field-sizing-content min-h-28 px-3 py-2.5', className)}
      />
    </Field>
  );
}
