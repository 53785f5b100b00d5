import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '#src/kernel/client.ts';
import type { Api } from '#src/kernel/contract.ts';
import { type Endpoint, splitKey } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import type { ErrorName } from '#src/kernel/errors.ts';
import { contracts } from './contracts.ts';
import { signInOperatorsAnew } from './factories/sign-in-operators-anew.ts';
import { makeGround, type PermissionGround } from './permission-ground.ts';
import { type PersonName, people, permissionMatrix, type Row } from './permission-matrix.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const endpoints = Object.entries(contracts) as [keyof Api, Endpoint][];

/** Ways to say no to a person, not to what they ask. Something private to someone else is not found. */
const REFUSALS = new Set(
  (
    [
      'credentialsMissing',
      'guestNotAllowed',
      'noPermission',
      'notFound',
      'jobNotFound',
      'companyNotFound',
      'adminMustTransfer',
      'urgentNotAllowed',
      'featuredNotAllowed',
      'operatorNeedsTwoFactor',
    ] satisfies ErrorName[]
  ).map((name): number => errorTable[name].code),
);

/** Those the word lets in; the others are asked to see that they are not. */
const BY_WORD: Record<Extract<Row, string>, readonly PersonName[]> = {
  anyone: people,
  session: people.filter((name) => name !== 'visitor'),
  account: people.filter((name) => name !== 'visitor' && name !== 'guest'),
};

describe('who may use which endpoint', () => {
  let app: TestApp;
  let ground: PermissionGround;
  beforeAll(async () => {
    app = await startTestApp();
    ground = await makeGround(app);
  });
  afterAll(() => app.close());

  it('AUTH-09 says for every endpoint who may use it', () => {
    const missing = endpoints.map(([key]) => key).filter((key) => !permissionMatrix[key]);
    expect(missing, 'add a row to test/permission-matrix.ts').toEqual([]);
    const unknown = Object.keys(permissionMatrix).filter((key) => !(key in contracts));
    expect(unknown, 'no such endpoint').toEqual([]);
  });

  async function ask(key: keyof Api, row: Row | undefined, name: PersonName): Promise<number> {
    const input = typeof row === 'object' ? await row.input?.(ground) : {};
    const { method, path, body } = toWire(key, { ...input });
    // Nobody is held up by what others have asked for before.
    app.clock.advance({ minutes: 11 });
    if (name === 'operator') await signInOperatorsAnew(app);
    return (await ground.visitorOf(name).call(method, path, body)).envelope.code;
  }

  it.each(endpoints)('AUTH-09 lets only the right people use %s', async (key, endpoint) => {
    const row = permissionMatrix[key];
    if (!row) return;
    if (typeof row === 'string') expect(row).toBe(endpoint.access);
    const allowed: readonly string[] = typeof row === 'string' ? BY_WORD[row] : row.only;
    await ground.restore();
    for (const name of people.filter((one) => !allowed.includes(one))) {
      const code = await ask(key, row, name);
      expect([name, REFUSALS.has(code)], `${code}`).toEqual([name, true]);
    }
    // What an ordinary person may do with their own things is tested where it lives.
    if (typeof row === 'string') return;
    for (const name of row.only) {
      await ground.restore();
      const code = await ask(key, row, name);
      expect([name, REFUSALS.has(code) || code === errorTable.validationFailed.code], `${code}`).toEqual([name, false]);
    }
  });

  it('AUTH-09 knows a role only from the account: headers and fields change nothing', async () => {
    const talent = ground.visitorOf('talent');
    for (const [key] of endpoints.filter(
      ([, { access }]) => (access.startsWith('role:') && access !== 'role:talent') || access === 'member',
    )) {
      const { method } = splitKey(key);
      const { path, body } = toWire(key, { id: 1, role: 'operator' });
      const { envelope } = await talent.call(method, path, body, { 'role-id': '3' });
      expect([key, envelope.code]).toEqual([key, errorTable.noPermission.code]);
    }
  });
});
