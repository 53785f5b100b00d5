import { type RefObject, useState } from 'react';
import { Autocomplete, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { Button } from '../controls/button.tsx';
import type { Suggest } from '../controls/use-suggestions.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { useTranslation } from '../translation.tsx';
import { desktop, useMediaQuery } from '../use-media-query.ts';
import { PickerSearch } from './picker-search.tsx';
import { PickerShell } from './picker-shell.tsx';
import type { PickId } from './selection-count.ts';
import type { TreeGroup, TreeLeaf, TreeMatch } from './tree-nodes.ts';
import { TreeAccordion } from './tree-picker-accordion.tsx';
import { TreeCascade } from './tree-picker-cascade.tsx';
import { TreeMatches } from './tree-picker-matches.tsx';

export interface TreePickerPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  placeholder: string;
  groups?: readonly TreeGroup[];
  onPick: (leaf: TreeLeaf) => void;
  onAdd?: (text: string) => void;
  suggest?: Suggest<TreeMatch>;
}

export function TreePickerPanel({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  placeholder,
  groups,
  onPick,
  onAdd,
  suggest,
}: TreePickerPanelProps) {
  const { t } = useTranslation();
  const isDesktop = useMediaQuery(desktop);
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<PickId>>(new Set());
  const isSearching = query.trim() !== '';
  const isAllExpanded = groups !== undefined && expanded.size >= groups.length;

  const change = (open: boolean) => {
    if (!open) setQuery('');
    onOpenChange(open);
  };
  const pick = (leaf: TreeLeaf) => {
    onPick(leaf);
    change(false);
  };
  const add = (text: string) => {
    onAdd?.(text);
    change(false);
  };
  const Browser = isDesktop ? TreeCascade : TreeAccordion;

  return (
    <AriaLocale>
      <PickerShell isOpen={isOpen} onOpenChange={change} triggerRef={triggerRef} label={label}>
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <div className="sticky top-0 z-1 flex items-center gap-2 border-line border-b bg-raised p-3">
            <PickerSearch label={label} placeholder={placeholder} clearLabel={t('ui.clear')} />
            <Button
              variant="quiet"
              size="sm"
              disabled={isSearching || !groups}
              onClick={() => setExpanded(isAllExpanded ? new Set() : new Set(groups?.map((group) => group.id)))}
            >
              {t(isAllExpanded ? 'ui.treePicker.collapseAll' : 'ui.treePicker.expandAll')}
            </Button>
          </div>
          {groups === undefined ? (
            <div className="p-4">
              <Skeleton layout="full" count={4} />
            </div>
          ) : isSearching ? (
            <TreeMatches groups={groups} query={query} onPick={pick} onAdd={onAdd && add} suggest={suggest} />
          ) : (
            // The arrow keys of the search line belong to matches only.
            <SelectableCollectionContext value={null}>
              <Browser groups={groups} expanded={expanded} onExpandedChange={setExpanded} onPick={pick} />
            </SelectableCollectionContext>
          )}
        </Autocomplete>
      </PickerShell>
    </AriaLocale>
  );
}
