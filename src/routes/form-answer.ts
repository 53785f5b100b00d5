import { isRefusal } from '#src/kernel/client.ts';
import type { FormAnswer } from '#src/ui/use-form-answer.ts';

/** Never sent back: what is secret is typed again. */
const SECRET = /password|^code$|^recovery_code$|^token$/;

type Handler = (form: FormData) => Promise<Partial<FormAnswer> & { leaveTo?: string }>;

/**
 * Answers a form by its hidden `intent`. A refusal comes back with the texts of its fields and what was typed, so that
 * the form loses nothing, with and without scripts.
 */
export async function answerForm(
  request: Request,
  handlers: Record<string, Handler>,
): Promise<FormAnswer & { leaveTo?: string }> {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handler) throw new Response(null, { status: 400 });
  const typed = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const values = Object.fromEntries(typed.filter(([name]) => name !== 'intent' && !SECRET.test(name)));
  try {
    return { intent, isDone: true, values, ...(await handler(form)) };
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    return {
      intent,
      isDone: false,
      values,
      message: error.message,
      fields: error.fields,
      retryAfter: error.retryAfter,
    };
  }
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
