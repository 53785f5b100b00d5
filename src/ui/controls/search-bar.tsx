import { Search, X } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { tidyText } from '#src/kernel/text.ts';
import { classNames } from '../class-names.ts';
import { lazyPart } from '../lazy-part.ts';
import { useTranslation } from '../translation.tsx';
import { Button } from './button.tsx';
import { earlyTextOf } from './early-input.ts';
import { LiveButton } from './live-button.tsx';
import type { SelectOption } from './native-select.tsx';
import type { Suggestion, SuggestionGroup } from './search-suggestions.tsx';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx').then((file) => file.SearchSuggestions));

/** No search is longer than this; what is pasted beyond it would only lead to a page that does not exist. */
const LONGEST = 200;

export interface SearchBarProps {
  /** Where the form goes; with `name` it is a plain GET form that needs no JavaScript. */
  action: string;
  name?: string;
  label?: string;
  placeholder?: string;
  defaultValue?: string;
  /** Sent along: what the place picker and the filters hold. */
  hiddenFields?: readonly { name: string; value: string | number }[];
  /** Where it stands above something else: place and button are signs beside the words while the bar is narrow. */
  isCompact?: boolean;
  /** The place picker, in its 'bar' look. */
  place?: ReactNode;
  /** A native list that stands in for the picker where scripts are off. */
  placeFallback?: { name: string; label: string; options: SelectOption[] };
  /** Keep its identity between renders, or it is asked again. */
  suggest?: Suggest<SuggestionGroup>;
  /** Milliseconds that typing must rest before `suggest` is asked. */
  debounce?: number;
  /** Shown for blank text, or when there are no suggestions. */
  history?: SuggestionGroup;
  onClearHistory?: () => void;
  /** Told of every change of the words, sent or not. */
  onText?: (text: string) => void;
  /** Without it the browser sends the form. */
  onSearch?: (text: string) => void;
  onChoose?: (suggestion: Suggestion) => void;
}

/** Place, words, button. It lies in one line where its container is wide and stacks where it is narrow. */
export function SearchBar({
  action,
  name = 'query',
  label,
  placeholder,
  defaultValue = '',
  hiddenFields = [],
  isCompact = false,
  place,
  placeFallback,
  suggest,
  debounce = 300,
  history,
  onClearHistory,
  onText,
  onSearch,
  onChoose,
}: SearchBarProps) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useGivenText(defaultValue);
  const [isOpen, setIsOpen] = useState(false);
  // By its id: an answer that arrives meanwhile must not slip another suggestion under the Enter key.
  const [activeId, setActiveId] = useState<string>();
  // Not before it is opened: a page that arrives with a query must not ask for suggestions.
  const { items } = useSuggestions(text, isOpen ? suggest : undefined, debounce);
  const found = text.trim() === '' ? [] : items.filter((group) => group.items.length > 0);
  const groups = found.length > 0 ? found : history && history.items.length > 0 ? [history] : [];
  const flat = groups.flatMap((group) => group.items);
  const isShown = isOpen && flat.length > 0;
  const active = isShown ? flat.findIndex(({ id }) => id === activeId) : -1;
  const current = flat[active];
  const optionId = (at: number) => `${listId}-${at}`;

  const write = (next: string) => {
    setText(next);
    onText?.(next);
  };
  // Whoever was quicker than the scripts keeps their words.
  const takeEarlyText = useEffectEvent(() => {
    const early = earlyTextOf(input.current);
    if (early === undefined || early === text) return;
    write(early);
    if (document.activeElement === input.current) setIsOpen(true);
  });
  useEffect(() => takeEarlyText(), []);
  const leave = () => {
    setIsOpen(false);
    setActiveId(undefined);
    input.current?.blur();
  };
  const choose = (suggestion: Suggestion) => {
    setText(suggestion.text);
    leave();
    onChoose?.(suggestion);
  };
  const submit = (event: FormEvent) => {
    if (current) {
      event.preventDefault();
      return choose(current);
    }
    if (onSearch) {
      event.preventDefault();
      onSearch(text.trim());
    }
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
      setActiveId(undefined);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isShown) return setIsOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place beyond the list is the input itself.
    setActiveId(flat[((active + 1 + step + flat.length + 1) % (flat.length + 1)) - 1]?.id);
  };

  return (
    <search className="@container block">
      <form
        action={action}
        method="get"
        onSubmit={submit}
        className={isCompact ? `${frame} items-center p-1 @xl:p-1.5` : `${frame} flex-col p-1.5`}
      >
        {hiddenFields.map((field) => (
          <input key={`${field.name}-${field.value}`} type="hidden" name={field.name} value={field.value} />
        ))}
        <PlaceSlot isCompact={isCompact}>{place}</PlaceSlot>
        {placeFallback ? <PlaceFallback {...placeFallback} /> : null}
        <WordsRow isCompact={isCompact}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves it altogether */}
          <div
            className="relative min-w-0 flex-1"
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
            }}
          >
            <Search
              aria-hidden
              className="-translate-y-1/2 pointer-events-none absolute start-3 top-1/2 size-5 text-ink-muted"
            />
            <input
              ref={input}
              type="text"
              inputMode="search"
              name={name}
              value={text}
              role="combobox"
              aria-label={label ?? t('ui.search.label')}
              aria-expanded={isShown}
              aria-controls={isShown ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={current ? optionId(active) : undefined}
              autoComplete="off"
              maxLength={LONGEST}
              enterKeyHint="search"
              placeholder={placeholder ?? t('ui.search.placeholder')}
              onChange={(event) => {
                write(event.target.value);
                setIsOpen(true);
                setActiveId(undefined);
              }}
              onFocus={() => setIsOpen(true)}
              onClick={() => setIsOpen(true)}
              onKeyDown={onKeyDown}
              className="min-h-12 w-full text-ellipsis rounded-control bg-transparent ps-10 pe-11 text-base outline-offset-0 placeholder:text-ink-faint"
            />
            {text ? (
              <ClearButton
                onClear={() => {
                  write('');
                  input.current?.focus();
                }}
              />
            ) : null}
            {isShown ? (
              <Suspense>
                <SearchSuggestions
                  {...{ listId, groups, active, optionId }}
                  query={found.length > 0 ? text : ''}
                  onChoose={choose}
                  onClear={found.length === 0 ? onClearHistory : undefined}
                />
              </Suspense>
            ) : null}
          </div>
          <SubmitButton isCompact={isCompact} />
        </WordsRow>
      </form>
    </search>
  );
}

