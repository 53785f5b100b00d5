import type { Transporter } from 'nodemailer';
import type { LaneRules } from './lanes.ts';
import { AddressGone, RefusedForGood, type Service, Unreachable } from './service.ts';

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

interface SmtpError {
  responseCode?: number;
  command?: string;
  response?: string;
}

/**
 * The status when the server says that there is no such mailbox (RFC 3463: 5.1.x, or 5.2.1 for a closed one). Others,
 * above all 5.7.x, are about us or its rules of today, and say nothing about the address.
 */
function readGone(code: number, response: string): string | undefined {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response);
  if (!enhanced) return [550, 551, 553].includes(code) ? String(code) : undefined;
  const [status, subject, detail] = enhanced;
  return subject === '1' || (subject === '2' && detail === '1') ? `${code} ${status}` : undefined;
}

/**
 * Only answers about the recipient or the text are about this message; all others (sign-in, sender, 'too busy') are about
 * us, and so may be a refused text: a quota, a bad day of the address we send from.
 */
function toFailure(error: unknown): unknown {
  const { responseCode = 0, command = '', response = '' } = error as SmtpError;
  if (responseCode >= 500 && command === 'RCPT TO') {
    const gone = readGone(responseCode, response);
    if (gone) return new AddressGone(gone, { cause: error });
    return new RefusedForGood('The mail server refused the recipient', { cause: error });
  }
  const isAboutIt = ['RCPT TO', 'DATA'].includes(command) && responseCode > 0 && responseCode !== 421;
  return isAboutIt ? error : new Unreachable('The mail server takes nothing', { cause: error });
}
