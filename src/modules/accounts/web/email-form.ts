import { consumeSocial } from './join-form.ts';
import { type AnswerForm, aimIn, attempt, challengeOf, codeOf, text } from './sign-in-call.ts';
import { type EmailStep, noContact, type Proof } from './sign-in-state.ts';

/** Sends a code to an address that shall be connected to the account, or that ends a sign-up. */
export const sendEmailCode: AnswerForm = ({ api, form, redirect, role }) => {
  const before = readStep(form);
  const { email } = before;
  return attempt(before, async () => {
    const purpose = before.step === 'connect' ? ('change_email' as const) : ('login' as const);
    const input = { channel: 'email' as const, email, purpose, ...challengeOf(form), ...aimIn({ redirect, role }) };
    const sent = await api('POST /authentication/otp/send', input);
    return { ...before, isSent: true, retryAfter: sent.retry_after };
  });
};

export const answerEmailCode: AnswerForm = (call) => {
  const before: EmailStep = { ...readStep(call.form), isSent: true };
  const code = codeOf(call.form);
  if (before.step === 'connect') {
    return attempt(before, async () => {
      await call.api('POST /jobseeker/email', { email: before.email, code });
      return { step: 'done', isNew: true };
    });
  }
  const contact = { ...noContact, email: before.email };
  const proof: Proof = { kind: 'social', contact, code, token: before.token };
  return attempt(before, () => consumeSocial(call, proof), proof);
};

/** Back to the address, which is typed over. */
export const chooseOtherEmail: AnswerForm = async ({ api, form }) => {
  const step = readStep(form);
  await api('POST /authentication/pending/forget', { flow: step.step === 'connect' ? 'change_email' : 'sign_in' });
  return { ...step, isSent: false };
};

function readStep(form: FormData): EmailStep {
  return {
    step: text(form, 'for') === 'social-email' ? 'social-email' : 'connect',
    token: text(form, 'token'),
    email: text(form, 'email'),
    isSent: form.has('again'),
    retryAfter: 0,
  };
}
