import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../class-names.ts';

interface DirectionIconProps {
  className?: string;
}

/** Points onward in the reading direction. */
export function ForwardChevron({ className = 'size-5' }: DirectionIconProps) {
  return <ChevronRight aria-hidden className={classNames('shrink-0 rtl:-scale-x-100', className)} />;
}

export function BackChevron({ className = 'size-5' }: DirectionIconProps) {
  return <ChevronLeft aria-hidden className={classNames('shrink-0 rtl:-scale-x-100', className)} />;
}

export function ForwardArrow({ className = 'size-5' }: DirectionIconProps) {
  return <ArrowRight aria-hidden className={classNames('shrink-0 rtl:-scale-x-100', className)} />;
}

export function BackArrow({ className = 'size-5' }: DirectionIconProps) {
  return <ArrowLeft aria-hidden className={classNames('shrink-0 rtl:-scale-x-100', className)} />;
}
