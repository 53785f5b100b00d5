import type { Client } from '#src/kernel/client.ts';
import { type AnswerForm, addressOf, attempt, deviceOf, readContact, type SignInCall, text } from './sign-in-call.ts';
import { afterAnswer, noContact, type Proof, type SignInState, startState } from './sign-in-state.ts';

/** Signs in with the token of a magic link, or asks someone new for the terms. */
export const redeemLink: AnswerForm = (call) => {
  const proof: Proof = { kind: 'link', contact: noContact, code: '', token: text(call.form, 'token') };
  return attempt(startState(), () => spendLink(call, proof), proof);
};

/** Ends what another site has vouched for. */
export const redeemSocial: AnswerForm = (call) => {
  const proof: Proof = { kind: 'social', contact: noContact, code: '', token: text(call.form, 'token') };
  return attempt(startState(), () => consumeSocial(call, proof), proof);
};

/** Someone new agrees to the terms and says who they are; the first try did not use the proof up. */
export const join: AnswerForm = async (call) => {
  const { form } = call;
  const proof = readProof(form);
  const [firstName, lastName] = [text(form, 'first_name'), text(form, 'last_name')];
  const before: SignInState = { step: 'join', proof, firstName, lastName };
  const spend = { code: consumeCode, link: spendLink, social: consumeSocial }[proof.kind];
  const state = await attempt(before, () => spend(call, proof));
  // Nobody finds the field of the code on this step.
  if (state.step !== 'join' || !state.problem?.fields.code) return state;
  if (proof.kind === 'code') return { step: 'code', contact: proof.contact, retryAfter: 0, problem: state.problem };
  return { ...startState(), problem: { ...state.problem, fields: {} } };
};

async function consumeCode(call: SignInCall, { contact, code }: Proof): Promise<SignInState> {
  const { api, form, role } = call;
  const names = { first_name: text(form, 'first_name') || undefined, last_name: text(form, 'last_name') || undefined };
  const input = { ...addressOf(contact), code, role, ...agreementOf(form), ...names, ...deviceOf(form) };
  return afterAnswer(await api('POST /authentication/otp/verify', input), contact);
}

async function spendLink({ api, form, role }: SignInCall, { token }: Proof): Promise<SignInState> {
  // Who presses a button means it; only the link by itself does not count as a yes in another browser.
  const confirm = form.has('confirm') || form.has('agree_terms');
  const input = { token, role, confirm, ...agreementOf(form), ...deviceOf(form) };
  const answer = await api('POST /authentication/magic-link/use', input);
  if (answer.is_new_account) await saveNames(api, form);
  return { redirect: answer.redirect, ...afterAnswer(answer) };
}

export async function consumeSocial({ api, form, role }: SignInCall, proof: Proof): Promise<SignInState> {
  const { token, contact, code } = proof;
  const address = contact.email && code ? { email: contact.email, code } : {};
  const input = { token, role, ...address, ...agreementOf(form), ...deviceOf(form) };
  const answer = await api('POST /authentication/social/finish', input);
  if (answer.needs_email) {
    const email = answer.suggested_email ?? '';
    return { step: 'social-email', token, email, isSent: false, retryAfter: 0, redirect: answer.redirect };
  }
  if (answer.is_new_account) await saveNames(api, form);
  const state: SignInState = answer.is_connected ? { step: 'done', isNew: false } : afterAnswer(answer);
  return { redirect: answer.redirect, ...state };
}

function readProof(form: FormData): Proof {
  const kind = text(form, 'proof');
  return {
    kind: kind === 'link' || kind === 'social' ? kind : 'code',
    contact: readContact(form),
    code: text(form, 'code'),
    token: text(form, 'token'),
  };
}

function agreementOf(form: FormData) {
  return form.has('agree_terms') ? { agree_terms: true } : {};
}

/** Names are a kindness here: a refused one must not undo the sign-in. */
async function saveNames(api: Client, form: FormData): Promise<void> {
  const first_name = text(form, 'first_name');
  if (!first_name) return;
  await api('PATCH /jobseeker/me', { first_name, last_name: text(form, 'last_name') }).catch(() => undefined);
}
