import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

const dot =
  'peer mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-firm bg-surface transition-[border] group-hover:border-ink-muted ' +
  'checked:border-[6px] checked:border-accent group-hover:checked:border-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:checked:border-ink-faint';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
}

/** Put several with one `name` into a ChoiceGroup. */
export function Radio({ id, label, description, className, ...rest }: RadioProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <label
      htmlFor={fieldId}
      className={classNames(
        'group flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <input
        {...rest}
        id={fieldId}
        type="radio"
        aria-describedby={description ? `${fieldId}-hint` : undefined}
        className={dot}
      />
      <RadioTexts id={fieldId} label={label} description={description} />
    </label>
  );
}

/** A radio button as large as a card, for the few choices that matter. */
export function RadioCard({ id, label, description, className, ...rest }: RadioProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <label
      htmlFor={fieldId}
      className={classNames(
        'group flex items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-firm',
        'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <input
        {...rest}
        id={fieldId}
        type="radio"
        aria-describedby={description ? `${fieldId}-hint` : undefined}
        className={dot}
      />
      <RadioTexts id={fieldId} label={<span className="font-semibold">{label}</span>} description={description} />
    </label>
  );
}

function RadioTexts({ id, label, description }: { id: string; label: ReactNode; description?: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="block">{label}</span>
      {description ? (
        <span id={`${id}-hint`} className="block text-ink-muted text-sm">
          {description}
        </span>
      ) : null}
    </span>
  );
}
