import { isRefusal } from '#src/kernel/client.ts';

/** What a form shows when the server said no: the reason, and one text per field. */
export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

/** Turns a refused call into what the form shows; anything else is a bug and goes on. */
export function toRefusal(error: unknown): Refusal {
  if (!isRefusal(error)) throw error;
  return { message: error.message, fields: error.fields };
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

export function numberOf(form: FormData, name: string): number {
  return Number(form.get(name) || Number.NaN);
}
