import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { ToggleChip } from '../controls/chip.tsx';
import { RowCount } from '../layout/row-count.tsx';
import { HotLabel } from './hot-label.tsx';
import type { TreeGroup, TreeLeaf } from './tree-nodes.ts';
import type { TreeBrowserProps } from './tree-picker-cascade.tsx';

/** Groups one below the other, each unfolding to its branches with their leaves as chips. */
export function TreeAccordion({ groups, expanded, onExpandedChange, onPick }: TreeBrowserProps) {
  const toggle = (group: TreeGroup) => {
    const next = new Set(expanded);
    if (!next.delete(group.id)) next.add(group.id);
    onExpandedChange(next);
  };
  return (
    <ul className="divide-y divide-line">
      {groups.map((group) => {
        const isExpanded = expanded.has(group.id);
        return (
          <li key={group.id} className="[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
            <button
              type="button"
              aria-expanded={isExpanded}
              onClick={() => toggle(group)}
              className="-outline-offset-2 flex min-h-14 w-full items-center gap-3 px-5 py-2 text-start font-semibold active:bg-pressed"
            >
              <span className="min-w-0 flex-1">{group.name}</span>
              {group.isHot ? <HotLabel /> : null}
              <ChevronDown
                aria-hidden
                className={classNames(
                  'size-5 shrink-0 text-ink-muted transition-transform',
                  isExpanded && 'rotate-180',
                )}
              />
            </button>
            {isExpanded ? <Branches group={group} onPick={onPick} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function Branches({ group, onPick }: { group: TreeGroup; onPick: (leaf: TreeLeaf) => void }) {
  return (
    <div className="flex flex-col gap-4 px-5 pb-5">
      {group.branches.map((branch) => (
        <section key={branch.id} aria-label={branch.name}>
          <h3 className="mb-2 flex items-center gap-2 text-ink-muted text-sm">
            {branch.name}
            {branch.isHot ? <HotLabel /> : null}
          </h3>
          <div className="flex flex-wrap gap-2">
            {branch.leaves.map((leaf) => (
              <ToggleChip key={leaf.id} isSelected={false} onClick={() => onPick(leaf)}>
                <span className="inline-flex items-center gap-2">
                  {leaf.name}
                  {leaf.isHot ? <HotLabel /> : null}
                  <RowCount count={leaf.count} />
                </span>
              </ToggleChip>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
