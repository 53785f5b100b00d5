import { type Client, isRefusal } from '#src/kernel/client.ts';
import { digitsOf } from '#src/kernel/text.ts';
import {
  afterRefusal,
  CONFIRM_SIGN_IN,
  type Contact,
  type Proof,
  type SignInState,
  TERMS_NOT_ACCEPTED,
} from './sign-in-state.ts';

/** A form of the sign-in page that wants an answer. */
export interface SignInCall {
  api: Client;
  form: FormData;
  /** A page of this site to go on to. */
  redirect: string | null;
  role: 'talent' | 'recruiter' | undefined;
}

export type AnswerForm = (call: SignInCall) => Promise<SignInState>;

/** Makes a call; a refusal leads back to where it was made, or to the terms when only those are missing. */
export async function attempt(
  before: SignInState,
  call: () => Promise<SignInState>,
  proof?: Proof,
): Promise<SignInState> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (proof && error.code === TERMS_NOT_ACCEPTED) return { step: 'join', proof, firstName: '', lastName: '' };
    if (proof && error.code === CONFIRM_SIGN_IN) {
      return { step: 'confirm-link', token: proof.token, problem: { message: error.message, fields: {} } };
    }
    return afterRefusal(before, error);
  }
}

export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What the form is for; the pressed button may say otherwise than the form, and comes after it. */
export function wishOf(form: FormData): string {
  return String(form.getAll('do').at(-1) ?? '');
}

/** Six digits, however they were typed or pasted. */
export function codeOf(form: FormData): string {
  return digitsOf(text(form, 'code'));
}

export function readContact(form: FormData): Contact {
  return {
    channel: form.get('channel') === 'phone' ? 'phone' : 'email',
    email: text(form, 'email'),
    phone_num: text(form, 'phone_num'),
    country_code: text(form, 'country_code'),
  };
}

export function addressOf({ channel, email, phone_num, country_code }: Contact) {
  return channel === 'email' ? { channel, email } : { channel, phone_num, country_code };
}

export function deviceOf(form: FormData) {
  const [device_uuid, device_type] = [text(form, 'device_uuid'), text(form, 'device_type')];
  return { ...(device_uuid && { device_uuid }), ...(device_type && { device_type }) };
}

/**
 * What goes along with a message that is asked for: what the sign-in is for, and that a message sent within the last
 * minute will do, so that nobody waits for a second one with the first in hand.
 */
export function aimIn({ redirect, role }: Pick<SignInCall, 'redirect' | 'role'>) {
  return { resume: true, role, ...(redirect && { redirect }) };
}

/** The answer of the bot challenge, when the page had one. */
export function challengeOf(form: FormData) {
  const challenge_token = text(form, 'challenge_token');
  return challenge_token ? { challenge_token } : {};
}

export function readJson<T>(form: FormData, name: string): T | undefined {
  try {
    return JSON.parse(text(form, name)) as T;
  } catch {
    return undefined;
  }
}
