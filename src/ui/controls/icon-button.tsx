import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useLiveButton } from './early-input.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What a screen reader says and a pointer reads. */
  label: string;
  /** None where a class draws it. */
  icon?: ReactNode;
  variant?: 'quiet' | 'outlined' | 'accent';
  size?: 'sm' | 'md';
  isLoading?: boolean;
  /** The name appears below the icon, also for the keyboard; otherwise the browser shows it in its own way. */
  isHinted?: boolean;
  /** Shown at the corner, already counted into `label` by the caller. */
  badge?: ReactNode;
}

const variants = {
  quiet: 'icon-button-quiet',
  outlined:
    'border border-line bg-surface text-ink shadow-card hover:border-line-firm hover:bg-sunken aria-pressed:text-accent-ink',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed aria-pressed:text-accent-ink',
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  isLoading = false,
  isHinted = false,
  badge,
  type = 'button',
  className,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const liveRef = useLiveButton(ref);
  return (
    <button
      title={isHinted ? undefined : label}
      data-hint={isHinted ? label : undefined}
      {...rest}
      ref={liveRef}
      type={type}
      aria-label={label}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={classNames('icon-button', size === 'sm' && 'icon-button-sm', variants[variant], className)}
    >
      {isLoading ? <Spinner /> : icon}
      {badge ? <span className="-end-0.5 -top-0.5 absolute">{badge}</span> : null}
    </button>
  );
}
