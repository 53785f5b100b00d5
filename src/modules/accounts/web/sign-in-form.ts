import { answerEmailCode, chooseOtherEmail, sendEmailCode } from './email-form.ts';
import { join, redeemLink, redeemSocial } from './join-form.ts';
import { chooseOther, sendSecondCode, verifySecond } from './second-factor-form.ts';
import {
  type AnswerForm,
  addressOf,
  aimIn,
  attempt,
  challengeOf,
  codeOf,
  deviceOf,
  readContact,
  readJson,
  type SignInCall,
  text,
  wishOf,
} from './sign-in-call.ts';
import { afterAnswer, type ChoosableAccount, type SignInState, startState, type Way } from './sign-in-state.ts';

/**
 * Answers a form of the sign-in page with its next step. It runs on the server, so that every step works before and
 * without scripts; what a step needs of the one before travels in hidden fields of the form, never in the address.
 */
export async function answerSignInForm(call: SignInCall): Promise<SignInState> {
  const answer = answers[wishOf(call.form)] ?? restart;
  const state = await answer(call);
  await goOnAs(call, state);
  const role = call.role === 'recruiter' ? call.role : undefined;
  return { redirect: call.redirect, role, ...state, at: Date.now() };
}

/** Whoever came to hire goes on as a recruiter, by whichever way they signed in. */
async function goOnAs({ api, role }: SignInCall, { step }: SignInState): Promise<void> {
  if (role !== 'recruiter' || (step !== 'done' && step !== 'kept' && step !== 'connect')) return;
  await api('POST /authentication/switch-role', { role }).catch(() => undefined);
}

/** Something else is wanted: the step is not to come back with the next reload. */
const restart: AnswerForm = async ({ api, form }) => {
  await api('POST /authentication/pending/forget', { flow: 'sign_in' });
  return startState(wayOf(form), readContact(form));
};

const sendCode: AnswerForm = ({ api, form, redirect, role }) => {
  const contact = readContact(form);
  const before: SignInState = form.has('again')
    ? { step: 'code', contact, retryAfter: 0 }
    : startState(contact.channel, contact);
  return attempt(before, async () => {
    const input = { ...addressOf(contact), ...challengeOf(form), ...aimIn({ redirect, role }) };
    const sent = await api('POST /authentication/otp/send', input);
    return { step: 'code', contact, retryAfter: sent.retry_after };
  });
};

const verifyCode: AnswerForm = ({ api, form, role }) => {
  const contact = readContact(form);
  const code = codeOf(form);
  const call = async () => {
    const input = { ...addressOf(contact), code, role, ...deviceOf(form) };
    return afterAnswer(await api('POST /authentication/otp/verify', input), contact);
  };
  // Zero seconds: how long the wait still is, the page knows.
  return attempt({ step: 'code', contact, retryAfter: 0 }, call, { kind: 'code', contact, code, token: '' });
};

const logIn: AnswerForm = ({ api, form }) => {
  const contact = readContact(form);
  return attempt(startState('password', contact), async () => {
    const password = String(form.get('password') ?? '');
    return afterAnswer(await api('POST /authentication/login', { email: contact.email, password, ...deviceOf(form) }));
  });
};

const sendLink: AnswerForm = ({ api, form, redirect, role }) => {
  const contact = readContact(form);
  const { email } = contact;
  const before: SignInState = form.has('again')
    ? { step: 'link-sent', email, retryAfter: 0 }
    : startState(wayOf(form), contact);
  return attempt(before, async () => {
    const input = { email, ...challengeOf(form), ...aimIn({ redirect, role }) };
    const sent = await api('POST /authentication/magic-link/send', input);
    return { step: 'link-sent', email, retryAfter: sent.retry_after };
  });
};

const choose: AnswerForm = ({ api, form }) => {
  const token = text(form, 'token');
  const accounts = readJson<ChoosableAccount[]>(form, 'accounts') ?? [];
  return attempt({ step: 'choose', accounts, token }, async () => {
    const input = { chooser_token: token, account_id: Number(form.get('account_id')), ...deviceOf(form) };
    return afterAnswer(await api('POST /authentication/choose-account', input));
  });
};

const finishPasskey: AnswerForm = ({ api, form }) =>
  attempt(startState(wayOf(form), readContact(form)), async () => {
    const response = readJson<Record<string, unknown>>(form, 'response') ?? {};
    const input = { token: text(form, 'token'), response, ...deviceOf(form) };
    return afterAnswer(await api('POST /authentication/passkeys/sign-in/finish', input));
  });

/** Leaves this account so that another can sign in. */
const signOut: AnswerForm = async ({ api }) => {
  await api('POST /authentication/logout', {});
  return startState();
};

const answers: Record<string, AnswerForm> = {
  restart,
  'send-code': sendCode,
  'verify-code': verifyCode,
  password: logIn,
  'send-link': sendLink,
  'use-link': redeemLink,
  'use-social': redeemSocial,
  join,
  choose,
  passkey: finishPasskey,
  'second-factor': verifySecond,
  'second-factor-send': sendSecondCode,
  'second-factor-other': chooseOther,
  'email-send': sendEmailCode,
  'email-code': answerEmailCode,
  'email-other': chooseOtherEmail,
  'sign-out': signOut,
};

function wayOf(form: FormData): Way {
  const way = form.get('way');
  return way === 'password' || way === 'phone' ? way : 'email';
}
