import type { Api } from '#src/api.ts';
import type { ApiError } from '#src/kernel/client.ts';
import type { AnswerOf } from '#src/kernel/contract.ts';

export type SignInAnswer = AnswerOf<Api['POST /authentication/otp/verify']>;

/** Where a code goes, as it was typed. */
export interface Contact {
  channel: 'email' | 'phone';
  email: string;
  phone_num: string;
  country_code: string;
}

/** What the server said about the last try: one text for the form, or one for each field. */
export interface Problem {
  message: string;
  fields: Record<string, string>;
}

/** What proves that someone new owns the address, until the terms are agreed to. */
export type Proof = { kind: 'code'; contact: Contact; code: string } | { kind: 'link'; token: string };

export type Way = 'email' | 'phone' | 'password';

interface ChoosableAccount {
  id: number;
  masked_email: string;
  name: string;
}

/** How far someone has come; the page shows one step at a time. */
export type SignInState = { problem?: Problem /** Tells one answer from the next. */; at?: number } & (
  | { step: 'address'; way: Way; contact: Contact }
  | { step: 'code'; contact: Contact; retryAfter: number }
  | { step: 'link-sent'; email: string; retryAfter: number }
  | { step: 'join'; proof: Proof; firstName: string; lastName: string }
  | { step: 'choose'; accounts: ChoosableAccount[]; token: string }
  | { step: 'two-factor'; token: string; with: SecondFactor; channels: string[]; retryAfter: number }
  | { step: 'connect'; email: string; isSent: boolean; retryAfter: number }
  | { step: 'kept' }
  | { step: 'refused' }
  | { step: 'done' }
);

export type SecondFactor = 'app' | 'recovery' | 'code';

export const noContact: Contact = { channel: 'email', email: '', phone_num: '', country_code: '' };

/** The codes of the error table that the screens treat in a way of their own. */
const REFUSED = new Set([41044, 41047, 41345, 41347]);
export const TERMS_NOT_ACCEPTED = 49014;
const WRONG_CODE = new Set([41040, 41041, 41042, 49017]);
const FIRST_MOBILE_FORMAT = 41348;
const LAST_MOBILE_FORMAT = 41415;
const TAKEN_EMAIL = new Set([41001, 41038, 48905]);

/** The step after any first or second factor. */
export function afterAnswer(answer: SignInAnswer, contact?: Contact): SignInState {
  if (answer.chooser_token) return { step: 'choose', accounts: answer.accounts, token: answer.chooser_token };
  if (answer.needs_two_factor && answer.token) {
    return { step: 'two-factor', token: answer.token, with: 'app', channels: [], retryAfter: 0 };
  }
  if (answer.is_deletion_cancelled) return { step: 'kept' };
  if (answer.is_new_account && contact?.channel === 'phone') {
    return { step: 'connect', email: '', isSent: false, retryAfter: 0 };
  }
  return { step: 'done' };
}

/** The same step with what went wrong; who may not come in at all gets a page that says why. */
export function afterRefusal(state: SignInState, error: ApiError): SignInState {
  const problem = { message: error.message, fields: placeProblem(error) };
  if (REFUSED.has(error.code)) return { step: 'refused', problem };
  if (error.retryAfter && 'retryAfter' in state) return { ...state, retryAfter: error.retryAfter, problem };
  return { ...state, problem };
}

/** Puts the text of an error beside the field that it is about. */
function placeProblem({ code, message, fields }: ApiError): Record<string, string> {
  if (Object.keys(fields).length > 0) return fields;
  if (WRONG_CODE.has(code)) return { code: message };
  if (TAKEN_EMAIL.has(code)) return { email: message };
  if (code >= FIRST_MOBILE_FORMAT && code <= LAST_MOBILE_FORMAT) return { phone_num: message };
  return {};
}
