import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { siteAddress } from '#src/modules/accounts/server/accounts.public.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { serializeCookie } from '#src/platform/http/cookies.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { MeetingProvider } from '../../interview-fields.ts';
import type { MeetingParts } from '../interviews.parts.ts';
import { saveTokens } from './meeting-accounts.queries.ts';
import { callbackPath, connectionFailed, TRIP_COOKIE } from './meeting-accounts.ts';
import { exchangeCode, tripSecrets } from './provider-tokens.ts';

interface CallbackParts extends MeetingParts {
  db: Database;
  clock: Clock;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

type CallbackRequest = FastifyRequest<{ Params: { provider: string } }>;

/** Where a provider sends a Boss back to. The code is exchanged without a transaction; the page says how it went. */
export function registerMeetingCallback(app: FastifyInstance, parts: CallbackParts): void {
  app.get('/interviews/meeting-accounts/:provider/callback', async (request: CallbackRequest, reply) => {
    const facts = requestFacts(request);
    const { language } = parts.resolveLocale(facts);
    const provider = request.params.provider as MeetingProvider;
    const isDone = await comeBack(parts, request, provider).catch((error) => {
      request.log.warn({ err: error, provider }, 'a meeting account was not connected');
      return false;
    });
    const failed = connectionFailed[provider] ? errorTable[connectionFailed[provider]].code : 0;
    const outcome = isDone ? `connected=${provider}` : `problem=${failed}`;
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('set-cookie', serializeCookie({ name: TRIP_COOKIE, value: '', maxAge: 0, httpOnly: true }, facts.secure))
      .redirect(`/${language}/employer/interviews?view=hours&${outcome}`, 303);
  });
}

async function comeBack(parts: CallbackParts, request: CallbackRequest, provider: MeetingProvider): Promise<boolean> {
  const { db, clock, secrets, meetingProviders, publicUrl } = parts;
  const facts = requestFacts(request);
  const query = new URL(request.url, 'http://localhost').searchParams;
  const settings = meetingProviders.get(provider);
  const token = facts.cookie(TRIP_COOKIE);
  const code = query.get('code');
  // Someone else's trip, or one that was never begun here, ends before anything is asked.
  if (!settings || !token || !code || query.get('state') !== tripSecrets(token).state) return false;
  const { accountId } = await parts.resolveViewer(facts);
  if (accountId === null) return false;
  const redirectUri = siteAddress(publicUrl, facts) + callbackPath(provider);
  const now = clock.now();
  const tokens = await exchangeCode(settings, { code, token, redirectUri, now });
  await saveTokens(db, secrets, { accountId, provider }, tokens, now);
  return true;
}
