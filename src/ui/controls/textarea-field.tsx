import { type ComponentProps, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';

export interface TextareaFieldProps extends FieldTexts, ComponentProps<'textarea'> {
  /** Shows the length against `maxLength`; the browser does not cut, so a long paste can be shortened by hand. */
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
  const { t, language } = useTranslation();
  const own = useId();
  const fieldId = id ?? own;
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const isOver = maxLength !== undefined && length > maxLength;
  const number = new Intl.NumberFormat(language);
  const problem = error ?? (isOver && isCounted ? t('ui.field.tooLong', { count: length - maxLength }) : null);
  return (
    <Field
      id={fieldId}
      {...{ label, hint, isOptional, isLabelHidden }}
      error={problem}
      aside={isCounted && maxLength ? `${number.format(length)} / ${number.format(maxLength)}` : undefined}
    >
      <textarea
        rows={4}
        required={!isOptional}
        {...rest}
        id={fieldId}
        maxLength={isCounted ? undefined : maxLength}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error: problem })}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
        className={classNames(controlStyle, 'field-sizing-content min-h-28 px-3 py-2.5', className)}
      />
    </Field>
  );
}
