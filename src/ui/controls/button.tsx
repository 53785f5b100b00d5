import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { useLiveButton } from './early-input.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Stands before the words. */
  icon?: ReactNode;
  /** Stands after the words. */
  iconAfter?: ReactNode;
  isWide?: boolean;
  isLoading?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  iconAfter,
  isWide,
  isLoading = false,
  type = 'button',
  className,
  onClick,
  ref,
  children,
  ...rest
}: ButtonProps) {
  const liveRef = useLiveButton(ref);
  return (
    <button
      {...rest}
      ref={liveRef}
      type={type}
      // Not `disabled` while loading: the focus would be lost to the page.
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle(variant, size, isWide), isLoading && 'cursor-progress', className)}
    >
      <span className={classNames('inline-flex min-w-0 items-center gap-2', isLoading && 'opacity-0')}>
        {icon}
        <span className="min-w-0">{children}</span>
        {iconAfter}
      </span>
      {isLoading ? <Spinner className="absolute size-5" /> : null}
    </button>
  );
}
