import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';
import { useLiveButton } from './early-input.ts';
import { Link } from './link.tsx';

/** A fact, not a control. */
export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="chip bg-sunken text-ink-muted">
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

export interface ToggleChipProps extends ComponentProps<'button'> {
  isSelected: boolean;
  icon?: ReactNode;
}

export function ToggleChip({ isSelected, icon, children, className, ref, ...rest }: ToggleChipProps) {
  const liveRef = useLiveButton(ref);
  return (
    <button
      {...rest}
      ref={liveRef}
      type="button"
      aria-pressed={isSelected}
      className={classNames('chip chip-usable', isSelected && 'chip-chosen', className)}
    >
      {icon}
      <span className="truncate">{children}</span>
    </button>
  );
}

export function LinkChip({
  icon,
  isSelected,
  children,
  ...rest
}: LinkProps & { icon?: ReactNode; isSelected?: boolean }) {
  return (
    <Link
      {...rest}
      aria-current={isSelected ? 'true' : undefined}
      className={classNames('chip chip-usable', isSelected && 'chip-chosen')}
    >
      {icon}
      <span className="truncate">{children as ReactNode}</span>
    </Link>
  );
}

export interface RemovableChipProps {
  children: string;
  onRemove: () => void;
  isDisabled?: boolean;
}

export function RemovableChip({ children, onRemove, isDisabled }: RemovableChipProps) {
  const { t } = useTranslation();
  return (
    <span className="chip border-transparent bg-accent-soft pe-0.5 text-accent-ink">
      <span className="truncate">{children}</span>
      <button
        type="button"
        onClick={onRemove}
        disabled={isDisabled}
        aria-label={t('ui.removeNamed', { name: children })}
        className="grid size-8 place-items-center rounded-full transition-colors hover:bg-pressed disabled:cursor-not-allowed pointer-coarse:size-11"
      >
        <X aria-hidden />
      </button>
    </span>
  );
}
