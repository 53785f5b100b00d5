import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ActingRole } from '../sessions/open-session.ts';
import { hashToken } from '../sessions/session-token.ts';
import { knownMark } from './browser-mark.ts';

/** What is remembered of each step; nothing secret, and no more than the page needs to show it again. */
export interface PendingSteps {
  sign_in: SignInStep & PendingAim;
  change_email: SentCode;
  change_phone: SentCode;
  connect_email: Record<string, never>;
  qr: { code: string };
}
export type PendingFlow = keyof PendingSteps;

/** Where the code went, and as what it was typed. */
export interface SentCode {
  address: string;
  channel: 'email' | 'phone';
  email?: string;
  phone_num?: string;
  country_code?: string;
}

type SignInStep =
  | ({ step: 'code' } & SentCode)
  | { step: 'link'; address: string }
  | { step: 'choose'; nonce: string }
  | { step: 'second_factor'; nonce: string; sentBy: 'email' | 'phone' | null };

/** What the sign-in is for, when the address bar has lost it. */
export interface PendingAim {
  redirect?: string | null;
  role?: ActingRole | null;
}

/** Remembers the step for the browser; a later step of the same flow takes its place and keeps what it is for. */
export async function rememberStep<F extends PendingFlow>(
  ctx: WriteContext,
  mark: string,
  flow: F,
  data: PendingSteps[F],
  seconds: number,
  accountId: number | null = ctx.viewer.accountId,
): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + seconds * 1000);
  await ctx.tx.query(sql`
    insert into pending_steps (browser_hash, flow, account_id, data, expires_at, created_at)
    values (${hashToken(mark)}, ${flow}, ${accountId}, ${JSON.stringify(data)}::jsonb,
      ${until.toISOString()}, ${now.toISOString()})
    on conflict (browser_hash, flow) do update set account_id = excluded.account_id,
      data = case when pending_steps.expires_at > excluded.created_at then pending_steps.data else '{}' end
        || excluded.data,
      expires_at = excluded.expires_at, created_at = excluded.created_at`);
}

/** What this browser is in the middle of, as whoever is signed in now. */
export async function findSteps(ctx: Context): Promise<Partial<PendingSteps>> {
  const mark = knownMark(ctx);
  if (!mark) return {};
  const { rows } = await ctx.tx.query<{ flow: PendingFlow; data: never }>(sql`
    select flow, data from pending_steps
    where browser_hash = ${hashToken(mark)} and expires_at > ${ctx.clock.now().toISOString()}
      and account_id is not distinct from ${ctx.viewer.accountId}::bigint`);
  return Object.fromEntries(rows.map(({ flow, data }) => [flow, data]));
}

/** The step is over, or something else is wanted. */
export async function forgetSteps(ctx: WriteContext, ...flows: PendingFlow[]): Promise<void> {
  const mark = knownMark(ctx);
  if (!mark) return;
  await ctx.tx.query(sql`
    delete from pending_steps
    where browser_hash = ${hashToken(mark)} and flow = any(${flows}::text[])`);
}
