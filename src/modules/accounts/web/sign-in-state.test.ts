import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/kernel/client.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import type { ErrorName } from '#src/kernel/errors.ts';
import { afterAnswer, afterRefusal, noContact, type SignInAnswer, startState } from './sign-in-state.ts';

const answer = (changes: Partial<SignInAnswer>): SignInAnswer => ({
  is_signed_in: true,
  is_new_account: false,
  is_deletion_cancelled: false,
  needs_two_factor: false,
  token: null,
  two_factor_methods: [],
  accounts: [],
  chooser_token: null,
  expires_at: null,
  ...changes,
});
const refusal = (name: ErrorName, retryAfter?: number) =>
  new ApiError(errorTable[name].code, errorTable[name].status, name, {}, undefined, retryAfter);

describe('the steps of a sign-in', () => {
  it('AUTH-05 a new account with a number alone is asked for an e-mail address, others are in', () => {
    const phone = { ...noContact, channel: 'phone' as const };
    expect(afterAnswer(answer({ is_new_account: true }), phone).step).toBe('connect');
    expect(afterAnswer(answer({ is_new_account: true }), noContact).step).toBe('done');
    expect(afterAnswer(answer({}), phone).step).toBe('done');
  });

  it('AUTH-04 offers the second factors that the account has, and always a recovery code', () => {
    const state = afterAnswer(answer({ needs_two_factor: true, token: 't', two_factor_methods: ['phone', 'email'] }));
    expect(state).toMatchObject({ step: 'second-factor', factor: 'phone', factors: ['phone', 'email', 'recovery'] });
  });

  it.each([
    'accountSuspended',
    'accountSuspendedAfterReports',
    'employerAccountSuspended',
    'companyStatusBlocksLogin',
  ] as const)('AUTH-10 %s ends on a page that says why', (name) => {
    expect(afterRefusal(startState(), refusal(name))).toMatchObject({ step: 'refused', problem: { message: name } });
  });

  it.each([
    ['otpIncorrect', 'code'],
    ['otpUsed', 'code'],
    ['otpExpired', 'code'],
    ['twoFactorCodeIncorrect', 'code'],
    ['mobileFormatSG', 'phone_num'],
    ['emailExists', 'email'],
    ['termsNotAccepted', 'agree_terms'],
  ] as const)('AUTH-03 AUTH-12 %s stands beside its field', (name, field) => {
    expect(afterRefusal(startState(), refusal(name)).problem?.fields).toEqual({ [field]: name });
  });

  it('AUTH-03 a try too many starts the countdown with the seconds that the server names', () => {
    const state = afterRefusal({ step: 'code', contact: noContact, retryAfter: 0 }, refusal('tooManyAttempts', 42));
    expect(state).toMatchObject({ step: 'code', retryAfter: 42, problem: { message: 'tooManyAttempts' } });
  });
});
