import { useState } from 'react';
import { Collection, ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { classNames } from '../class-names.ts';
import { ForwardChevron } from '../layout/direction-icon.tsx';
import { RowCount } from '../layout/row-count.tsx';
import { rowStyle } from '../overlays/overlay-style.ts';
import { useTranslation } from '../translation.tsx';
import { HotLabel } from './hot-label.tsx';
import type { PickId } from './selection-count.ts';
import type { TreeBranch, TreeGroup, TreeLeaf } from './tree-nodes.ts';

export interface TreeBrowserProps {
  groups: readonly TreeGroup[];
  expanded: ReadonlySet<PickId>;
  onExpandedChange: (expanded: ReadonlySet<PickId>) => void;
  onPick: (leaf: TreeLeaf) => void;
}

const column = 'max-h-75 min-h-75 overflow-y-auto p-1.5 outline-none';

/** Groups unfold to branches on one side, the leaves of the chosen branch stand on the other. */
export function TreeCascade({ groups, expanded, onExpandedChange, onPick }: TreeBrowserProps) {
  const { t } = useTranslation();
  const [branchKey, setBranchKey] = useState<string | null>(null);
  const branches = new Map<string, TreeBranch>(
    groups.flatMap((group) => group.branches.map((branch) => [branchKeyOf(branch), branch] as const)),
  );
  const branch = branchKey === null ? undefined : branches.get(branchKey);
  const toggle = (group: TreeGroup) => {
    const next = new Set(expanded);
    if (!next.delete(group.id)) next.add(group.id);
    onExpandedChange(next);
  };

  return (
    <div className="grid grid-cols-2">
      <Tree
        aria-label={t('ui.treePicker.groups')}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={branchKey ? [branchKey] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (typeof key === 'string' && branches.has(key)) setBranchKey(key);
        }}
        expandedKeys={[...expanded].map((id) => groupKeyOf(id))}
        onExpandedChange={(keys) =>
          onExpandedChange(new Set(groups.filter((group) => keys.has(groupKeyOf(group.id))).map(({ id }) => id)))
        }
        className={classNames(column, 'border-line border-e')}
      >
        {groups.map((group) => (
          <TreeItem
            key={group.id}
            id={groupKeyOf(group.id)}
            textValue={group.name}
            onPress={() => toggle(group)}
            className={classNames(rowStyle, 'font-semibold')}
          >
            <TreeItemContent>
              <Button slot="chevron" className="grid size-5 place-items-center text-ink-muted outline-none">
                <ForwardChevron className="size-4 transition-transform group-data-expanded:rotate-90" />
              </Button>
              <span className="min-w-0 flex-1">{group.name}</span>
              {group.isHot ? <HotLabel /> : null}
            </TreeItemContent>
            <Collection items={group.branches}>
              {(item) => (
                <TreeItem
                  id={branchKeyOf(item)}
                  textValue={item.name}
                  className={classNames(rowStyle, 'ps-10 data-selected:bg-accent-soft data-selected:text-accent-ink')}
                >
                  <TreeItemContent>
                    <span className="min-w-0 flex-1">{item.name}</span>
                    {item.isHot ? <HotLabel /> : null}
                    <ForwardChevron className="size-4 text-ink-faint" />
                  </TreeItemContent>
                </TreeItem>
              )}
            </Collection>
          </TreeItem>
        ))}
      </Tree>
      <ListBox
        key={branchKey}
        aria-label={branch?.name ?? t('ui.treePicker.leaves')}
        items={branch?.leaves ?? []}
        onAction={(key) => {
          const leaf = branch?.leaves.find(({ id }) => id === key);
          if (leaf) onPick(leaf);
        }}
        renderEmptyState={() => <p className="p-4 text-ink-muted text-sm">{t('ui.treePicker.chooseBranch')}</p>}
        className={column}
      >
        {(leaf) => (
          <ListBoxItem id={leaf.id} textValue={leaf.name} className={rowStyle}>
            <span className="min-w-0 flex-1">{leaf.name}</span>
            {leaf.isHot ? <HotLabel /> : null}
            <RowCount count={leaf.count} />
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}

/** Groups and branches share one tree, and their numbers may meet. */
function groupKeyOf(id: PickId): string {
  return `group-${id}`;
}

function branchKeyOf(branch: TreeBranch): string {
  return `branch-${branch.id}`;
}
