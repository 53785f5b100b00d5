import { createHash } from 'node:crypto';
import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isPublicUrl } from '#src/platform/http/public-address.ts';
import type { pushContract } from '../../push.contract.ts';
import { isPublicKey } from './encrypt-push.ts';
import type { OpenVapid } from './open-vapid.ts';
import { listDevices } from './push.queries.ts';

type Call = (typeof pushContract)['POST /notification/push/subscribe'];

/** More than anyone carries: the one that was allowed first makes room. */
const MOST_DEVICES = 10;

/** This browser hears of news until its session ends; subscribing again brings its address up to date. */
export function createSubscribe(openVapid: OpenVapid) {
  return async (ctx: AccountWriteContext, input: ParsedInputOf<Call>): Promise<AnswerOf<Call>> => {
    const { accountId, sessionId } = ctx.viewer;
    if (!(await openVapid(ctx.tx)) || sessionId === null) throw new AppError('notFound');
    const { endpoint } = input;
    const refuse = (field: string) => new AppError('validationFailed', {}, [{ field, problem: 'invalidFormat' }]);
    if (!isPublicUrl(endpoint)) throw refuse('endpoint');
    const publicKey = Buffer.from(input.p256dh, 'base64url');
    const authSecret = Buffer.from(input.auth, 'base64url');
    if (!isPublicKey(publicKey)) throw refuse('p256dh');
    if (authSecret.length !== 16) throw refuse('auth');
    // One at a time for an account: the limit holds however many ask at once.
    await ctx.tx.query(sql`select id from accounts where id = ${accountId} for no key update`);
    const hash = createHash('sha256').update(endpoint).digest();
    // A browser has one address: whoever used it before has left it.
    await ctx.tx.query(sql`
      delete from push_subscriptions where endpoint_hash = ${hash} and session_id <> ${sessionId}`);
    await ctx.tx.query(sql`
      insert into push_subscriptions
        (account_id, session_id, endpoint, endpoint_hash, public_key, auth_secret, shows_details, created_at)
      values (${accountId}, ${sessionId}, ${endpoint}, ${hash}, ${publicKey}, ${authSecret},
        ${input.shows_details ?? false}, ${ctx.clock.now().toISOString()})
      on conflict (session_id) do update set account_id = excluded.account_id, endpoint = excluded.endpoint,
        endpoint_hash = excluded.endpoint_hash, public_key = excluded.public_key, auth_secret = excluded.auth_secret,
        shows_details = ${input.shows_details === undefined ? sql`push_subscriptions.shows_details` : sql`excluded.shows_details`}`);
    await ctx.tx.query(sql`
      delete from push_subscriptions where account_id = ${accountId} and id = any(array(
        select id from push_subscriptions where account_id = ${accountId} order by id desc offset ${MOST_DEVICES}))`);
    return { devices: await listDevices(ctx.tx, accountId, sessionId) };
  };
}
