import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import type { ErrorName } from '#src/kernel/errors.ts';
import { flag } from '#src/kernel/schemas.ts';
import {
  addressFields,
  aimFields,
  challengeField,
  codeField,
  deviceFields,
  emailField,
  nameField,
  requireAddress,
  resumeField,
  roleField,
  signInAnswer,
  tokenField,
} from './account-fields.ts';

/** One error for each country whose numbers can get an SMS. */
export const mobileFormatErrors = Object.keys(errorTable).filter((name) =>
  name.startsWith('mobileFormat'),
) as ErrorName[];

export const suspensionErrors = [
  'accountSuspended',
  'accountSuspendedAfterReports',
  'employerAccountSuspended',
  'companyStatusBlocksLogin',
] as const satisfies ErrorName[];

/** What a bot challenge may answer, where one is configured. */
export const challengeErrors = [
  'botCheckMissing',
  'botCheckFailed',
  'botCheckUnavailable',
] as const satisfies ErrorName[];

const sentAnswer = z.object({
  /** Seconds until another one may be asked for. */
  retry_after: z.number().int(),
  /** Seconds until this one runs out. */
  expires_in: z.number().int(),
});

/** The ways in that need no password. */
export const signInContract = {
  'POST /authentication/otp/send': endpoint({
    summary: 'Sends a 6-digit code; the answer is the same whether or not the address is known',
    access: 'anyone',
    input: z
      .object({
        ...addressFields,
        purpose: z.enum(['login', 'change_email', 'change_phone']).default('login'),
        agree_terms: flag.optional(),
        challenge_token: challengeField,
        resume: resumeField,
        ...aimFields,
      })
      .check(requireAddress),
    answer: sentAnswer,
    errors: ['registrationWhileSignedIn', 'otpNotSent', 'proofNeeded', ...challengeErrors, ...mobileFormatErrors],
    limit: { max: 300, seconds: 60 },
  }),
  'POST /authentication/otp/verify': endpoint({
    summary: 'Signs in with a code, and signs up whoever is new and has agreed to the terms',
    access: 'anyone',
    input: z
      .object({
        ...addressFields,
        code: codeField,
        agree_terms: flag.optional(),
        first_name: nameField.optional(),
        last_name: nameField.optional(),
        role: roleField,
        /** With a code to a number: the e-mail address to connect it to, and the code that was sent there. */
        connect_email: emailField.optional(),
        connect_code: codeField.optional(),
        ...deviceFields,
      })
      .check(requireAddress),
    answer: signInAnswer,
    errors: [
      'registrationWhileSignedIn',
      'otpIncorrect',
      'otpUsed',
      'otpExpired',
      'termsNotAccepted',
      'phoneUsed',
      ...suspensionErrors,
      ...mobileFormatErrors,
    ],
    limit: { max: 300, seconds: 60 },
  }),
  'POST /authentication/magic-link/send': endpoint({
    summary: 'Sends a link that signs in; the answer is the same whether or not the address is known',
    access: 'anyone',
    input: z.object({
      email: emailField,
      agree_terms: flag.optional(),
      challenge_token: challengeField,
      resume: resumeField,
      ...aimFields,
    }),
    answer: sentAnswer,
    errors: ['registrationWhileSignedIn', 'otpNotSent', ...challengeErrors],
    limit: { max: 300, seconds: 60 },
  }),
  'POST /authentication/magic-link/use': endpoint({
    summary: 'Signs in with the token of a magic link, once',
    access: 'anyone',
    input: z.object({
      token: tokenField,
      agree_terms: flag.optional(),
      role: roleField,
      /** In a browser other than the one that asked for the link: yes, I want to be this person here. */
      confirm: flag.default(false),
      ...deviceFields,
    }),
    answer: signInAnswer.extend({ redirect: z.string().nullable() }),
    errors: [
      'registrationWhileSignedIn',
      'otpExpired',
      'otpUsed',
      'confirmSignIn',
      'termsNotAccepted',
      ...suspensionErrors,
    ],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/choose-account': endpoint({
    summary: 'Continues with one of the accounts that share a phone number',
    access: 'anyone',
    input: z.object({ chooser_token: tokenField, account_id: z.number().int().positive(), ...deviceFields }),
    answer: signInAnswer,
    errors: ['registrationWhileSignedIn', 'otpExpired', 'otpUsed', 'notFound', ...suspensionErrors],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/qr/start': endpoint({
    summary: 'Starts a sign-in that a signed-in phone confirms',
    access: 'anyone',
    input: z.object({ device_name: deviceFields.device_name }),
    answer: z.object({ code: z.string(), secret: z.string(), expires_in: z.number().int() }),
    errors: ['registrationWhileSignedIn'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/qr/confirm': endpoint({
    summary: 'Tells which device is asking to sign in, and signs it in when confirmed',
    access: 'account',
    input: z.object({ code: tokenField, confirm: flag.default(false) }),
    answer: z.object({ device_name: z.string(), is_confirmed: z.boolean() }),
    errors: ['notFound', 'otpExpired', 'otpUsed'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/qr/status': endpoint({
    summary: 'Asks whether the phone has confirmed, and signs in when it has',
    access: 'anyone',
    input: z.object({ code: tokenField, secret: tokenField, ...deviceFields }),
    answer: signInAnswer.extend({ status: z.enum(['waiting', 'confirmed']) }),
    errors: ['registrationWhileSignedIn', 'notFound', 'otpExpired', 'otpUsed', ...suspensionErrors],
    limit: { max: 120, seconds: 60 },
  }),
} satisfies Contract;
