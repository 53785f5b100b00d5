import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'human' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
  secondary: 'border border-line bg-surface text-ink shadow-card hover:border-line-firm hover:bg-sunken active:bg-line',
  soft: 'bg-accent-soft text-accent-ink hover:bg-accent/20 active:bg-accent/30',
  quiet: 'text-accent-ink hover:bg-hover active:bg-pressed',
  human: 'bg-apricot text-on-apricot hover:bg-apricot-hover active:bg-apricot-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
};

/** The look shared by buttons, links that look like buttons, and the buttons of lazily loaded overlays. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', isWide = false): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold no-underline',
    'select-none transition-[background-color,border-color,color,scale] active:scale-[0.985] motion-reduce:active:scale-100',
    'disabled:cursor-not-allowed disabled:text-ink-faint disabled:active:scale-100',
    variant === 'quiet'
      ? 'disabled:bg-transparent'
      : 'disabled:border-transparent disabled:bg-sunken disabled:shadow-none',
    variants[variant],
    sizes[size],
    isWide && 'w-full',
  );
}
