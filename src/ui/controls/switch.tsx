import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
}

/** On or off at once, without a save button. The words lead, the switch ends the line. */
export function Switch({ id, label, description, className, ...rest }: SwitchProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <label
      htmlFor={fieldId}
      className={classNames(
        'flex min-h-11 items-start justify-between gap-4 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {description ? (
          <span id={`${fieldId}-hint`} className="block text-ink-muted text-sm">
            {description}
          </span>
        ) : null}
      </span>
      <input
        {...rest}
        id={fieldId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
        role="switch"
        aria-describedby={description ? `${fieldId}-hint` : undefined}
        className={classNames(
          'relative mt-0.5 h-6 w-10 shrink-0 appearance-none rounded-full bg-line-firm transition-colors checked:bg-accent',
          'before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-surface before:shadow-card before:transition-transform',
          'checked:before:translate-x-4 rtl:checked:before:-translate-x-4 forced-colors:border',
          'disabled:cursor-not-allowed disabled:opacity-50',
        )}
      />
    </label>
  );
}
