import { useEffect, useEffectEvent, useState } from 'react';
import { numberFormat } from '#src/kernel/formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import { readPay } from './read-pay.ts';
import { useDraftTotal } from './use-draft-total.ts';
import { type PayBars, usePayBars } from './use-pay-bars.ts';

const REST = 350;

export interface PayFilterProps {
  filters: SearchFilters;
  onChange: (pay: Pick<SearchFilters, 'minPay' | 'payCurrency'>) => void;
}

/**
 * SRCH-04: at least so much a month. The slider stands under the pays of the search's other jobs; the field takes any
 * amount, and is all that a browser without scripts needs.
 */
export function PayFilter({ filters, onChange }: PayFilterProps) {
  const { t, language } = useTranslation();
  const bars = usePayBars(filters);
  const [typed, setTyped] = useState<string>();
  const amount = typed === undefined ? filters.minPay : readPay(typed, language);
  const currency = (typed === undefined ? filters.payCurrency : undefined) ?? bars?.currency ?? filters.payCurrency;
  const total = useDraftTotal({ ...filters, salary: undefined, minPay: amount, payCurrency: currency }, REST);
  const format = numberFormat(language, { maximumFractionDigits: 0 });

  const commit = useEffectEvent(() => {
    if (typed === undefined || amount === filters.minPay) return;
    onChange({ minPay: amount, payCurrency: amount ? currency : undefined });
  });
  // Whoever has stopped typing or sliding has chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the rest anew
  useEffect(() => {
    const timer = setTimeout(() => commit(), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  // What the page then shows is its own again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice made it so
  useEffect(() => setTyped(undefined), [filters.minPay, filters.payCurrency]);

  return (
    <div className="grid gap-3">
      {bars && bars.counts.length > 1 ? (
        <PaySlider
          bars={bars}
          amount={currency === bars.currency ? amount : undefined}
          onAmount={(next) => setTyped(next === undefined ? '' : String(next))}
        />
      ) : null}
      <TextField
        name="minPay"
        label={currency ? t('search.pay.label', { currency }) : t('search.pay.labelPlain')}
        // No amount is an answer too.
        required={false}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder={t('search.pay.any')}
        value={typed ?? (filters.minPay ? format.format(filters.minPay) : '')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => commit()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <p role="status" className="text-ink-muted text-sm">
        {amount && total !== undefined ? `${t('search.pay.count', { count: total })} ` : ''}
        {bars && bars.unstated > 0 ? t('search.pay.unstated', { count: bars.unstated }) : t('search.pay.rule')}
      </p>
    </div>
  );
}

interface PaySliderProps {
  bars: PayBars;
  amount: number | undefined;
  onAmount: (amount: number | undefined) => void;
}

/** The bars and the browser's own slider beneath: its first place is any pay, each further one the start of a bar. */
function PaySlider({ bars: { low, step, counts, currency }, amount, onAmount }: PaySliderProps) {
  const { t, language } = useTranslation();
  const last = counts.length - 1;
  const place = amount === undefined ? 0 : Math.min(last, Math.max(0, Math.ceil((amount - low) / step)));
  const most = Math.max(...counts, 1);
  const money = numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const told = amount === undefined ? t('search.pay.any') : t('search.pay.atLeast', { amount: money.format(amount) });
  return (
    <div>
      <div aria-hidden className="flex h-16 items-end gap-px px-2.5">
        {counts.map((count, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            className={classNames('min-h-px flex-1 rounded-t-xs', at >= place ? 'bg-accent' : 'bg-line-firm/40')}
            style={{ blockSize: `${(100 * count) / most}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={place}
        aria-label={t('search.filters.salary')}
        aria-valuetext={told}
        onChange={({ target }) => onAmount(Number(target.value) === 0 ? undefined : low + Number(target.value) * step)}
        className="-mt-3 -outline-offset-8 block h-11 w-full cursor-pointer rounded-full"
      />
      <p aria-hidden className="-mt-1 flex justify-between text-ink-faint text-xs tabular-nums">
        <bdi>{money.format(low)}</bdi>
        <bdi>{money.format(low + last * step)}+</bdi>
      </p>
    </div>
  );
}
