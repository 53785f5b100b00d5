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
 * Checks the row types of all calls that tests have recorded (PARLEY_ROWS names the folder) against an empty database
 * with all migrations. `--complete` after a run of all tests: then every typed call must have been made.
 */
const root = resolve(import.meta.dirname, '..');
const folder = makeTemporaryFolder('parley-rows-');
const server = await startEmbeddedPostgres(folder, { fsync: 'off' });
await ensureDatabase(server.url('postgres'), 'rows');
const database = openDatabase(server.url('rows'), 1);
await migrate(database.pool, resolve(root, 'migrations'));
await database.close();
const client = new pg.Client({ connectionString: server.url('rows') });
await client.connect();

const statements = readRecord(process.env.PARLEY_ROWS ?? '');
const judges = { program: openProgram(root), describe: await createDescriber(client) };
const faults = await checkRows(statements, judges, process.argv.includes('--complete'));

judges.program.close();
await client.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.log(fault);
console.log(`${statements.length} statements described, ${faults.length} faults`);
process.exit(faults.length === 0 && statements.length > 0 ? 0 : 1);
