import { useEffect, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { SkeletonText } from '#src/ui/feedback/skeleton-shapes.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Drawer } from '#src/ui/overlays/drawer.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { flagNames, type OfferedName, type SearchFilters } from '../filters.ts';
import { PostedWithin, RepliesWithin } from './days-choice.tsx';
import { ChoiceLabel, FilterChoices } from './filter-choices.tsx';
import {
  barFilters,
  drawerFilters,
  eventName,
  type FilterOptions,
  filtersOf,
  optionsOf,
  toggleChoice,
} from './filter-list.ts';
import { FunctionFilters } from './function-filters.tsx';
import { PayFilter } from './pay-filter.tsx';
import { withoutFilters } from './search-href.ts';
import { useDraftTotal } from './use-draft-total.ts';
import { useFacets } from './use-facets.ts';
import { useFilterOptions } from './use-filter-options.ts';

const ASK_AFTER = 300;

interface FilterDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filters: SearchFilters;
  barOptions: FilterOptions;
  onApply: (filters: SearchFilters) => void;
}

/** Every filter. Nothing changes on the page until the button at the end is pressed, which says what it will show. */
export default function FilterDrawer({ isOpen, onOpenChange, filters, barOptions, onApply }: FilterDrawerProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(filters);
  const options = useFilterOptions(drawerFilters, barOptions, true);
  const countOf = useFacets(draft, true, ASK_AFTER);
  const total = useDraftTotal(draft, ASK_AFTER);

  useEffect(() => {
    if (isOpen) setDraft(filters);
  }, [isOpen, filters]);

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('search.filters.title')}
      isFullHeight
      footer={
        <>
          <Button variant="secondary" onClick={() => setDraft(withoutFilters(draft))}>
            {t('search.filters.clearAll')}
          </Button>
          <Button
            className="flex-1"
            onClick={() => {
              onApply(draft);
              onOpenChange(false);
            }}
          >
            {total === undefined ? t('search.filters.show') : t('search.filters.showCount', { count: total })}
          </Button>
        </>
      }
    >
      <div className="px-5 pb-6">
        <div data-event-click={eventName(draft, 'salary')}>
          <Disclosure title={t('search.filters.salary')} isOpen>
            {/* An old link's bracket and an amount would ask for pay twice. */}
            <PayFilter filters={draft} onChange={(pay) => setDraft({ ...draft, salary: undefined, ...pay })} />
          </Disclosure>
        </div>
        {filtersOf(draft.scope, barFilters).map((name) => listFilter(name, true))}
        <Disclosure title={t('search.filters.postedWithin')} isOpen={draft.postedWithin !== undefined}>
          <PostedWithin
            value={draft.postedWithin}
            onChange={(postedWithin) => setDraft({ ...draft, postedWithin })}
            countOf={countOf}
          />
        </Disclosure>
        <Disclosure title={t('search.filters.repliesWithin')} isOpen={draft.repliesWithin !== undefined}>
          <RepliesWithin
            value={draft.repliesWithin}
            onChange={(repliesWithin) => setDraft({ ...draft, repliesWithin })}
            countOf={countOf}
          />
        </Disclosure>
        <FunctionFilters filters={draft} onChange={setDraft} countOf={countOf} />
        {drawerFilters.map((name) => listFilter(name, false))}
        <Disclosure title={t('search.filters.trust')} isOpen>
          {flagNames.map((name) => (
            <Checkbox
              key={name}
              checked={draft[name] ?? false}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.checked || undefined })}
              className="[&>label>span:last-child]:flex-1"
              label={<ChoiceLabel text={t(`search.filters.${name}`)} count={countOf(name, 1)} />}
            />
          ))}
          <TextField
            type="search"
            label={t('search.filters.excludeKeywords')}
            hint={t('search.filters.excludeKeywordsHint')}
            value={draft.excludeKeywords ?? ''}
            onChange={(event) => setDraft({ ...draft, excludeKeywords: event.target.value || undefined })}
            maxLength={200}
            isOptional
          />
        </Disclosure>
      </div>
    </Drawer>
  );

  function listFilter(name: OfferedName, isShort: boolean) {
    const chosen = draft[name] ?? [];
    const list = options[name];
    return (
      <div key={name} data-event-click={eventName(draft, name)}>
        <Disclosure
          title={t(`search.filters.${name}`)}
          isOpen={isShort || chosen.length > 0}
          aside={chosen.length > 0 ? t('search.filters.chosen', { count: chosen.length }) : undefined}
        >
          {list ? (
            <FilterChoices
              name={name}
              options={optionsOf(draft.scope, name, list)}
              chosen={chosen}
              onToggle={(id) => setDraft(toggleChoice(draft, name, id))}
              countOf={countOf}
              isLong={list.length > 16}
            />
          ) : (
            <SkeletonText lines={4} />
          )}
        </Disclosure>
      </div>
    );
  }
}
