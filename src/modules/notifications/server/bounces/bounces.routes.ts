import type { AddressProof } from '#src/modules/accounts/server/accounts.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { bouncesContract } from '../../bounces.contract.ts';
import { createCheckEmail, createSendEmailCheck } from './check-email.ts';
import { liftStoppedMail, listStoppedMail } from './operate-mail.ts';

export function bouncesRoutes(proof: AddressProof) {
  return mount(bouncesContract, {
    'POST /notification/email-check/send': createSendEmailCheck(proof),
    'POST /notification/email-check': createCheckEmail(proof),
    'GET /operator/mail': listStoppedMail,
    'POST /operator/mail/lift': liftStoppedMail,
  });
}
