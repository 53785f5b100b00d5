import type { Api } from '#src/api.ts';
import { type ApiError, type Client, isRefusal } from '#src/kernel/client.ts';
import {
  afterAnswer,
  afterRefusal,
  type Contact,
  type Proof,
  type SecondFactor,
  type SignInState,
  TERMS_NOT_ACCEPTED,
  type Way,
} from './sign-in-state.ts';

export interface SignInCall {
  api: Client<Api>;
  form: FormData;
  /** A page of this site to go on to. */
  redirect: string | null;
}

type Step = (call: SignInCall) => Promise<SignInState>;

/**
 * Answers a form of the sign-in page with its next step. It runs on the server, so that every step works before and
 * without scripts; what a step needs of the one before travels in hidden fields of the form, never in the address.
 */
export async function runSignInForm(call: SignInCall): Promise<SignInState> {
  const step = steps[text(call.form, 'do')] ?? restart;
  return { ...(await step(call)), at: Date.now() };
}

const restart: Step = async ({ form }) => {
  const contact = readContact(form);
  return { step: 'address', way: contact.channel, contact };
};

const sendCode: Step = ({ api, form }) => {
  const contact = readContact(form);
  const isAgain = form.has('again');
  const before: SignInState = isAgain
    ? { step: 'code', contact, retryAfter: 0 }
    : { step: 'address', way: contact.channel, contact };
  return attempt(before, async () => {
    const sent = await api('POST /authentication/otp/send', { ...addressOf(contact), ...challengeOf(form) });
    return { step: 'code', contact, retryAfter: sent.retry_after };
  });
};

const verifyCode: Step = ({ api, form }) => {
  const contact = readContact(form);
  const code = text(form, 'code').replace(/\D/g, '');
  const before: SignInState = { step: 'code', contact, retryAfter: 0 };
  const proof: Proof = { kind: 'code', contact, code };
  return attempt(
    before,
    async () => {
      const input = { ...addressOf(contact), code, ...deviceOf(form) };
      return afterAnswer(await api('POST /authentication/otp/verify', input), contact);
    },
    proof,
  );
};

const logIn: Step = ({ api, form }) => {
  const contact = readContact(form);
  return attempt({ step: 'address', way: 'password', contact }, async () => {
    const password = String(form.get('password') ?? '');
    const input = { email: contact.email, password, ...deviceOf(form), ...challengeOf(form) };
    return afterAnswer(await api('POST /authentication/login', input));
  });
};

const sendLink: Step = ({ api, form, redirect }) => {
  const contact = readContact(form);
  const before: SignInState = form.has('again')
    ? { step: 'link-sent', email: contact.email, retryAfter: 0 }
    : { step: 'address', way: wayOf(form), contact };
  return attempt(before, async () => {
    const input = { email: contact.email, redirect: redirect ?? undefined, ...challengeOf(form) };
    const sent = await api('POST /authentication/magic-link/send', input);
    return { step: 'link-sent', email: contact.email, retryAfter: sent.retry_after };
  });
};

/** Someone new agrees to the terms and says who they are; the proof was not used up by the first try. */
const join: Step = async ({ api, form }) => {
  const proof = readProof(form);
  const [first_name, last_name] = [text(form, 'first_name'), text(form, 'last_name')];
  const before: SignInState = { step: 'join', proof, firstName: first_name, lastName: last_name };
  const agree_terms = form.has('agree_terms');
  const state = await attempt(before, async () => {
    if (proof.kind === 'link') {
      const answer = await api('POST /authentication/magic-link/use', {
        token: proof.token,
        agree_terms,
        ...deviceOf(form),
      });
      if (answer.is_signed_in) await saveNames(api, first_name, last_name);
      return afterAnswer(answer);
    }
    const { contact, code } = proof;
    const names = { first_name: first_name || undefined, last_name: last_name || undefined };
    const input = { ...addressOf(contact), code, agree_terms, ...names, ...deviceOf(form) };
    return afterAnswer(await api('POST /authentication/otp/verify', input), contact);
  });
  // Nobody finds the field of the code on this step.
  const lateCode = state.step === 'join' && proof.kind === 'code' && state.problem?.fields.code;
  return lateCode ? { step: 'code', contact: proof.contact, retryAfter: 0, problem: state.problem } : state;
};

