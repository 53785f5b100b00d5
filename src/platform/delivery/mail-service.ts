import type { Transporter } from 'nodemailer';
import type { LaneRules } from './lanes.ts';
import { RefusedForGood, type Service, Unreachable } from './service.ts';

const MESSAGES_PER_CONNECTION = 1000;
const IDLE_MS = 30_000;

/** Hands mail to an SMTP server over a pool of connections that stay open for the next message. */
export function createMailService(settings: { url: string; from: string }, rules: LaneRules): Service {
  let pool: Transporter | undefined;
  const domain = settings.from.replace(/>\s*$/, '').split('@').at(-1);
  const close = () => {
    // Forced, so that nothing we have counted as failed is handed over later.
    (pool as { close(how: { force: boolean }): void } | undefined)?.close({ force: true });
    pool = undefined;
  };
  const send: Service['send'] = async ({ recipient, subject, text, html, headers, calendar }, key) => {
    const { createTransport } = await import('nodemailer');
    pool ??= createTransport(poolOptions(settings.url, rules), { from: settings.from });
    // An object, not a text: what looks like a list of addresses stays one recipient.
    const to = { name: '', address: recipient };
    const messageId = `<${key}@${domain}>`;
    // A server that trickles its replies is never idle; no socket timeout notices it.
    const timer = setTimeout(close, rules.patienceMs * 1.5);
    try {
      // As a part of its own kind beside the text, and as a file: some calendars look for the one, some for the other.
      const icalEvent = calendar && { ...calendar, filename: 'interview.ics' };
      await pool.sendMail({ to, subject, text, html, headers, messageId, ...(icalEvent && { icalEvent }) });
    } catch (error) {
      throw toFailure(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return { send, close };
}

function poolOptions(url: string, { slots, patienceMs }: LaneRules) {
  return {
    url,
    pool: true as const,
    maxConnections: slots,
    maxMessages: MESSAGES_PER_CONNECTION,
    // Only what was not even begun on a connection that had died; our own queue does the rest.
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    dnsTimeout: patienceMs / 2,
    connectionTimeout: patienceMs / 2,
    greetingTimeout: patienceMs / 2,
    socketTimeout: patienceMs,
  };
}

/**
 * Only answers about the recipient or the text are about this message; all others (sign-in, sender, 'too busy') are about
 * us, and so may be a refused text: a quota, a bad day of the address we send from.
 */
function toFailure(error: unknown): unknown {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  if (responseCode >= 500 && command === 'RCPT TO') {
    return new RefusedForGood('The mail server refused the recipient', { cause: error });
  }
  const isAboutIt = ['RCPT TO', 'DATA'].includes(command) && responseCode > 0 && responseCode !== 421;
  return isAboutIt ? error : new Unreachable('The mail server takes nothing', { cause: error });
}
