import { GripVertical } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { useReorder } from './use-reorder.ts';

interface GripProps extends ReturnType<ReturnType<typeof useReorder>['gripProps']> {
  /** What it moves. */
  name: string;
  hintId: string;
  className?: string;
}

/** What a row is moved by, with a pointer or the keyboard. */
export function Grip({ name, hintId, className, ...grip }: GripProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      {...grip}
      label={t('profiles.own.grip', { name })}
      aria-describedby={hintId}
      icon={<GripVertical aria-hidden />}
      className={classNames('cursor-grab touch-none', className)}
    />
  );
}

/** How the grips of a list work, and where the row that is moved stands now. */
export function ReorderTexts({ hintId, said }: { hintId: string; said: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p id={hintId} className="hidden">
        {t('profiles.own.gripHint')}
      </p>
      <VisuallyHidden>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
    </>
  );
}