const choose: Step = ({ api, form }) => {
  const token = text(form, 'token');
  const accounts = readJson<{ id: number; masked_email: string; name: string }[]>(form, 'accounts') ?? [];
  return attempt({ step: 'choose', accounts, token }, async () => {
    const input = { chooser_token: token, account_id: Number(form.get('account_id')), ...deviceOf(form) };
    return afterAnswer(await api('POST /authentication/choose-account', input));
  });
};

const verifySecondFactor: Step = ({ api, form }) => {
  const token = text(form, 'token');
  const factor = (text(form, 'with') || 'app') as SecondFactor;
  const channels = text(form, 'channels').split(',').filter(Boolean);
  const before: SignInState = { step: 'two-factor', token, with: factor, channels, retryAfter: 0 };
  return attempt(before, async () => {
    const given = text(form, 'code').replace(/\s/g, '');
    const code = factor === 'recovery' ? { recovery_code: given } : { code: given };
    return afterAnswer(await api('POST /authentication/two-factor/verify', { token, ...code, ...deviceOf(form) }));
  });
};

const otherSecondFactor: Step = async ({ form }) => ({
  step: 'two-factor',
  token: text(form, 'token'),
  with: text(form, 'other') as SecondFactor,
  channels: text(form, 'channels').split(',').filter(Boolean),
  retryAfter: 0,
});

const sendConnectCode: Step = ({ api, form }) => {
  const email = text(form, 'email');
  return attempt({ step: 'connect', email, isSent: form.has('again'), retryAfter: 0 }, async () => {
    const sent = await api('POST /authentication/otp/send', { channel: 'email', email, purpose: 'change_email' });
    return { step: 'connect', email, isSent: true, retryAfter: sent.retry_after };
  });
};

const connectEmail: Step = ({ api, form }) => {
  const email = text(form, 'email');
  return attempt({ step: 'connect', email, isSent: true, retryAfter: 0 }, async () => {
    await api('POST /jobseeker/email', { email, code: text(form, 'code').replace(/\D/g, '') });
    return { step: 'done' };
  });
};

/** Leaves this account so that another can sign in. */
const signOut: Step = async ({ api, form }) => {
  await api('POST /authentication/logout', {});
  return restart({ api, form, redirect: null });
};

const steps: Record<string, Step> = {
  restart,
  'send-code': sendCode,
  'verify-code': verifyCode,
  password: logIn,
  'send-link': sendLink,
  join,
  choose,
  'two-factor': verifySecondFactor,
  'other-factor': otherSecondFactor,
  'connect-send': sendConnectCode,
  connect: connectEmail,
  'sign-out': signOut,
};

async function attempt(before: SignInState, call: () => Promise<SignInState>, proof?: Proof): Promise<SignInState> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (proof && (error as ApiError).code === TERMS_NOT_ACCEPTED) {
      return { step: 'join', proof, firstName: '', lastName: '' };
    }
    return afterRefusal(before, error);
  }
}

/** Names are a kindness here: a refused one must not undo the sign-in. */
async function saveNames(api: Client<Api>, first_name: string, last_name: string): Promise<void> {
  if (!first_name) return;
  await api('PATCH /jobseeker/me', { first_name, last_name }).catch(() => undefined);
}

function readContact(form: FormData): Contact {
  return {
    channel: form.get('channel') === 'phone' ? 'phone' : 'email',
    email: text(form, 'email'),
    phone_num: text(form, 'phone_num'),
    country_code: text(form, 'country_code'),
  };
}

function addressOf({ channel, email, phone_num, country_code }: Contact) {
  return channel === 'email' ? { channel, email } : { channel, phone_num, country_code };
}

function readProof(form: FormData): Proof {
  const token = text(form, 'link_token');
  return token ? { kind: 'link', token } : { kind: 'code', contact: readContact(form), code: text(form, 'code') };
}

function deviceOf(form: FormData) {
  const [device_uuid, device_type] = [text(form, 'device_uuid'), text(form, 'device_type')];
  return { ...(device_uuid && { device_uuid }), ...(device_type && { device_type }) };
}

/** The answer of the bot challenge, when the page had one. */
function challengeOf(_form: FormData) {
  return {};
}

function wayOf(form: FormData): Way {
  return form.get('way') === 'password' ? 'password' : 'email';
}

function readJson<T>(form: FormData, name: string): T | undefined {
  try {
    return JSON.parse(text(form, name)) as T;
  } catch {
    return undefined;
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
