import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { cappedCount } from '../pickers/selection-count.ts';

type Tone = 'neutral' | 'accent' | 'apricot' | 'danger' | 'info';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-muted ring-1 ring-line ring-inset',
  accent: 'bg-accent-soft text-accent-ink',
  apricot: 'bg-apricot-soft text-apricot-ink',
  danger: 'bg-danger-soft text-danger-ink',
  info: 'bg-info-soft text-info-ink',
};

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** An icon by its class, such as `icon-zap`. */
  iconClass?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, iconClass, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tones[tone], iconClass && `icon-before ${iconClass}`)}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A number in a pill; hidden at zero, '99+' above 99. */
export function CountBadge({ count, tone = 'apricot' }: { count: number; tone?: 'apricot' | 'accent' | 'danger' }) {
  if (count <= 0) return null;
  const fills = {
    apricot: 'bg-apricot text-on-apricot',
    accent: 'bg-accent text-on-accent',
    danger: 'bg-danger text-on-danger',
  };
  return (
    <span
      // '99+' would read '+99' in a right-to-left line.
      dir="ltr"
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 font-bold text-2xs tabular-nums',
        fills[tone],
      )}
    >
      {cappedCount(count)}
    </span>
  );
}
