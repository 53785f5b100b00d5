import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';
import { useCount } from './use-count.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  /** Inside the box, before the text: an icon, a currency. */
  prefix?: string;
  icon?: ReactNode;
  /** Inside the box, after the text: a unit, a small button. */
  suffix?: ReactNode;
  aside?: ReactNode;
  /** What is more is told, not cut; only words to search for are cut, which nobody keeps. */
  maxLength?: number;
}

export function TextField({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  aside,
  icon,
  prefix,
  suffix,
  className,
  maxLength,
  onChange,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const lead = icon ?? prefix;
  const isSearch = rest.type === 'search';
  const counted = useCount({ ...rest, maxLength: isSearch ? undefined : maxLength });
  const problem = error ?? counted.problem;
  return (
    <Field
      id={fieldId}
      {...{ label, hint, isOptional, isLabelHidden }}
      error={problem}
      aside={counted.isOver ? counted.aside : aside}
    >
      <div dir={rest.dir} className="relative flex items-center">
        {lead ? (
          <span className="pointer-events-none absolute start-3 text-ink-muted [&_svg]:size-5">{lead}</span>
        ) : null}
        <input
          type="text"
          required={!isOptional}
          {...rest}
          id={fieldId}
          maxLength={isSearch ? maxLength : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error: problem })}
          onChange={(event) => {
            counted.count(event.target.value);
            onChange?.(event);
          }}
          className={classNames(
            controlStyle,
            'min-h-11 px-3 py-2',
            Boolean(lead) && 'ps-10',
            Boolean(suffix) && 'pe-12',
            className,
          )}
        />
        {suffix ? <span className="absolute end-0 text-ink-muted">{suffix}</span> : null}
      </div>
    </Field>
  );
}

/** A password that can be looked at before it is sent. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      suffix={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t('ui.field.showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="grid size-11 place-items-center rounded-control hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}
