import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { ComboBox as AriaComboBox, Button, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { floatingStyle, rowStyle } from '../overlays/overlay-style.ts';
import { Highlight } from '../pickers/highlight.tsx';
import type { PickId } from '../pickers/selection-count.ts';
import { holdsWords } from '../pickers/text-match.ts';
import { useTranslation } from '../translation.tsx';
import { AriaFieldLabel, AriaFieldMessages, ariaBoxStyle } from './aria-field.tsx';
import { RemovableChip } from './chip.tsx';
import type { FieldTexts } from './field.tsx';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

export interface ComboOption {
  id: PickId;
  name: string;
  description?: string;
}

interface ComboSource extends FieldTexts {
  /** All there is, filtered here; or ask with `suggest`. */
  options?: readonly ComboOption[];
  /** Keep its identity between renders, or it is asked again. */
  suggest?: Suggest<ComboOption>;
  placeholder?: string;
  isDisabled?: boolean;
}

export interface ComboBoxProps extends ComboSource {
  value: ComboOption | null;
  /** Sends the id with a form. */
  name?: string;
  onChange: (option: ComboOption | null) => void;
  /** Text that is on no list is fine too. */
  onCustomText?: (text: string) => void;
}

export function ComboBox({ value, onChange, onCustomText, name, ...source }: ComboBoxProps) {
  const [text, setText] = useState(value?.name ?? '');
  const found = useOptions(source, text === value?.name ? '' : text);
  // The chosen one stays on the list: React Aria takes its name from there when unfinished typing is given up.
  const isListed = value === null || found.items.some((item) => item.id === value.id);
  const items = isListed ? found.items : [value, ...found.items];
  const pick = (key: PickId | null) => {
    const option = items.find((item) => item.id === key) ?? null;
    if (key === null && onCustomText && text.trim()) return onCustomText(text.trim());
    setText(option?.name ?? '');
    onChange(option);
  };
  return (
    <ComboShell
      {...source}
      name={name}
      items={items}
      isLoading={found.isLoading}
      text={text}
      selectedKey={value?.id ?? null}
      allowsCustomValue={Boolean(onCustomText)}
      onText={(next) => {
        setText(next);
        if (next === '' && value) onChange(null);
      }}
      onPick={pick}
    />
  );
}

export interface TagFieldProps extends ComboSource {
  values: readonly ComboOption[];
  /** Sends each id with a form. */
  name?: string;
  onChange: (values: ComboOption[]) => void;
  limit?: number;
}

/** Several from a list, shown as chips above the input. */
export function TagField({ name, values, onChange, limit = Number.POSITIVE_INFINITY, ...source }: TagFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { items, isLoading } = useOptions(source, text);
  const chosen = new Set(values.map((option) => option.id));
  const isFull = values.length >= limit;
  return (
    <div ref={field}>
      <ComboShell
        {...source}
        hint={isFull ? t('ui.combobox.full', { count: limit }) : source.hint}
        isDisabled={source.isDisabled || isFull}
        items={items.filter((item) => !chosen.has(item.id))}
        isLoading={isLoading}
        text={text}
        selectedKey={null}
        onText={setText}
        onPick={(key) => {
          const option = items.find((item) => item.id === key);
          if (!option) return;
          setText('');
          onChange([...values, option]);
        }}
      />
      {values.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {values.map((option, at) => (
            <li key={option.id} className="max-w-full">
              {name ? <input type="hidden" name={name} value={option.id} /> : null}
              <RemovableChip
                onRemove={() => {
                  focusNeighbour(field.current, at);
                  onChange(values.filter((other) => other.id !== option.id));
                }}
              >
                {option.name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A chip that goes leaves the focus to the next one, else to the one before, else to the input. */
function focusNeighbour(field: HTMLElement | null, at: number): void {
  const chips = [...(field?.querySelectorAll<HTMLElement>('li button') ?? [])];
  (chips[at + 1] ?? chips[at - 1] ?? field?.querySelector('input'))?.focus();
}

function useOptions({ options, suggest }: ComboSource, text: string) {
  const asked = useSuggestions(text, suggest);
  if (suggest) return asked;
  const items = (options ?? []).filter((option) => text.trim() === '' || holdsWords(option.name, text));
  return { items, isLoading: false };
}

interface ComboShellProps extends ComboSource {
  name?: string;
  items: readonly ComboOption[];
  isLoading: boolean;
  text: string;
  selectedKey: PickId | null;
  allowsCustomValue?: boolean;
  onText: (text: string) => void;
  onPick: (key: PickId | null) => void;
}

function ComboShell({ items, isLoading, text, selectedKey, onText, onPick, ...props }: ComboShellProps) {
  const { t } = useTranslation();
  return (
    <AriaLocale>
      <AriaComboBox
        items={items}
        inputValue={text}
        onInputChange={onText}
        selectedKey={selectedKey}
        onSelectionChange={onPick}
        name={props.name}
        allowsCustomValue={props.allowsCustomValue}
        allowsEmptyCollection={text.trim() !== ''}
        isDisabled={props.isDisabled}
        isInvalid={Boolean(props.error)}
        isRequired={!props.isOptional}
        validationBehavior="aria"
        menuTrigger="focus"
        className="min-w-0"
      >
        <AriaFieldLabel {...props} />
        <Group className={ariaBoxStyle}>
          <Input
            placeholder={props.placeholder}
            className="min-h-11 w-full min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-faint"
          />
          <Button className="grid size-11 shrink-0 place-items-center text-ink-muted outline-none">
            {isLoading ? <Spinner /> : <ChevronDown aria-hidden className="size-5" />}
          </Button>
        </Group>
        <AriaFieldMessages hint={props.hint} error={props.error} />
        <Popover className={classNames(floatingStyle, 'w-(--trigger-width)')}>
          <ListBox
            className="max-h-75 overflow-y-auto p-1.5 outline-none"
            renderEmptyState={() => (
              <p className="px-3 py-3 text-ink-muted text-sm">{t(isLoading ? 'ui.loading' : 'ui.combobox.none')}</p>
            )}
          >
            {(option: ComboOption) => (
              <ListBoxItem id={option.id} textValue={option.name} className={rowStyle}>
                <span className="min-w-0 flex-1">
                  <span className="block truncate">
                    <Highlight text={option.name} query={text} />
                  </span>
                  {option.description ? (
                    <span className="block truncate font-normal text-ink-muted text-sm">{option.description}</span>
                  ) : null}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}
