import { type CalendarDate, parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../class-names.ts';
import { BackChevron, ForwardChevron } from '../layout/direction-icon.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { floatingStyle } from '../overlays/overlay-style.ts';
import { AriaFieldLabel, AriaFieldMessages, ariaBoxStyle } from './aria-field.tsx';
import type { FieldTexts } from './field.tsx';

export interface DateFieldProps extends FieldTexts {
  /** Days are `YYYY-MM-DD`, as the wire has them. */
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string;
  max?: string;
  name?: string;
  isDisabled?: boolean;
}

/** A day, typed part by part in the reader's order or picked from a calendar. */
export function DateField({ value, onChange, min, max, name, isDisabled, ...texts }: DateFieldProps) {
  return (
    <AriaLocale>
      <DatePicker<CalendarDate>
        value={value ? parseDate(value) : null}
        onChange={(date) => onChange(date ? date.toString() : null)}
        minValue={min ? parseDate(min) : undefined}
        maxValue={max ? parseDate(max) : undefined}
        name={name}
        isDisabled={isDisabled}
        isInvalid={Boolean(texts.error)}
        isRequired={!texts.isOptional}
        validationBehavior="aria"
        className="min-w-0"
      >
        <AriaFieldLabel {...texts} />
        <Group className={classNames(ariaBoxStyle, 'min-h-11')}>
          <DateInput className="flex min-w-0 flex-1 flex-wrap px-2">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded px-0.5 tabular-nums outline-none data-focused:bg-accent data-placeholder:text-ink-faint data-focused:text-on-accent data-[type=literal]:px-0"
              />
            )}
          </DateInput>
          <Button className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted outline-none data-focus-visible:ring-2 data-focus-visible:ring-focus">
            <CalendarDays aria-hidden className="size-5" />
          </Button>
        </Group>
        <AriaFieldMessages hint={texts.hint} error={texts.error} />
        <Popover className={floatingStyle}>
          <Dialog className="p-4 outline-none">
            <MonthCalendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </AriaLocale>
  );
}

const step =
  'grid size-11 place-items-center rounded-control text-ink-muted outline-none data-hovered:bg-hover data-disabled:opacity-40 data-focus-visible:ring-2 data-focus-visible:ring-focus';

function MonthCalendar() {
  return (
    <Calendar>
      <header className="flex items-center justify-between pb-2">
        <Button slot="previous" className={step}>
          <BackChevron />
        </Button>
        <Heading className="font-semibold" />
        <Button slot="next" className={step}>
          <ForwardChevron />
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="pb-1 font-medium text-ink-faint text-xs">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-10 cursor-pointer place-items-center rounded-control text-sm tabular-nums outline-none data-outside-month:hidden data-disabled:cursor-not-allowed data-hovered:bg-hover data-selected:bg-accent data-selected:font-bold data-disabled:text-ink-faint data-selected:text-on-accent data-disabled:opacity-50 data-today:ring-1 data-today:ring-line-firm data-focus-visible:ring-2 data-focus-visible:ring-focus"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
