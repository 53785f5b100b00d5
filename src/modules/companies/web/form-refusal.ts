import { useEffect } from 'react';
import { nameField } from '#src/ui/controls/name-field.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** Why a form was not accepted, and what was typed into it. */
export interface FormRefusal {
  code: number;
  message: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
}

/** What is wrong with each field, in the words of the form. A refused form leads to the first of them. */
export function useFieldErrors(
  refusal: FormRefusal | undefined,
  labels: Record<string, TextKey>,
): Partial<Record<string, string>> {
  const { t } = useTranslation();
  useEffect(() => {
    if (!refusal) return;
    const content = document.getElementById('content');
    const field = content?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    (field ?? content?.querySelector('[role=alert]'))?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const entries = Object.entries(refusal?.fields ?? {}).map(([name, text]) => {
    const label = labels[name];
    return [name, label ? nameField(text, name, t(label)) : text];
  });
  return Object.fromEntries(entries);
}
