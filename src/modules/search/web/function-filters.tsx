import { useEffect, useState } from 'react';
import { loadFunctionTree, suggestTitles, titleId } from '#src/modules/options/web/function-tree.ts';
import { RemovableChip } from '#src/ui/chip.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TreeGroup } from '#src/ui/tree-nodes.ts';
import { TreePicker } from '#src/ui/tree-picker.tsx';
import type { SearchFilters } from '../filters.ts';
import { FilterChoices } from './filter-choices.tsx';
import { toggleChoice } from './filter-list.ts';
import type { CountOf } from './use-facets.ts';

interface FunctionFiltersProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
  countOf: CountOf;
}

/** Function, its sub-functions, and single job titles. */
export function FunctionFilters({ filters, onChange, countOf }: FunctionFiltersProps) {
  const { t } = useTranslation();
  const tree = useFunctionTree();
  const mains = filters.mainFunctions ?? [];
  const subs = filters.jobFunctions ?? [];
  const titles = filters.functionTitles ?? [];
  const groups = tree ?? [];
  const counted = tree?.map((group) => withCounts(group, (id) => countOf('functionTitles', id)));
  const branches = groups
    .filter(({ id, branches: own }) => mains.includes(Number(id)) || own.some((one) => subs.includes(Number(one.id))))
    .flatMap(({ branches: own }) => own);
  const leaves = groups.flatMap(({ branches: own }) => own.flatMap((branch) => branch.leaves));
  return (
    <>
      <Disclosure title={t('search.filters.mainFunctions')} isOpen={mains.length > 0}>
        <FilterChoices
          name="mainFunctions"
          options={groups.map(({ id, name }) => ({ id: Number(id), value: name }))}
          chosen={mains}
          onToggle={(id) => onChange(toggleChoice(filters, 'mainFunctions', id))}
          countOf={countOf}
          isLong
        />
      </Disclosure>
      {branches.length > 0 ? (
        <Disclosure title={t('search.filters.jobFunctions')} isOpen>
          <FilterChoices
            name="jobFunctions"
            options={branches.map(({ id, name }) => ({ id: Number(id), value: name }))}
            chosen={subs}
            onToggle={(id) => onChange(toggleChoice(filters, 'jobFunctions', id))}
            countOf={countOf}
            isLong
          />
        </Disclosure>
      ) : null}
      <Disclosure title={t('search.filters.functionTitles')} isOpen={titles.length > 0}>
        <TreePicker
          isLabelHidden
          groups={counted}
          value={null}
          suggest={suggestTitles}
          onPick={({ id }) => {
            if (!titles.includes(titleId(id))) onChange(toggleChoice(filters, 'functionTitles', titleId(id)));
          }}
          // A title of one's own has no number to filter by: it becomes the text that is searched.
          onAdd={(text) => onChange({ ...filters, query: text })}
        />
        <ul className="mt-3 flex flex-wrap gap-2">
          {titles.map((id) => (
            <li key={id} className="max-w-full">
              <RemovableChip onRemove={() => onChange(toggleChoice(filters, 'functionTitles', id))}>
                {leaves.find((leaf) => leaf.id === id)?.name ?? '…'}
              </RemovableChip>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** SRCH-03: each title with the number of its hits. */
function withCounts(group: TreeGroup, countOf: (id: number) => number | undefined): TreeGroup {
  const branches = group.branches.map((branch) => ({
    ...branch,
    leaves: branch.leaves.map((leaf) => ({ ...leaf, count: countOf(titleId(leaf.id)) })),
  }));
  return { ...group, branches };
}

function useFunctionTree(): TreeGroup[] | undefined {
  const [tree, setTree] = useState<TreeGroup[]>();
  useEffect(() => {
    loadFunctionTree().then(setTree, () => setTree([]));
  }, []);
  return tree;
}
