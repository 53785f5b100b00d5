import { isRefusal } from '#src/kernel/client.ts';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';

export type Refusal = FormRefusal;

/** Turns a refused call into what the form shows; anything else is a bug and goes on. */
export function toRefusal(error: unknown, form?: FormData): Refusal {
  if (!isRefusal(error)) throw error;
  return { code: error.code, message: error.message, fields: error.fields, typed: typedIn(form) };
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

export function numberOf(form: FormData, name: string): number {
  return Number(form.get(name) || Number.NaN);
}

function typedIn(form: FormData | undefined): Record<string, string> {
  const texts = [...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
