import type { Transporter } from 'nodemailer';
import type { Env } from '../env.ts';
import type { Service, Services } from './send-message.ts';

const PATIENCE = 15_000;

export type OnDelivery = (channel: string, outcome: 'taken' | 'failed') => void;

/** The mail and SMS services that the settings name. */
export function createServices(env: Env): Services {
  const services: Services = new Map();
  if (env.SMTP_URL) services.set('email', createMailService(env.SMTP_URL, env.MAIL_FROM));
  if (env.SMS_URL) {
    const { SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env;
    services.set('sms', createSmsService({ url, account, token, from }));
  }
  return services;
}

/** The same services, telling how each message went. */
export function watchServices(services: Services, onDelivery: OnDelivery): Services {
  const watched: Services = new Map();
  for (const [channel, service] of services) {
    watched.set(channel, async (message) => {
      try {
        await service(message);
      } catch (error) {
        onDelivery(channel, 'failed');
        throw error;
      }
      onDelivery(channel, 'taken');
    });
  }
  return watched;
}

function createMailService(url: string, from: string): Service {
  let transport: Transporter | undefined;
  return async ({ recipient, subject, text, html, headers }) => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(url, { from });
    // An object, not a text: what looks like a list of addresses stays one recipient.
    await transport.sendMail({ to: { name: '', address: recipient }, subject, text, html, headers });
  };
}

interface SmsAccount {
  url: string;
  account?: string;
  token?: string;
  from: string;
}

/** Posts an SMS as Twilio takes it: a form with To, From and Body. */
function createSmsService({ url, account, token, from }: SmsAccount): Service {
  const authorization = account && `Basic ${Buffer.from(`${account}:${token ?? ''}`).toString('base64')}`;
  return async ({ recipient, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ To: `+${recipient}`, From: from, Body: text }),
      headers: authorization ? { authorization } : {},
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS service answered ${response.status}`);
  };
}
