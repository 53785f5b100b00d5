import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import { sites } from '#src/modules/options/sites.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { maskEmail } from '../codes/mask-address.ts';
import { consumeTicket, findTicket, issueTicket, TICKET_SECONDS } from '../codes/tickets.ts';
import type { ActingRole } from '../sessions/open-session.ts';
import { assertSignedOut, enter, stillWaiting } from './complete-sign-in.ts';
import { findAccount } from './find-accounts.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/hand-over']>;
type UseInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/hand-over/use']>;

/** Gives an address that takes the sign-in along. It carries a code of 60 seconds, never the session. */
export function createHandOver({ settings }: AccountsParts) {
  return async (ctx: AccountWriteContext, { target, redirect }: Input) => {
    const url = readTarget(target, settings.handOverHosts);
    const place = ownPath(redirect);
    const role = ['talent', 'recruiter'].includes(ctx.viewer.role) ? (ctx.viewer.role as ActingRole) : undefined;
    const code = await issueTicket(ctx, 'hand_over', {
      accountId: ctx.viewer.accountId,
      host: url.host,
      redirect: place,
      role,
    });
    const country = sites.find((site) => site.id === ctx.locale.countryId)?.key;
    if (country) url.searchParams.set('country', country);
    url.searchParams.set('lang', ctx.locale.language);
    url.searchParams.set('sessionid', code);
    if (place) url.searchParams.set('redirect', place);
    return { url: url.href, expires_in: TICKET_SECONDS.hand_over };
  };
}

/** Names below `localhost` never leave the machine. */
const THIS_MACHINE = /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)$/;

/** Only sites that the settings name, and without encryption only on this machine. */
function readTarget(target: string, hosts: ReadonlySet<string>): URL {
  const url = URL.canParse(target) ? new URL(target) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && THIS_MACHINE.test(url.hostname));
  if (!url || !isSafe || url.username || url.password || !hosts.has(url.host)) throw new AppError('handOverRefused');
  return url;
}

/**
 * Opens a session for the code's account at the site that it was made for, once. First it only tells whose it is: a link
 * that someone else has sent must not sign anyone in without their knowing.
 */
export function createUseHandOver(parts: AccountsParts) {
  return async (ctx: WriteContext, input: UseInput) => {
    assertSignedOut(ctx);
    const handOver = await findTicket(ctx, 'hand_over', input.code);
    const account = await findAccount(ctx, handOver.accountId);
    if (!account || handOver.host !== ctx.request.host) throw new AppError('otpExpired');
    const whose = {
      name: `${account.firstName} ${account.lastName}`.trim(),
      masked_email: maskEmail(account.email),
      redirect: handOver.redirect,
    };
    if (!input.confirm) return { ...stillWaiting(), ...whose };
    await consumeTicket(ctx, 'hand_over', input.code);
    return { ...(await enter(ctx, parts, account, 'hand_over', { ...input, role: handOver.role })), ...whose };
  };
}
