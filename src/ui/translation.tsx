import { createContext, type ReactNode, useContext } from 'react';
import type { Translate } from '#src/kernel/translate.ts';
import type { TextKey, TextValues } from './text-keys.ts';

export interface Translation {
  language: string;
  direction: 'ltr' | 'rtl';
  translate: Translate;
}

const TranslationContext = createContext<Translation | null>(null);

export function TranslationProvider({ value, children }: { value: Translation; children: ReactNode }) {
  return <TranslationContext value={value}>{children}</TranslationContext>;
}

/** The current language and direction, and `t`, whose keys the compiler checks against the English files. */
export function useTranslation(): {
  language: string;
  direction: 'ltr' | 'rtl';
  t: (key: TextKey, values?: TextValues) => string;
} {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TranslationProvider above it');
  return { language: translation.language, direction: translation.direction, t: translation.translate };
}
