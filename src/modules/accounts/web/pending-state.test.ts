import { describe, expect, it } from 'vitest';
import { type Pending, pendingState, withWait } from './sign-in-state.ts';

const nothing: Pending = {
  sign_in: null,
  redirect: null,
  role: null,
  change_email: null,
  change_phone: null,
  is_connecting_email: false,
};

describe('the step that a browser had come to', () => {
  it('AUTH-03 is none when nothing waits', () => {
    expect(pendingState(nothing)).toBeUndefined();
  });

  it('AUTH-04 AUTH-03 goes back to the factor whose code was sent, with what the sign-in is for', () => {
    const sent = { method: 'email' as const, masked_address: 'a•••@example.com', retry_after: 30 };
    const sign_in = { step: 'second_factor' as const, token: 'x', methods: ['totp' as const, 'email' as const], sent };
    expect(pendingState({ ...nothing, sign_in, redirect: '/en/chat', role: 'recruiter' })).toEqual({
      step: 'second-factor',
      token: 'x',
      factor: 'email',
      factors: ['totp', 'email', 'recovery'],
      sentTo: 'a•••@example.com',
      retryAfter: 30,
      redirect: '/en/chat',
      role: 'recruiter',
    });
    expect(pendingState({ ...nothing, sign_in: { ...sign_in, sent: null } })).toMatchObject({
      factor: 'totp',
      sentTo: '',
    });
  });

  it('AUTH-03 lends its wait to a refused code, and to no other step', () => {
    const contact = { channel: 'email' as const, email: 'a@example.com', phone_num: '', country_code: '' };
    const kept = { step: 'code' as const, contact, retryAfter: 17 };
    expect(withWait({ step: 'code', contact, retryAfter: 0 }, kept)).toMatchObject({ retryAfter: 17 });
    expect(withWait({ step: 'link-sent', email: 'a@example.com', retryAfter: 0 }, kept)).toMatchObject({
      retryAfter: 0,
    });
  });
});
