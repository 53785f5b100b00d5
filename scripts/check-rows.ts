import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '../src/platform/database/ensure-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { checkRows, readRecord } from '../test/rows/check-rows.ts';
import { createDescriber } from '../test/rows/describe-statement.ts';
import { openProgram } from '../test/rows/row-types.ts';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';

/**
 * Checks the row types of all calls that tests have recorded in a folder (vitest is told of it by PARLEY_ROWS) against
 * an empty database with all migrations. With `--complete` every typed call must have been made by some test.
 */
const [record = '', ...flags] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
const folder = makeTemporaryFolder('parley-rows-');
const server = await startEmbeddedPostgres(folder, { fsync: 'off' });
await ensureDatabase(server.url('postgres'), 'rows');
const database = openDatabase(server.url('rows'), 1);
await migrate(database.pool, resolve(root, 'migrations'));
await database.close();
const client = new pg.Client({ connectionString: server.url('rows') });
await client.connect();

const statements = readRecord(record);
const judges = { program: openProgram(root), describe: await createDescriber(client) };
const faults = await checkRows(statements, judges, flags.includes('--complete'));

judges.program.close();
await client.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.log(fault);
console.log(`${statements.length} statements described, ${faults.length} faults`);
process.exit(faults.length === 0 && statements.length > 0 ? 0 : 1);
