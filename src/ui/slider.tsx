import {
  Slider as AriaSlider,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { AriaLocale } from './aria-locale.tsx';

export interface SliderProps {
  label: string;
  /** One thumb or two. */
  values: number[];
  onChange: (values: number[]) => void;
  /** When the hand lets go: the time to search again. */
  onChangeEnd?: (values: number[]) => void;
  min: number;
  max: number;
  step?: number;
  format?: Intl.NumberFormatOptions;
  /** Names of the thumbs, e.g. least and most. */
  thumbLabels?: string[];
  names?: string[];
  isDisabled?: boolean;
}

export function Slider({
  label,
  values,
  onChange,
  onChangeEnd,
  min,
  max,
  step,
  format,
  thumbLabels,
  names,
  isDisabled,
}: SliderProps) {
  return (
    <AriaLocale>
      <AriaSlider
        value={values}
        onChange={onChange}
        onChangeEnd={onChangeEnd}
        minValue={min}
        maxValue={max}
        step={step}
        formatOptions={format}
        isDisabled={isDisabled}
        className="group w-full"
      >
        <div className="flex items-baseline justify-between gap-3">
          <Label className="font-semibold text-ink text-sm">{label}</Label>
          <SliderOutput className="text-ink-muted text-sm tabular-nums">
            {({ state }) => state.values.map((_, at) => state.getThumbValueLabel(at)).join(' – ')}
          </SliderOutput>
        </div>
        <SliderTrack className="relative mx-3 h-11 group-data-disabled:opacity-50">
          {({ state }) => (
            <>
              <div className="-translate-y-1/2 -inset-x-3 absolute top-1/2 h-1.5 rounded-full bg-line-firm/50" />
              <SliderFill className="-translate-y-1/2 top-1/2 h-1.5 rounded-full bg-accent" />
              {state.values.map((_, at) => (
                <SliderThumb
                  // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
                  key={at}
                  index={at}
                  name={names?.[at]}
                  aria-label={thumbLabels?.[at]}
                  className="top-1/2 size-6 rounded-full border-2 border-accent bg-surface shadow-card outline-none transition-[scale] before:absolute before:-inset-2.5 data-dragging:scale-110 data-focus-visible:ring-4 data-focus-visible:ring-focus/50"
                />
              ))}
            </>
          )}
        </SliderTrack>
      </AriaSlider>
    </AriaLocale>
  );
}
