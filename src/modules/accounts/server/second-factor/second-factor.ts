import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import type { Account } from '../accounts.tables.ts';
import { type CodeParts, consumeCode } from '../codes/one-time-codes.ts';
import { countAttempt } from '../sign-in/count-attempt.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { contactOf, type FactorMethod } from './second-factor.policy.ts';
import { matchTotp } from './totp.ts';

export interface Proof {
  method?: FactorMethod;
  code?: string;
  recovery_code?: string;
}

/**
 * Accepts a code of the authenticator app, one that was sent to the second channel, or a recovery code, each once;
 * wrong ones are counted per account.
 */
export async function passSecondFactor(
  ctx: WriteContext,
  parts: CodeParts,
  account: Account,
  proof: Proof,
  allowed: FactorMethod[],
): Promise<void> {
  const address = account.email?.toLowerCase() ?? account.phoneNum ?? '';
  const taken = await countAttempt(ctx, parts.limit, {
    kind: 'two-factor',
    address,
    keys: [`two-factor ${account.id}`],
  });
  if (!(await isProved(ctx, parts, account, proof, allowed))) throw new AppError('twoFactorCodeIncorrect');
  await taken.giveBack();
}

async function isProved(
  ctx: WriteContext,
  parts: CodeParts,
  account: Account,
  proof: Proof,
  allowed: FactorMethod[],
): Promise<boolean> {
  if (proof.recovery_code) return consumeRecoveryCode(ctx, account.id, proof.recovery_code);
  const method = proof.method ?? allowed[0];
  if (!method || !allowed.includes(method)) return false;
  if (method === 'totp') return consumeTotpCode(ctx, parts.secrets, account, proof.code ?? '');
  const contact = contactOf(account, method);
  if (!contact) return false;
  const subject = { purpose: 'two_factor' as const, address: contact.address, accountId: account.id };
  await consumeCode(ctx, parts, subject, proof.code ?? '', [account.id]);
  return true;
}

/** Notes the code's time step in the same statement that checks it, so that parallel calls cannot both use it. */
export async function consumeTotpCode(
  ctx: WriteContext,
  secrets: Secrets,
  account: Account,
  code: string,
): Promise<boolean> {
  const secret = account.totpSecret && secrets.openTotp(account.id, account.totpSecret);
  const step = secret && matchTotp(secret, code, ctx.clock.now(), account.totpLastStep);
  if (!step) return false;
  const { rowCount } = await ctx.tx.query(sql`
    update accounts set totp_last_step = ${step}
    where id = ${account.id} and (totp_last_step is null or totp_last_step < ${step})`);
  return rowCount === 1;
}
