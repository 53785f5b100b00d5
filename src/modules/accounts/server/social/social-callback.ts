import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Locale, RequestFacts } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { SocialProvider } from '../../social-providers.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { siteAddress } from '../codes/site-address.ts';
import { consumeTicket, issueTicket } from '../codes/tickets.ts';
import { hashToken, SOCIAL_COOKIE } from '../sessions/session-token.ts';
import { endFlow, flowSecrets } from './oidc-flow.ts';
import { readClaims } from './social-claims.ts';
import { callbackPath, providerTraits } from './start-social.ts';

interface CallbackParts extends AccountsParts {
  db: Database;
  clock: Clock;
  resolveLocale(request: RequestFacts): Locale;
}

type SocialTrip = Awaited<ReturnType<typeof consumeTicket<'social_start'>>>;
type CallbackRequest = FastifyRequest<{ Params: { provider: string } }>;

/**
 * Where providers send people back to. It never signs in: it leads to a page with a token that works once, behind the
 * '#' where no server sees it, and only in the browser that began.
 */
export function registerSocialCallback(app: FastifyInstance, parts: CallbackParts): void {
  app.get('/authentication/social/:provider/callback', async (request: CallbackRequest, reply) => {
    const { language } = parts.resolveLocale(requestFacts(request));
    return lead(reply, await comeBack(parts, request, language));
  });
  // Apple answers with a form from its own site, and cookies of ours do not come with that: so once more, as a link.
  app.register(async (scope) => {
    const read = (_request: unknown, body: string, done: (error: null, body: URLSearchParams) => void) =>
      done(null, new URLSearchParams(body));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 65_536 }, read);
    const options = { config: { isForOtherSites: true } };
    scope.post('/authentication/social/:provider/callback', options, async (request: CallbackRequest, reply) => {
      const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const kept = [...given].filter(([name]) => ['code', 'state', 'error', 'user', 'iss'].includes(name));
      return lead(reply, `${callbackPath(encodeURIComponent(request.params.provider))}?${new URLSearchParams(kept)}`);
    });
  });
}

function lead(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 303);
}

async function comeBack(parts: CallbackParts, request: CallbackRequest, language: string): Promise<string> {
  const { db, clock } = parts;
  const query = new URL(request.url, 'http://localhost').searchParams;
  const provider = request.params.provider as SocialProvider;
  const client = parts.settings.social.get(provider);
  const facts = requestFacts(request);
  const token = facts.cookie(SOCIAL_COOKIE);
  let place = `/${language}/get-started`;
  // Someone else's trip, or one that was never begun here, ends before anything is asked or used up.
  if (!client || !token || query.get('state') !== flowSecrets(token).state) return `${place}#social_error=failed`;
  try {
    const trip = await db.transaction((tx) => consumeTicket({ tx, clock }, 'social_start', token));
    place = placeOf(trip, place);
    if (trip.provider !== provider) return `${place}#social_error=failed`;
    if (query.has('error')) return `${place}#social_error=denied`;
    const back = new URL(siteAddress(parts.publicUrl, facts) + callbackPath(provider));
    for (const name of ['code', 'state', 'iss'])
      if (query.has(name)) back.searchParams.set(name, query.get(name) ?? '');
    const configuration = await parts.providers.open(client);
    const { claims } = await endFlow(configuration, { token, ...providerTraits[provider] }, back);
    const result = await issueTicket({ tx: db, clock }, 'social_result', {
      ...readClaims(claims, query.get('user')),
      provider,
      redirect: trip.redirect,
      accountId: trip.accountId,
      browser: hashToken(token).toString('hex'),
    });
    return `${place}#social=${result}`;
  } catch (error) {
    if (!(error instanceof AppError)) request.log.warn({ err: error, provider }, 'a social sign-in failed');
    return `${place}#social_error=failed`;
  }
}

/** Whoever was signed in goes on where they were; others to the sign-in page, which still knows what they came for. */
function placeOf({ accountId, redirect, role }: SocialTrip, start: string): string {
  if (accountId !== null) return redirect ?? start;
  const aim = new URLSearchParams({ ...(role && { role }), ...(redirect && { redirect }) });
  return aim.size > 0 ? `${start}?${aim}` : start;
}
