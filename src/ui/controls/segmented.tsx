import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { earlyChoiceIn } from './early-input.ts';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  legend: string;
  segments: Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** For a form that is sent; otherwise it needs none. */
  name?: string;
  /** The icon alone is seen, the label is heard. */
  isIconOnly?: boolean;
}

/** A choice of two to four, all in sight. */
export function Segmented<Value extends string>({
  legend,
  segments,
  value,
  onChange,
  name,
  isIconOnly = false,
}: SegmentedProps<Value>) {
  const own = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const chosen = segments.find((segment) => segment.value === earlyChoiceIn(row.current));
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  useEffect(() => takeEarlyChoice(), []);
  return (
    <fieldset
      ref={row}
      className="inline-flex max-w-full flex-wrap rounded-control bg-sunken p-1 ring-1 ring-line ring-inset"
    >
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={isIconOnly ? segment.label : undefined}
          className={classNames(
            'inline-flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-lg font-semibold text-ink-muted text-sm transition-colors hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4',
            'has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-focus',
            isIconOnly ? 'px-2' : 'px-3',
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={name ?? own}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          <span className={isIconOnly ? 'sr-only' : 'truncate'}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
