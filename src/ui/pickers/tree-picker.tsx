import { Suspense } from 'react';
import type { FieldTexts } from '../controls/field.tsx';
import type { Suggest } from '../controls/use-suggestions.ts';
import { lazy } from '../lazy.ts';
import { useOverlay } from '../overlays/use-overlay.ts';
import { useTranslation } from '../translation.tsx';
import { PickerTrigger } from './picker-trigger.tsx';
import type { TreeGroup, TreeLeaf, TreeMatch } from './tree-nodes.ts';

const TreePickerPanel = lazy(() =>
  import('./tree-picker-panel.tsx').then((module) => ({ default: module.TreePickerPanel })),
);

export interface TreePickerProps extends Omit<FieldTexts, 'label'> {
  label?: string;
  placeholder?: string;
  /** Left out while they load. */
  groups?: readonly TreeGroup[];
  value: { name: string } | null;
  onPick: (leaf: TreeLeaf) => void;
  /** Takes text that is on no list. */
  onAdd?: (text: string) => void;
  /** Asked when nothing here matches; keep its identity between renders. */
  suggest?: Suggest<TreeMatch>;
  isDisabled?: boolean;
}

/** One leaf out of a tree of three levels: a drawer on a phone, a dropdown on a wide screen. */
export function TreePicker({
  label,
  placeholder,
  value,
  isDisabled,
  hint,
  error,
  isOptional,
  isLabelHidden,
  ...panel
}: TreePickerProps) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  const name = label ?? t('ui.treePicker.label');
  const prompt = placeholder ?? t('ui.treePicker.placeholder');
  return (
    <>
      <PickerTrigger
        {...overlay.triggerProps}
        {...{ hint, error, isOptional, isLabelHidden }}
        label={name}
        placeholder={prompt}
        value={value?.name}
        disabled={isDisabled}
      />
      {overlay.wasOpened ? (
        <Suspense>
          <TreePickerPanel
            {...overlay.overlayProps}
            {...panel}
            triggerRef={overlay.triggerRef}
            label={name}
            placeholder={prompt}
          />
        </Suspense>
      ) : null}
    </>
  );
}
