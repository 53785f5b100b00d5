import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { UnlockCredits } from '../talent-fields.ts';
import { FREE_UNLOCKS_A_MONTH } from '../talent-rules.ts';

interface Balance {
  month: string;
  monthly_left: number;
  given_left: number;
}

interface Entry {
  companyId: number;
  kind: 'monthly' | 'operator' | 'unlock' | 'expired';
  amount: number;
  reason?: string;
  byId: number | null;
  at: Date;
}

const monthOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`;

function monthAfter(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
}

/** What a company could spend now; what this month gives is counted before anybody has asked for it. */
export async function readCredits(tx: Reader, companyId: number, clock: Clock): Promise<UnlockCredits> {
  const at = clock.now();
  const { rows } = await tx.query<Balance>(sql`
    select month, monthly_left, given_left from unlock_credits where company_id = ${companyId}`);
  const [row] = rows;
  const monthly = row?.month === monthOf(at) ? row.monthly_left : FREE_UNLOCKS_A_MONTH;
  return { left: monthly + (row?.given_left ?? 0), monthly: FREE_UNLOCKS_A_MONTH, renews_at: monthAfter(at) };
}

/**
 * The company's balance, locked until the transaction ends, with this month's given: whoever spends waits for the others,
 * so that it is never spent twice. What is left of an earlier month has run out.
 */
export async function lockBalance(tx: Transaction, companyId: number, at: Date): Promise<Balance> {
  const month = monthOf(at);
  const { rowCount: isNew } = await tx.query(sql`
    insert into unlock_credits (company_id, month, monthly_left)
    values (${companyId}, ${month}, ${FREE_UNLOCKS_A_MONTH}) on conflict (company_id) do nothing`);
  const entry = { companyId, byId: null, at };
  if (isNew) await addEntry(tx, { ...entry, kind: 'monthly', amount: FREE_UNLOCKS_A_MONTH });
  const held = await tx.queryOne<Balance>(sql`
    select month, monthly_left, given_left from unlock_credits where company_id = ${companyId} for no key update`);
  if (held.month === month) return held;
  if (held.monthly_left > 0) await addEntry(tx, { ...entry, kind: 'expired', amount: -held.monthly_left });
  await addEntry(tx, { ...entry, kind: 'monthly', amount: FREE_UNLOCKS_A_MONTH });
  await tx.query(sql`
    update unlock_credits set month = ${month}, monthly_left = ${FREE_UNLOCKS_A_MONTH} where company_id = ${companyId}`);
  return { ...held, month, monthly_left: FREE_UNLOCKS_A_MONTH };
}

/** Takes one: of the month first, because the others stay. The caller holds the balance. */
export async function spendCredit(tx: Transaction, held: Balance, spent: Pick<Entry, 'companyId' | 'byId' | 'at'>) {
  if (held.monthly_left + held.given_left === 0) throw new AppError('unlockCreditsMissing');
  const from = sql.identifier(held.monthly_left > 0 ? 'monthly_left' : 'given_left');
  await tx.query(sql`update unlock_credits set ${from} = ${from} - 1 where company_id = ${spent.companyId}`);
  await addEntry(tx, { ...spent, kind: 'unlock', amount: -1 });
}

/** Gives more, which do not run out. */
export async function giveCredits(tx: Transaction, given: Omit<Entry, 'kind'>): Promise<void> {
  await lockBalance(tx, given.companyId, given.at);
  await tx.query(sql`
    update unlock_credits set given_left = given_left + ${given.amount} where company_id = ${given.companyId}`);
  await addEntry(tx, { ...given, kind: 'operator' });
}

async function addEntry(tx: Transaction, { companyId, kind, amount, reason = '', byId, at }: Entry): Promise<void> {
  await tx.query(sql`
    insert into unlock_credit_entries (company_id, kind, amount, reason, by_id, created_at)
    values (${companyId}, ${kind}, ${amount}, ${reason}, ${byId}, ${at.toISOString()})`);
}
