import { type AnswerForm, attempt, codeOf, deviceOf, text } from './sign-in-call.ts';
import { afterAnswer, type SecondFactor, type SecondFactorStep } from './sign-in-state.ts';

/** Ends the sign-in with a code of the app, one that was sent, or a recovery code. */
export const verifySecond: AnswerForm = ({ api, form }) => {
  const before = readStep(form);
  return attempt(before, async () => {
    const { token, factor } = before;
    const proof =
      factor === 'recovery'
        ? { recovery_code: text(form, 'code').replace(/\s/g, '') }
        : { method: factor, code: codeOf(form) };
    return afterAnswer(await api('POST /authentication/two-factor/verify', { token, ...proof, ...deviceOf(form) }));
  });
};

/** Sends a code to the second channel. */
export const sendSecondCode: AnswerForm = ({ api, form }) => {
  const before = readStep(form);
  return attempt(before, async () => {
    const { token, factor } = before;
    const method = factor === 'phone' ? 'phone' : 'email';
    const sent = await api('POST /authentication/two-factor/send-code', { token, method, resume: true });
    return { ...before, factor: sent.method, sentTo: sent.masked_address, retryAfter: sent.retry_after };
  });
};

export const chooseOther: AnswerForm = async ({ form }) => ({
  ...readStep(form),
  factor: asFactor(text(form, 'other')),
  sentTo: '',
});

function readStep(form: FormData): SecondFactorStep {
  return {
    step: 'second-factor',
    token: text(form, 'token'),
    factor: asFactor(text(form, 'factor')),
    factors: text(form, 'factors').split(',').map(asFactor),
    sentTo: text(form, 'sent_to'),
    retryAfter: 0,
  };
}

function asFactor(name: string): SecondFactor {
  return name === 'email' || name === 'phone' || name === 'recovery' ? name : 'totp';
}
