import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { createTestDatabase } from '../test-database.ts';
import { checkRows } from './check-rows.ts';
import { createDescriber } from './describe-statement.ts';
import { openProgram, type Program } from './row-types.ts';

/** A call per line; the statement is what the test says it ran. */
const CALLS = {
  right: `db.query<{ id: number; email: string | null; created_at: Date; transports?: string[] }>('')`,
  name: `db.query<{ id: number; mail: string | null }>('')`,
  type: `db.query<{ id: string; created_at: string; role: 'talent' | 'recruiter' }>('')`,
  list: `db.query<{ transports: number[] }>('')`,
  null: `db.query<{ email: string }>('')`,
  excused: `db.query<Excused>('')`,
  outer: `db.query<{ id: number; first_name: string }>('')`,
  computed: `db.query<{ newest: number }>('')`,
  handed: `ask<{ id: string }>('')`,
};
type Name = keyof typeof CALLS;

const HEAD = `declare const db: { query<Row extends object>(text: string): Promise<{ rows: Row[] }> };
const ask = <Row extends object>(text: string) => db.query<Row>(text);`;
const TAIL = `interface Excused {
  /** Never null: only those with an address are asked for. */
  email: string;
}`;

describe('check of row types', () => {
  const root = makeTemporaryFolder('parley-planted-');
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;
  let program: Program;
  let describeText: Awaited<ReturnType<typeof createDescriber>>;

  beforeAll(async () => {
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src/calls.ts'), [HEAD, ...Object.values(CALLS), TAIL].join('\n'));
    const compilerOptions = { strict: true, types: [], target: 'ES2024', noEmit: true };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    program = openProgram(root);
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    describeText = await createDescriber(client);
  });
  afterAll(async () => {
    program.close();
    await client.end();
    await database.database.close();
    await database.drop();
    rmSync(root, { recursive: true, force: true });
  });

  const placeOf = (name: Name) => {
    const line = Object.keys(CALLS).indexOf(name) + 3;
    return { file: 'src/calls.ts', line, column: CALLS[name].startsWith('db.') ? 4 : 1 };
  };
  /** What is found when the call ran this statement, without where it stands. */
  async function faultsOf(name: Name, text: string, { nulls = [] as string[], isRead = false } = {}) {
    const helper = { file: 'src/calls.ts', line: 2, column: HEAD.split('\n')[1]?.indexOf('query') as number };
    const places = name === 'handed' ? [{ ...helper, column: helper.column + 1 }, placeOf(name)] : [placeOf(name)];
    const statement = { places, text, nulls: new Set(nulls), isRead };
    const faults = await checkRows([statement], { program, describe: describeText }, false);
    return faults.map((fault) => fault.replace(/^\S+ /, ''));
  }

  it('passes a row as the database gives it', async () => {
    expect(await faultsOf('right', 'select id, email, created_at from accounts where id = $1')).toEqual([]);
  });

  it('finds a wrong name, a wrong type and a wrong list', async () => {
    const all = 'select id, email, created_at, role from accounts';
    expect(await faultsOf('name', all)).toEqual(['mail is no column of the rows']);
    expect(await faultsOf('type', all)).toEqual([
      'created_at is string in the program and timestamptz in the database',
      'id is string in the program and int8 in the database',
    ]);
    expect(await faultsOf('list', 'select transports from passkeys')).toEqual([
      'transports is number[] in the program and _text in the database',
    ]);
  });

  it('finds a missing null: of a column, of an outer join, and one that was seen', async () => {
    const missing = ['email may be null, which its type leaves out'];
    expect(await faultsOf('null', 'select email from accounts')).toEqual(missing);
    expect(await faultsOf('null', 'select email from accounts where email is not null and role = $1')).toEqual([]);
    expect(await faultsOf('excused', 'select email from accounts')).toEqual([]);
    const names = (kind: string) =>
      `select s.id, a.first_name from sessions s ${kind} join accounts a on a.id = s.account_id`;
    expect(await faultsOf('outer', names('left'))).toEqual(['first_name may be null, which its type leaves out']);
    expect(await faultsOf('outer', names('inner'))).toEqual([]);
    const newest = 'select max(id) as newest from accounts';
    expect(await faultsOf('computed', newest)).toEqual([]);
    expect(await faultsOf('computed', newest, { nulls: ['newest'] })).toEqual([
      'newest was null, which its type leaves out',
    ]);
  });

  it('judges who knows the type when a function hands its own on', async () => {
    expect(await faultsOf('handed', 'select id from accounts')).toEqual([
      'id is string in the program and int8 in the database',
    ]);
  });

  it('finds a write where only reading is allowed', async () => {
    const lock = 'select id, email, created_at from accounts for update';
    expect(await faultsOf('right', lock, { isRead: true })).toEqual(['writes through a Reader']);
    expect(await faultsOf('right', lock)).toEqual([]);
  });

  it('finds a call that no test makes, and one that cannot be described', async () => {
    const ran = { places: [placeOf('right')], text: 'select id from nowhere', nulls: new Set<string>(), isRead: false };
    const faults = await checkRows([ran], { program, describe: describeText }, true);
    expect(faults).toContain('src/calls.ts:3 cannot be described: relation "nowhere" does not exist');
    expect(faults).toContain('src/calls.ts:4 is never run by a test');
  });
});
