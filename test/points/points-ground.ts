import { randomUUID } from 'node:crypto';
import { signInAs, type TestPerson } from '../factories/sign-in-boss.ts';
import type { TestApp } from '../test-app.ts';

export const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
/** The first example of EIP-55 itself. */
export const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const hashOf = (n: number) => n.toString(16).padStart(64, 'a');

/** A talent who has proved lately who they are, as a request for a payout wants. */
export async function signInTalent(app: TestApp): Promise<TestPerson> {
  const talent = await signInAs(app, 'talent');
  await prove(app, talent);
  return talent;
}

export async function prove(app: TestApp, { id }: TestPerson): Promise<void> {
  await app.database.pool.query(
    `update sessions set proved_at = $2, proved_by = 'email_code', expires_at = $2::timestamptz + interval '1 year' where account_id = $1`,
    [id, app.clock.now()],
  );
}

export async function emailOf(app: TestApp, { id }: TestPerson): Promise<string> {
  return (await app.database.pool.query('select email from accounts where id = $1', [id])).rows[0].email;
}

export async function adjust(app: TestApp, operator: TestPerson, person: TestPerson, points: number) {
  const email = await emailOf(app, person);
  const input = { client_key: randomUUID(), email, points, reason: 'A thank-you from us' };
  return operator.visitor.api('POST /operator/points/adjustments', input);
}

export const ask = ({ visitor }: TestPerson, points: number, network = 'TRC20', address = TRON) =>
  visitor.api('POST /points/withdrawals', { network, points, address });
