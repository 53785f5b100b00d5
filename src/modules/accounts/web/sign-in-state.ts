import type { ApiError } from '#src/kernel/client.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';

export type SignInAnswer = AnswerOf<Api['POST /authentication/otp/verify']>;
export type ChoosableAccount = SignInAnswer['accounts'][number];
export type Pending = AnswerOf<Api['GET /authentication/pending']>;
export type Providers = AnswerOf<Api['GET /authentication/providers']>;

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
export interface Proof {
  kind: 'code' | 'link' | 'social';
  contact: Contact;
  code: string;
  token: string;
}

export type Way = 'email' | 'phone' | 'password';
export type SecondFactor = 'totp' | 'email' | 'phone' | 'recovery';

interface Common {
  problem?: Problem;
  /** A page of this site that the link or the other site knew, when the address bar does not. */
  redirect?: string | null;
  /** Whoever came to hire, when the address bar does not say so any more. */
  role?: 'recruiter';
  /** Tells one answer from the next. */
  at?: number;
}

interface AddressStep extends Common {
  step: 'address';
  way: Way;
  contact: Contact;
}
export interface CodeStep extends Common {
  step: 'code';
  contact: Contact;
  retryAfter: number;
}
export interface LinkSentStep extends Common {
  step: 'link-sent';
  email: string;
  retryAfter: number;
}
export interface JoinStep extends Common {
  step: 'join';
  proof: Proof;
  firstName: string;
  lastName: string;
}
/** A link that was asked for in another browser; the problem's text says whose it is. */
export interface ConfirmStep extends Common {
  step: 'confirm-link';
  token: string;
}
export interface ChooseStep extends Common {
  step: 'choose';
  accounts: ChoosableAccount[];
  token: string;
}
export interface SecondFactorStep extends Common {
  step: 'second-factor';
  token: string;
  factor: SecondFactor;
  factors: SecondFactor[];
  /** Where the code went, when one was sent. */
  sentTo: string;
  retryAfter: number;
}
/** An e-mail address to verify: to connect it to the account, or to end a sign-up that another site vouches for. */
export interface EmailStep extends Common {
  step: 'connect' | 'social-email';
  /** Of the other site. */
  token: string;
  email: string;
  isSent: boolean;
  retryAfter: number;
}
interface LastStep extends Common {
  step: 'kept' | 'refused';
  /** Where a suspension can be appealed, below the language segment. */
  appealPath?: string;
}
interface DoneStep extends Common {
  step: 'done';
  /** The account was made just now. */
  isNew: boolean;
}

/** How far someone has come; the page shows one step at a time. */
export type SignInState =
  | AddressStep
  | CodeStep
  | LinkSentStep
  | JoinStep
  | ConfirmStep
  | ChooseStep
  | SecondFactorStep
  | EmailStep
  | LastStep
  | DoneStep;

export const noContact: Contact = { channel: 'email', email: '', phone_num: '', country_code: '' };

export function startState(way: Way = 'email', contact: Partial<Contact> = {}): SignInState {
  const channel = way === 'phone' ? 'phone' : 'email';
  return { step: 'address', way, contact: { ...noContact, ...contact, channel } };
}

// Numbers of the error table: the table itself would travel to every visitor.
const SUSPENDED = new Set([41044, 41047, 41345, 41347]);
export const TERMS_NOT_ACCEPTED = 49014;
export const CONFIRM_SIGN_IN = 49121;
const ABOUT_THE_CODE = new Set([41040, 41041, 41042, 49017]);
const ABOUT_THE_EMAIL = new Set([41001, 41038, 48905]);
const [FIRST_MOBILE_FORMAT, LAST_MOBILE_FORMAT] = [41348, 41415];

/** The step after any first or second factor. */
export function afterAnswer(answer: SignInAnswer, contact?: Contact): SignInState {
  if (answer.chooser_token) return { step: 'choose', accounts: answer.accounts, token: answer.chooser_token };
  if (answer.needs_two_factor && answer.token) {
    return secondFactorState(answer.token, answer.two_factor_methods);
  }
  if (answer.is_deletion_cancelled) return { step: 'kept' };
  if (answer.is_new_account && contact?.channel === 'phone') {
    return { step: 'connect', token: '', email: '', isSent: false, retryAfter: 0 };
  }
  return { step: 'done', isNew: answer.is_new_account };
}

/** The step that this browser had come to before it was reloaded, closed or discarded, and what it was for. */
export function pendingState(pending: Pending): SignInState | undefined {
  const { redirect } = pending;
  const role = pending.role === 'recruiter' ? pending.role : undefined;
  const state = pendingStep(pending);
  return state && { ...state, redirect, role };
}

function pendingStep({ sign_in, change_email, is_connecting_email }: Pending): SignInState | undefined {
  if (is_connecting_email) {
    const { email = '', retry_after: retryAfter = 0 } = change_email ?? {};
    return { step: 'connect', token: '', email, isSent: change_email !== null, retryAfter };
  }
  switch (sign_in?.step) {
    case 'code': {
      const { channel, email, phone_num, country_code, retry_after } = sign_in;
      return { step: 'code', contact: { channel, email, phone_num, country_code }, retryAfter: retry_after };
    }
    case 'link':
      return { step: 'link-sent', email: sign_in.email, retryAfter: sign_in.retry_after };
    case 'choose':
      return { step: 'choose', accounts: sign_in.accounts, token: sign_in.token };
    case 'second_factor': {
      const { sent, token, methods } = sign_in;
      const first = secondFactorState(token, methods);
      return sent
        ? { ...first, factor: sent.method, sentTo: sent.masked_address, retryAfter: sent.retry_after }
        : first;
    }
    case undefined:
      return undefined;
  }
}

/** An answer that does not know how long the wait still is, with what the server knows. */
export function withWait(answer: SignInState, kept: SignInState | undefined): SignInState {
  if (!('retryAfter' in answer) || answer.retryAfter > 0 || answer.step !== kept?.step) return answer;
  return { ...answer, retryAfter: kept.retryAfter };
}

function secondFactorState(token: string, methods: SecondFactor[]): SecondFactorStep {
  const factors: SecondFactor[] = [...methods, 'recovery'];
  const factor = factors.includes('totp') ? 'totp' : (factors[0] as SecondFactor);
  return { step: 'second-factor', token, factor, factors, sentTo: '', retryAfter: 0 };
}

/** The same step with what went wrong; who may not come in at all gets a page that says why. */
export function afterRefusal(state: SignInState, error: ApiError): SignInState {
  const problem = { message: error.message, fields: placeProblem(error) };
  if (SUSPENDED.has(error.code)) return { step: 'refused', problem, appealPath: error.told.appeal_path };
  if (error.retryAfter && 'retryAfter' in state) return { ...state, retryAfter: error.retryAfter, problem };
  return { ...state, problem };
}

/** Puts the text of an error beside the field that it is about. */
function placeProblem({ code, message, fields }: ApiError): Record<string, string> {
  if (Object.keys(fields).length > 0) return fields;
  if (code === TERMS_NOT_ACCEPTED) return { agree_terms: message };
  if (ABOUT_THE_CODE.has(code)) return { code: message };
  if (ABOUT_THE_EMAIL.has(code)) return { email: message };
  if (code >= FIRST_MOBILE_FORMAT && code <= LAST_MOBILE_FORMAT) return { phone_num: message };
  return {};
}
