import { createHmac } from 'node:crypto';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { siteAddress } from '../codes/site-address.ts';
import { consumeTicket, issueTicket, TICKET_SECONDS } from '../codes/tickets.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { IDENTITY_COOKIE } from '../sessions/session-token.ts';
import { isSameName, readNationalIdentity } from './national-identity.ts';
import { endFlow, flowAddress, flowProof, flowSecrets } from './oidc-flow.ts';

const PATH = '/authentication/sg/singpass';
type StartInput = ParsedInputOf<(typeof accountsContract)[`POST ${typeof PATH}/generate-authorise-url`]>;
type InfoInput = ParsedInputOf<(typeof accountsContract)[`GET ${typeof PATH}/user-info`]>;

/** Begins a trip to the identity service; it ends on a page of this site. */
export function createStartSingpass(parts: AccountsParts) {
  return async (ctx: AccountContext, { redirect_uri }: StartInput) => {
    const configuration = await openService(ctx, parts);
    const redirectUri = ownAddress(
      siteAddress(parts.publicUrl, ctx.request, 'identityServiceUnavailable'),
      redirect_uri,
    );
    const { accountId } = ctx.viewer;
    const token = await issueTicket({ tx: parts.db, clock: ctx.clock }, 'identity_start', { accountId, redirectUri });
    const proof = await flowProof(configuration, token);
    const url = await askService(ctx, () =>
      flowAddress(configuration, { token, redirectUri, scope: 'openid uinfin name', proof }),
    );
    ctx.setCookie({ name: IDENTITY_COOKIE, value: token, maxAge: TICKET_SECONDS.identity_start, httpOnly: true });
    return { url };
  };
}

/** Tells what the identity service says. The number itself is shown in part and goes no further than its hash. */
export function createGetSingpassInfo(parts: AccountsParts) {
  return async (ctx: AccountContext, { code, state, iss }: InfoInput) => {
    const account = await findOwnAccount(ctx);
    const token = ctx.request.cookie(IDENTITY_COOKIE) ?? '';
    if (state !== flowSecrets(token).state) throw new AppError('otpExpired');
    const trip = await parts.db
      .transaction((tx) => consumeTicket({ tx, clock: ctx.clock }, 'identity_start', token))
      .catch((error) => {
        if (error instanceof AppError) return undefined;
        throw error;
      });
    if (trip?.accountId !== account.id) throw new AppError('otpExpired');
    const back = new URL(trip.redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
    // Only one service ever comes back here; a page that does not pass its name on means that one.
    back.searchParams.set('iss', iss ?? (await openService(ctx, parts)).serverMetadata().issuer);
    const identity = await askService(ctx, () => askIdentity(parts, ctx, token, back));
    const isNameMatch = isSameName(`${account.firstName} ${account.lastName}`, identity.name);
    const idHash = createHmac('sha256', await parts.secrets.read(ctx.tx, 'national-ids'))
      .update(identity.id)
      .digest('hex');
    const result = await issueTicket({ tx: parts.db, clock: ctx.clock }, 'identity_result', {
      accountId: account.id,
      idHash,
      isNameMatch,
    });
    ctx.setCookie({ name: IDENTITY_COOKIE, value: '', maxAge: 0, httpOnly: true });
    const masked_id = '•'.repeat(identity.id.length - 4) + identity.id.slice(-4);
    return { name: identity.name, masked_id, is_name_match: isNameMatch, token: result };
  };
}

/** Notes that the identity was checked. One identity belongs to one account, also when two ask at once. */
export async function verifySingaporeIdentity(ctx: AccountWriteContext, { token }: { token: string }) {
  const { accountId, idHash, isNameMatch } = await consumeTicket(ctx, 'identity_result', token);
  if (accountId !== ctx.viewer.accountId) throw new AppError('otpExpired');
  const hash = Buffer.from(idHash, 'hex');
  await ctx.tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${idHash}, 0))`);
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from identity_checks where national_id_hash = ${hash} and account_id <> ${accountId}`);
  if (rowCount) throw new AppError('identityTaken');
  await ctx.tx.query(sql`
    insert into identity_checks (account_id, national_id_hash, is_name_match, verified_at)
    values (${accountId}, ${hash}, ${isNameMatch}, ${ctx.clock.now().toISOString()})
    on conflict (account_id) do update set national_id_hash = excluded.national_id_hash,
      is_name_match = excluded.is_name_match, verified_at = excluded.verified_at`);
  return { is_verified: true as const, is_name_match: isNameMatch };
}

async function openService(ctx: AccountContext, { settings, providers }: AccountsParts) {
  if (!settings.singpass) throw new AppError('identityServiceUnavailable');
  try {
    return await providers.open(settings.singpass);
  } catch (error) {
    ctx.log.error({ err: error }, 'the identity service did not answer');
    throw new AppError('identityServiceUnavailable');
  }
}

async function askIdentity(parts: AccountsParts, ctx: AccountContext, token: string, back: URL) {
  const configuration = await openService(ctx, parts);
  const { fetchUserInfo } = await import('openid-client');
  const proof = await flowProof(configuration, token);
  const { claims, accessToken } = await endFlow(configuration, { token, proof }, back);
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasMore ? await fetchUserInfo(configuration, accessToken, claims.sub, { DPoP: proof }) : {};
  return readNationalIdentity({ ...claims, ...more });
}

async function askService<Answer>(ctx: AccountContext, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    ctx.log.warn({ err: error }, 'the identity service refused');
    throw new AppError('identityServiceUnavailable');
  }
}

/** A page of this site as a whole address; another site is refused as a wrong field. */
function ownAddress(site: string, wanted: string): string {
  const path = wanted.startsWith(`${site}/`) ? wanted.slice(site.length) : wanted;
  const own = ownPath(path);
  if (own) return site + own;
  throw new AppError('validationFailed', {}, [{ field: 'redirect_uri', problem: 'invalidFormat' }]);
}
