import { Fragment } from 'react';
import {
  Slider as AriaSlider,
  Label,
  SliderOutput,
  type SliderState,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { AriaLocale } from '../overlays/aria-locale.tsx';

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
            {({ state }) =>
              state.values.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
                <Fragment key={at}>
                  {at > 0 ? ' – ' : null}
                  <bdi>{state.getThumbValueLabel(at)}</bdi>
                </Fragment>
              ))
            }
          </SliderOutput>
        </div>
        <SliderTrack className="relative mx-3 h-11 group-data-disabled:opacity-50">
          {({ state }) => (
            <>
              <div className="-translate-y-1/2 -inset-x-3 absolute top-1/2 h-1.5 rounded-full bg-line-firm/50" />
              <div className="-translate-y-1/2 absolute top-1/2 h-1.5 rounded-full bg-accent" style={fillOf(state)} />
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

/** From the first thumb to the last; from the start when there is only one. */
function fillOf(state: SliderState) {
  const isRange = state.values.length > 1;
  const from = isRange ? state.getThumbPercent(0) : 0;
  const to = state.getThumbPercent(state.values.length - 1);
  // The rail reaches beyond the track, so that a thumb at its end stays inside.
  return isRange
    ? { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }
    : { insetInlineStart: '-0.75rem', inlineSize: `calc(${to * 100}% + 0.75rem)` };
}
