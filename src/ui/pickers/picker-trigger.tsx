import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useLiveButton } from '../controls/early-input.ts';
import { controlStyle, describedBy, FieldMessages, type FieldTexts, OptionalMark } from '../controls/field.tsx';
import { CountBadge } from '../feedback/badge.tsx';

export interface PickerTriggerProps extends FieldTexts, Omit<ComponentProps<'button'>, 'value'> {
  /** What is chosen, in words. */
  value?: string;
  placeholder: string;
  icon?: ReactNode;
  count?: number;
  /** 'field' is a control of a form, 'bar' a part of a bar that has its own border, 'sign' the same without words while the bar is narrow. */
  look?: 'field' | 'bar' | 'sign';
}

/** The closed face of a picker: a plain button, so that the picker itself can load later. */
export function PickerTrigger({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  value,
  placeholder,
  icon,
  count = 0,
  look = 'field',
  ref,
  ...rest
}: PickerTriggerProps) {
  const id = useId();
  const liveRef = useLiveButton(ref);
  const isBar = look !== 'field';
  const isSign = look === 'sign';
  return (
    <div className="min-w-0">
      <span
        id={`${id}-label`}
        className={isLabelHidden || isBar ? 'sr-only' : 'mb-1.5 block font-semibold text-ink text-sm'}
      >
        {label}
        {isOptional ? <OptionalMark /> : null}
      </span>
      <button
        {...rest}
        ref={liveRef}
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(
          'flex min-h-11 items-center gap-2 px-3 py-2 text-start',
          isSign && 'relative',
          isBar ? 'w-full rounded-control transition-colors hover:bg-hover active:bg-pressed' : controlStyle,
        )}
      >
        {icon ? (
          <span
            className={classNames('shrink-0 [&_svg]:size-5', isSign && value ? 'text-accent-ink' : 'text-ink-muted')}
          >
            {icon}
          </span>
        ) : null}
        <span
          id={`${id}-value`}
          className={classNames('min-w-0 flex-1 truncate', !value && 'text-ink-faint', isSign && '@max-xl:sr-only')}
        >
          {value || placeholder}
        </span>
        <CountBadge count={count} tone="accent" />
        <ChevronDown aria-hidden className={classNames('size-5 shrink-0 text-ink-muted', isSign && '@max-xl:hidden')} />
      </button>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
