import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'human' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look shared by buttons, links that look like buttons, and the buttons of lazily loaded overlays (controls.css). */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', isWide = false): string {
  return classNames('button', `button-${variant}`, size !== 'md' && `button-${size}`, isWide && 'w-full');
}
