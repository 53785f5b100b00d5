import { type Client, isRefusal } from '#src/kernel/client.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { digitsOf } from '#src/kernel/text.ts';

type State = AnswerOf<Api['GET /authentication/proof']>;
export type ProofMethod = State['methods'][number];

/** Where someone stands who shows again that the account is theirs. */
export interface ProofStep extends State {
  /** What is being asked for; nothing while they choose. */
  method: ProofMethod | null;
  isSent: boolean;
  retryAfter: number;
  message?: string;
  fields: Record<string, string>;
}

/** Forms of the proof itself; any other one is what the person was doing. */
export const PROOF_INTENTS: ReadonlySet<string> = new Set(['proof-choose', 'proof-send', 'proof-give']);

/** The step to begin with: what can be typed at once is asked for at once, and no message goes out unasked. */
export function beginProof(state: State): ProofStep {
  const method = state.methods.find((one) => one === 'password' || one === 'totp') ?? null;
  return { ...state, method, isSent: false, retryAfter: 0, fields: {} };
}

/** Answers a form of the proof with the next step. A refusal leaves the step as it was and says why. */
export async function answerProof(api: Client, form: FormData): Promise<ProofStep> {
  const state = await api('GET /authentication/proof');
  const intent = String(form.get('intent') ?? '');
  const method = state.methods.find((one) => one === form.get('method')) ?? null;
  if (!PROOF_INTENTS.has(intent) || !method || method === 'passkey') return beginProof(state);
  const step = { ...beginProof(state), method };
  const isSent = form.has('sent');
  try {
    if (intent === 'proof-give') return beginProof(await api('POST /authentication/proof', proofIn(form, method)));
    if (intent === 'proof-choose' || (method !== 'email' && method !== 'phone')) return step;
    const { retry_after } = await api('POST /authentication/proof/send-code', { method, resume: true });
    return { ...step, isSent: true, retryAfter: retry_after };
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    const { message, fields, retryAfter = 0 } = error;
    return { ...step, isSent, retryAfter, message, fields };
  }
}

function proofIn(form: FormData, method: Exclude<ProofMethod, 'passkey'>) {
  if (method === 'password') return { method, password: String(form.get('password') ?? '') };
  const code = String(form.get('code') ?? '').trim();
  return { method, code: method === 'recovery' ? code : digitsOf(code) };
}
