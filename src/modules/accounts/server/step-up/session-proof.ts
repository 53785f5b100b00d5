import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { setColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Account, ProvedBy } from '../accounts.tables.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { hasSecondFactor } from '../second-factor/second-factor.policy.ts';

/** How long a proof lets someone change the ways into their account. */
const PROOF_SECONDS = 600;

type ProofContext = Pick<Context, 'tx' | 'viewer' | 'clock'>;

interface ProofRow {
  at: Date | null;
  by: ProvedBy | null;
  factorAt: Date | null;
}

export interface SessionProof {
  /** How the first factor was last shown, while that still counts. */
  by: ProvedBy | null;
  /** What is still to be shown; null when all is proved. */
  missing: 'first' | 'second' | null;
}

/**
 * What this session, and no other, has proved within the last minutes. `grace` is for the second step of something that
 * was begun with a proof: a code that takes ten minutes to arrive must not be worth nothing then.
 */
export async function readProof(ctx: ProofContext, account: Account, grace = 0): Promise<SessionProof> {
  const query = sql`
    select proved_at as at, proved_by as by, factor_proved_at as "factorAt" from sessions
    where id = ${ctx.viewer.sessionId}`;
  const [session] = (await ctx.tx.query<ProofRow>(query)).rows;
  const since = ctx.clock.now().getTime() - (PROOF_SECONDS + grace) * 1000;
  const isRecent = (moment: Date | null | undefined) => moment != null && moment.getTime() > since;
  if (!session || !isRecent(session.at)) return { by: null, missing: 'first' };
  const isPassed = !hasSecondFactor(account) || isRecent(session.factorAt);
  return { by: session.by, missing: isPassed ? null : 'second' };
}

/** Refuses who has not shown lately that the account is theirs, and says so with an error that pages know. */
export async function assertProved(ctx: Context, account: Account, grace = 0): Promise<SessionProof> {
  const proof = await readProof(ctx, account, grace);
  if (proof.missing) throw new AppError('proofNeeded');
  return proof;
}

/** A verb that nobody can use with a stolen session alone. */
export function proved<Given extends Context, Input, Answer>(
  verb: (ctx: Given, input: Input) => Answer | Promise<Answer>,
  grace = 0,
): (ctx: Given, input: Input) => Promise<Answer> {
  return async (ctx, input) => {
    await assertProved(ctx, await findOwnAccount(ctx), grace);
    return verb(ctx, input);
  };
}

/** Notes that this session has shown a first factor, the second, or with a passkey both. */
export async function noteProof(ctx: WriteContext, shown: { by?: ProvedBy; factor?: boolean }): Promise<void> {
  const now = ctx.clock.now();
  const changes = setColumns({
    ...(shown.by && { proved_by: shown.by, proved_at: now }),
    ...(shown.factor && { factor_proved_at: now }),
  });
  await ctx.tx.query(sql`update sessions set ${changes} where id = ${ctx.viewer.sessionId}`);
}
