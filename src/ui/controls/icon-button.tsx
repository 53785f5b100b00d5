import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useLiveButton } from './early-input.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What a screen reader says and a pointer reads. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outlined' | 'accent';
  size?: 'sm' | 'md';
  isLoading?: boolean;
  /** The name appears below the icon, also for the keyboard; otherwise the browser shows it in its own way. */
  isHinted?: boolean;
  /** Shown at the corner, already counted into `label` by the caller. */
  badge?: ReactNode;
}

const variants = {
  quiet: 'text-ink-muted hover:bg-hover hover:text-ink active:bg-pressed',
  outlined: 'border border-line bg-surface text-ink shadow-card hover:border-line-firm hover:bg-sunken',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
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
      className={classNames(
        'relative inline-grid shrink-0 place-items-center rounded-control transition-colors',
        'aria-pressed:text-accent-ink disabled:cursor-not-allowed disabled:text-ink-faint disabled:opacity-60',
        '[&_svg]:size-5',
        size === 'sm' ? 'size-9 pointer-coarse:size-11' : 'size-11',
        variants[variant],
        className,
      )}
    >
      {isLoading ? <Spinner /> : icon}
      {badge ? <span className="-end-0.5 -top-0.5 absolute">{badge}</span> : null}
    </button>
  );
}