const frame =
  'flex gap-1 rounded-card border border-line bg-surface shadow-card transition-shadow focus-within:shadow-lift @xl:flex-row @xl:items-center';

function PlaceSlot({ isCompact, children }: { isCompact: boolean; children: ReactNode }) {
  if (!children) return null;
  return (
    <div
      className={classNames(
        'min-w-0 border-line @xl:w-56 @xl:shrink-0 @xl:border-e @xl:pe-1 [@media(scripting:none)]:hidden',
        isCompact ? 'shrink-0' : '@max-xl:border-b @max-xl:pb-1',
      )}
    >
      {children}
    </div>
  );
}

/** The words and the button, in one line where the bar has to be low. */
function WordsRow({ isCompact, children }: { isCompact: boolean; children: ReactNode }) {
  return <div className={isCompact ? 'flex min-w-0 flex-1 gap-1' : 'contents'}>{children}</div>;
}

function SubmitButton({ isCompact }: { isCompact: boolean }) {
  const { t } = useTranslation();
  return (
    <Button
      type="submit"
      className={isCompact ? 'min-h-12 @xl:px-6 @max-xl:[&>span]:gap-0' : 'min-h-12 @xl:px-6'}
      icon={<Search aria-hidden className="size-5 @xl:hidden" />}
    >
      <span className={isCompact ? '@max-xl:sr-only' : undefined}>{t('ui.search.button')}</span>
    </Button>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <LiveButton
      aria-label={t('ui.clear')}
      onClick={onClear}
      className="-translate-y-1/2 absolute end-0.5 top-1/2 grid size-11 place-items-center rounded-control text-ink-muted hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </LiveButton>
  );
}

function PlaceFallback({ name, label, options }: { name: string; label: string; options: SelectOption[] }) {
  return (
    <noscript>
      <select name={name} aria-label={label} className="min-h-12 rounded-control bg-surface px-3">
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </noscript>
  );
}

/** The words of the page until others are typed: a page that arrives meanwhile does not take them away. */
function useGivenText(defaultValue: string) {
  const [text, setText] = useState(defaultValue);
  const [given, setGiven] = useState(defaultValue);
  if (given !== defaultValue) {
    setGiven(defaultValue);
    if (text === given || tidyText(text) === defaultValue) setText(defaultValue);
  }
  return [text, setText] as const;
}
