import type { Clock } from '#src/kernel/clock.ts';
import { SINGAPORE } from '#src/modules/options/ids.ts';
import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { recordAction } from './audit-log.ts';

/** Any number that no other lock uses: operators come and go one after another. */
const OPERATORS_LOCK = 7_236_094;
/** Singapore, until they choose; nothing of an operator's work depends on it. */
const USUAL_COUNTRY = SINGAPORE;

/** What the person at the keyboard can mend. */
export class OperatorProblem extends Error {}

interface OperatorRow {
  id: number;
  email: string | null;
  name: string;
  has_second_factor: boolean;
  created_at: Date;
}

interface Found {
  id: number;
  role: string;
  status: string;
  is_leaving: boolean;
  company: string | null;
}

export async function listOperators(db: Reader): Promise<OperatorRow[]> {
  const { rows } = await db.query<OperatorRow>(sql`
    select a.id, a.email, trim(a.first_name || ' ' || a.last_name) as name, a.created_at,
      a.totp_enabled_at is not null or a.otp_factor_enabled_at is not null
        or exists (select from passkeys p where p.account_id = a.id) as has_second_factor
    from accounts a where a.role = 'operator' and a.status = 'active' order by a.id`);
  return rows;
}

/**
 * Makes an operator of an address. Someone who has an account keeps it, but their sessions end and their password is
 * forgotten: it was chosen under milder rules. Answers whether the account is new.
 */
export function addOperator(db: Database, clock: Clock, email: string, name = ''): Promise<{ isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockOperators(tx);
    const found = await findByEmail(tx, email);
    if (found?.role === 'operator') throw new OperatorProblem(`${email} is an operator already.`);
    if (found) assertMayBecome(found, email);
    const id = found ? await promote(tx, found.id) : await createAccount(tx, clock, email, name);
    await record(tx, clock, 'operator.added', id, { email, is_new_account: !found });
    return { isNew: !found };
  });
}

/** Takes the role away and ends every session; what they were looking at is free for others. */
export function removeOperator(db: Database, clock: Clock, email: string, isLastAllowed: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOperators(tx);
    const found = await findByEmail(tx, email);
    if (found?.role !== 'operator') throw new OperatorProblem(`${email} is not an operator.`);
    const others = (await listOperators(tx)).filter(({ id }) => id !== found.id);
    if (others.length === 0 && !isLastAllowed) {
      throw new OperatorProblem(`${email} is the last operator. Add another one first, or say --last.`);
    }
    await tx.query(sql`update accounts set role = 'talent' where id = ${found.id}`);
    await tx.query(sql`delete from sessions where account_id = ${found.id}`);
    await tx.query(sql`
      update moderation_cases set claimed_by = null, claimed_at = null where claimed_by = ${found.id}`);
    await record(tx, clock, 'operator.removed', found.id, { email });
  });
}

async function lockOperators(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${OPERATORS_LOCK})`);
}

async function findByEmail(tx: Transaction, email: string): Promise<Found | undefined> {
  const { rows } = await tx.query<Found>(sql`
    select a.id, a.role, a.status, a.deleted_at is not null as is_leaving, c.name as company from accounts a
    left join company_members m on m.account_id = a.id left join companies c on c.id = m.company_id
    where a.email = ${email} for update of a`);
  return rows[0];
}

/** Nobody judges employers and is one. */
function assertMayBecome({ company, status, is_leaving }: Found, email: string): void {
  if (company) throw new OperatorProblem(`${email} hires for ${company}. Use another address for the operator.`);
  if (status !== 'active') throw new OperatorProblem(`${email} is suspended.`);
  if (is_leaving) throw new OperatorProblem(`${email} is about to be deleted. Use another address.`);
}

async function promote(tx: Transaction, id: number): Promise<number> {
  await tx.query(sql`update accounts set role = 'operator', password_hash = null where id = ${id}`);
  await tx.query(sql`delete from sessions where account_id = ${id}`);
  return id;
}

async function createAccount(tx: Transaction, clock: Clock, email: string, name: string): Promise<number> {
  const [first = '', ...rest] = name.replaceAll('+', ' ').trim().split(/\s+/);
  const { id } = await tx.queryOne<{ id: number }>(sql`
    insert into accounts (role, email, is_email_verify, first_name, last_name, country_id, language, created_at)
    values ('operator', ${email}, true, ${first.slice(0, 50)}, ${rest.join(' ').slice(0, 50)}, ${USUAL_COUNTRY}, 'en',
      ${clock.now().toISOString()}) returning id`);
  return id;
}

function record(tx: Transaction, clock: Clock, action: string, id: number, details: Record<string, unknown>) {
  const entry = { operatorId: null, action, subject: 'operator', subjectId: id, details, at: clock.now() };
  return recordAction(tx, { ...entry, reason: 'On the command line' });
}
