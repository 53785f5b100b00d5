import type { Env } from '../env.ts';
import { LANES, type LaneRules } from './lanes.ts';
import { createMailService } from './mail-service.ts';
import { createPushService } from './push-service.ts';
import type { Services } from './service.ts';
import { createSmsService } from './sms-service.ts';

/** The mail, SMS and push services that the settings name, with connections of their own for one lane. */
export function createServices(
  env: Env,
  rules: LaneRules = LANES.bulk,
  onGone: (endpoint: string) => Promise<void> = async () => {},
): Services {
  const services: Services = new Map();
  if (env.SMTP_URL) services.set('email', createMailService({ url: env.SMTP_URL, from: env.MAIL_FROM }, rules));
  if (env.SMS_URL) {
    const { SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env;
    services.set('sms', createSmsService({ url, account, token, from }, rules));
  }
  if (env.PARLEY_PUSH) services.set('push', createPushService(rules, onGone));
  return services;
}
