import type { LaneRules } from './lanes.ts';
import { RefusedForGood, type Service, Unreachable } from './service.ts';

interface SmsAccount {
  url: string;
  account?: string;
  token?: string;
  from: string;
}

/** Posts an SMS as Twilio takes it: a form with To, From and Body. */
export function createSmsService({ url, account, token, from }: SmsAccount, { patienceMs }: LaneRules): Service {
  const authorization = account && `Basic ${Buffer.from(`${account}:${token ?? ''}`).toString('base64')}`;
  return {
    send: async ({ recipient, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ To: `+${recipient}`, From: from, Body: text }),
        headers: authorization ? { authorization } : {},
        signal: AbortSignal.timeout(patienceMs),
      }).catch((error) => {
        throw new Unreachable('The SMS service does not answer', { cause: error });
      });
      await response.body?.cancel();
      // What Twilio says of a number that cannot exist.
      if (response.status === 400) throw new RefusedForGood('The SMS service refused the message');
      if (!response.ok) throw new Error(`The SMS service answered ${response.status}`);
    },
    close: () => {},
  };
}
