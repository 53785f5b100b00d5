import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100; leave out when nobody knows how long it takes. */
  value?: number;
  isLabelHidden?: boolean;
  tone?: 'accent' | 'apricot' | 'danger';
}

const fills = { accent: 'bg-accent', apricot: 'bg-apricot', danger: 'bg-danger' };

export function ProgressBar({ label, value, isLabelHidden = false, tone = 'accent' }: ProgressBarProps) {
  const { language } = useTranslation();
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div>
      <div className={classNames('flex justify-between gap-3 text-sm', isLabelHidden ? 'sr-only' : 'mb-1.5')}>
        <span id={id} className="min-w-0 font-medium">
          {label}
        </span>
        {percent === undefined ? null : (
          <span className="text-ink-muted tabular-nums">
            {new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        {percent === undefined ? (
          <div className={classNames('absolute inset-y-0 w-2/5 animate-indeterminate rounded-full', fills[tone])} />
        ) : (
          <div
            className={classNames('h-full rounded-full transition-[inline-size]', fills[tone])}
            style={{ inlineSize: `${percent}%` }}
          />
        )}
      </div>
    </div>
  );
}

export interface ProgressRingProps {
  label: string;
  value: number;
  max?: number;
  size?: number;
}

/** A score in a ring. */
export function ProgressRing({ label, value, max = 100, size = 88 }: ProgressRingProps) {
  const { language } = useTranslation();
  const share = Math.min(1, Math.max(0, value / max));
  const tone = share >= 0.7 ? 'text-accent' : share >= 0.4 ? 'text-apricot' : 'text-danger';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn as a ring
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="relative inline-grid place-items-center"
      style={{ inlineSize: size, blockSize: size }}
    >
      <RingPicture share={share} className={tone} />
      <span aria-hidden className="font-bold text-2xl">
        {new Intl.NumberFormat(language).format(value)}
      </span>
    </div>
  );
}

/** A ring that is filled for a share of 0 to 1, as far as what it stands in is large; its text stands beside it. */
export function RingPicture({ share, className }: { share: number; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="-rotate-90 rtl:-scale-y-100 absolute inset-0">
      {/* A circle of this radius measures 100 around. */}
      <circle cx="18" cy="18" r="15.9155" fill="none" strokeWidth="3" className="stroke-line" />
      <circle
        cx="18"
        cy="18"
        r="15.9155"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={`${share * 100} 100`}
        className={classNames('stroke-current', className)}
      />
    </svg>
  );
}
