import { redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import type { FormAnswer } from '#src/ui/controls/use-form-answer.ts';

/** Never sent back: what is secret is typed again. */
const SECRET = /password|^code$|^recovery_code$|^token$/;
/** Marks the fields of a form that went by the page that asks for a proof. */
export const KEPT = 'kept:';

type Handler = (form: FormData) => Promise<Partial<FormAnswer> & { leaveTo?: string }>;

/**
 * Answers a form by its hidden `intent`. A refusal comes back with the texts of its fields and what was typed, so that
 * the form loses nothing, with and without scripts.
 */
export async function answerForm(
  request: Request,
  handlers: Record<string, Handler>,
): Promise<FormAnswer & { leaveTo?: string }> {
  const form = unwrap(await request.formData());
  const intent = String(form.get('intent') ?? '');
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handler) throw new Response(null, { status: 400 });
  const typed = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const shown = typed.filter(([name]) => name !== 'intent' && !SECRET.test(name));
  const values = Object.fromEntries(shown);
  const lists = listsOf(shown);
  try {
    return { intent, isDone: true, values, lists, ...(await handler(form)) };
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    const refused = { intent, isDone: false, values, lists };
    if (error.code === errorTable.proofNeeded.code) {
      if (isPlainForm(request)) throw proveFirst(request);
      return { ...refused, needsProof: true };
    }
    const isLimit = 'limit' in error.told;
    return { ...refused, message: error.message, fields: error.fields, retryAfter: error.retryAfter, isLimit };
  }
}

function listsOf(pairs: [string, string][]): Record<string, string[]> {
  const byName = Object.entries(Object.groupBy(pairs, ([name]) => name));
  return Object.fromEntries(byName.map(([name, own = []]) => [name, own.map(([, text]) => text)]));
}

/** A form that has gone by the page that asks for a proof carries its own fields marked. */
function unwrap(form: FormData): FormData {
  const kept = [...form].filter(([name]) => name.startsWith(KEPT));
  if (kept.length === 0) return form;
  const own = new FormData();
  for (const [name, value] of kept) own.append(name.slice(KEPT.length), value);
  return own;
}

/** Sent by the browser itself, without scripts; these ask for data, not for a page. */
export function isPlainForm(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/** 307 has the browser send the same fields again, to the page that asks for the proof; it sends them back. */
function proveFirst(request: Request): Response {
  const { pathname } = new URL(request.url);
  const [site = ''] = pathname.match(/^\/[^/]*(?:\/employer)?/) ?? [];
  const settings = `${site}/settings`;
  return redirect(`${settings}/confirm?back=${encodeURIComponent(pathname)}`, 307);
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
