import { useState } from 'react';
import { numberFormat } from '#src/kernel/formats.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { readAmount } from '#src/kernel/read-amount.ts';
import { useTranslation } from '../translation.tsx';
import { TextField } from './text-field.tsx';

interface AmountFieldProps {
  label: string;
  error?: string | null;
  isOptional?: boolean;
  name?: string;
  /** The code of the currency; empty while none is chosen. */
  currency: string;
  /** Whole units with their decimals; null for nothing. */
  value: number | null | undefined;
  onChange: (amount: number | null) => void;
}

const MOST_LETTERS = 24;

/**
 * Money. What is typed stays as it was typed until the field is left; what was understood stands beneath it, so that
 * nobody is surprised by a point or a comma. It stays there when the field is left: a button below that moved up in the
 * middle of a click would lose it. Nothing that cannot be read becomes a number.
 */
export function AmountField({ currency, value, onChange, error, ...rest }: AmountFieldProps) {
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const [wasTyped, setWasTyped] = useState(false);
  const places = minorDigits(currency);
  const { problem } = readAmount(typed ?? '', { language, places });
  const amount = value ?? null;
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MOST_LETTERS}
      dir="ltr"
      className="rtl:text-end"
      error={problem ? t(`ui.amount.${problem}`, { places, example: amountText(1250.5, 2, language) }) : error}
      hint={amount !== null && wasTyped ? shown(amount, currency, language) : undefined}
      value={typed ?? (amount === null ? '' : amountText(amount, places, language))}
      onChange={(event) => {
        setTyped(event.target.value);
        setWasTyped(true);
        onChange(readAmount(event.target.value, { language, places }).amount);
      }}
      // Written out as it will be kept; what could not be read stays to be mended.
      onBlur={() => setTyped((text) => (problem ? text : undefined))}
    />
  );
}

/** `1,250` and `12.50`: decimals only where there are some, and then all of them. */
function amountText(amount: number, places: number, language: string): string {
  // A currency without decimals that was chosen later must not hide those that were typed.
  const digits = Number.isInteger(amount) ? 0 : Math.max(places, 2);
  return numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);
}

function shown(amount: number, currency: string, language: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `= ${numberFormat(language).format(amount)}`;
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `= ${format.format(amount)}`;
}
