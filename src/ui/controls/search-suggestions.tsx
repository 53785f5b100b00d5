import { Clock, Search } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Highlight } from '../pickers/highlight.tsx';
import { useTranslation } from '../translation.tsx';

export interface Suggestion {
  id: string;
  text: string;
  detail?: string;
}

export interface SuggestionGroup {
  id: string;
  heading: string;
  items: readonly Suggestion[];
  isHistory?: boolean;
}

export interface SearchSuggestionsProps {
  listId: string;
  groups: readonly SuggestionGroup[];
  /** Counts through all groups. */
  active: number;
  optionId: (at: number) => string;
  query: string;
  onChoose: (suggestion: Suggestion) => void;
  onClear?: () => void;
}

/** The list of a combobox: the focus stays in the input, `active` is only pointed at. */
export function SearchSuggestions({
  listId,
  groups,
  active,
  optionId,
  query,
  onChoose,
  onClear,
}: SearchSuggestionsProps) {
  const { t } = useTranslation();
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0));
  return (
    <div className="absolute inset-x-0 top-full z-header mt-2 animate-rise rounded-card border border-line bg-raised p-1.5 shadow-overlay">
      <div id={listId} role="listbox" aria-label={t('ui.search.suggestions')}>
        {groups.map((group, groupAt) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
            <div id={`${listId}-${group.id}`} className="px-3 pt-2 pb-1 font-semibold text-ink-faint text-xs">
              {group.heading}
            </div>
            {group.items.map((item, itemAt) => {
              const at = (starts[groupAt] ?? 0) + itemAt;
              const Icon = group.isHistory ? Clock : Search;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the keyboard
                // biome-ignore lint/a11y/useFocusableInteractive: pointed at through aria-activedescendant
                <div
                  key={item.id}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === active}
                  // A press must not take the focus out of the input before the click arrives.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(item)}
                  className={classNames(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 hover:bg-hover',
                    at === active && 'bg-hover ring-2 ring-focus ring-inset',
                  )}
                >
                  <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
                  <span className="min-w-0 flex-1 truncate">
                    <Highlight text={item.text} query={query} />
                  </span>
                  {item.detail ? <span className="shrink-0 text-ink-muted text-sm">{item.detail}</span> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {onClear ? (
        <button
          type="button"
          onClick={onClear}
          className="mt-1 min-h-11 w-full rounded-lg px-3 text-start font-semibold text-accent-ink text-sm hover:bg-hover"
        >
          {t('ui.search.clearHistory')}
        </button>
      ) : null}
    </div>
  );
}
