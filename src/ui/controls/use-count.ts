import { useState } from 'react';
import { numberFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '../translation.tsx';

interface Counted {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
}

/** From this share of the most on, how much room is left is of interest. */
const NEARLY = 0.9;

/**
 * How long the text of a field is. The browser would cut what is pasted without a word, so fields count instead: nothing
 * that was typed is lost, and what is too much can be taken out by hand.
 */
export function useCount({ value, defaultValue, maxLength }: Counted) {
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const length = value === undefined ? typed : String(value ?? '').length;
  const excess = maxLength === undefined ? 0 : Math.max(0, length - maxLength);
  const number = numberFormat(language);
  return {
    problem: excess > 0 ? t('ui.field.tooLong', { count: excess }) : null,
    aside: maxLength === undefined ? undefined : `${number.format(length)} / ${number.format(maxLength)}`,
    isNearlyFull: maxLength !== undefined && length > maxLength * NEARLY,
    isOver: excess > 0,
    /** Of a field that keeps its own value. */
    count: (text: string) => setTyped(text.length),
  };
}
