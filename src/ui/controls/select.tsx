import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Select as AriaSelect, Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { floatingStyle, rowStyle } from '../overlays/overlay-style.ts';
import type { PickId } from '../pickers/selection-count.ts';
import { useTranslation } from '../translation.tsx';
import { AriaFieldLabel, AriaFieldMessages, ariaBoxStyle } from './aria-field.tsx';
import type { FieldTexts } from './field.tsx';

interface RichOption {
  id: PickId;
  label: string;
  description?: string;
  icon?: ReactNode;
}

export interface SelectProps extends FieldTexts {
  options: RichOption[];
  value: PickId | null;
  onChange: (id: PickId) => void;
  name?: string;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A list whose options show more than words; where words are enough, take NativeSelect. */
export function Select({ options, value, onChange, name, placeholder, isDisabled, ...texts }: SelectProps) {
  const { t } = useTranslation();
  return (
    <AriaLocale>
      <AriaSelect
        value={value}
        onChange={(id) => (id === null ? undefined : onChange(id))}
        name={name}
        placeholder={placeholder ?? t('ui.select.placeholder')}
        isDisabled={isDisabled}
        isInvalid={Boolean(texts.error)}
        isRequired={!texts.isOptional}
        validationBehavior="aria"
        className="group/select min-w-0"
      >
        <AriaFieldLabel {...texts} />
        <Button
          className={classNames(
            ariaBoxStyle,
            'min-h-11 gap-2 py-1.5 ps-3 pe-3 text-start group-data-invalid/select:border-danger',
          )}
        >
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint [&_.option-detail]:hidden" />
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted" />
        </Button>
        <AriaFieldMessages hint={texts.hint} error={texts.error} />
        <Popover className={classNames(floatingStyle, 'min-w-(--trigger-width)')}>
          <ListBox items={options} className="max-h-75 overflow-y-auto p-1.5 outline-none">
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={rowStyle}>
                <OptionRow option={option} />
                <Check
                  aria-hidden
                  className="option-detail invisible size-5 text-accent-ink group-data-selected:visible"
                />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLocale>
  );
}

function OptionRow({ option }: { option: RichOption }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      {option.icon ? <span className="text-ink-muted [&_svg]:size-5">{option.icon}</span> : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.description ? (
          <span className="option-detail block font-normal text-ink-muted text-sm">{option.description}</span>
        ) : null}
      </span>
    </span>
  );
}
