import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Link } from './link.tsx';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  isWide?: boolean;
}

/** Goes somewhere, looks like a button. */
export function LinkButton({ variant, size, icon, iconAfter, isWide, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonStyle(variant, size, isWide), className)}>
      {icon}
      <span className="min-w-0">{children}</span>
      {iconAfter}
    </Link>
  );
}
