import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '../src/kernel/clock.ts';
import {
  addOperator,
  listOperators,
  OperatorProblem,
  removeOperator,
} from '../src/modules/moderation/server/operators.ts';
import type { Database } from '../src/platform/database/database.ts';
import { StartError } from '../src/platform/start-error.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `
  npm run operator -- list
  npm run operator -- add ADDRESS [--name "First Last"]
  npm run operator -- remove ADDRESS [--last]
`;

/** Adds, lists and removes operators, in the given database or in our own, whether the site runs or not. */
async function main(): Promise<void> {
  const options = { name: { type: 'string' }, last: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [verb = '', given = ''] = positionals;
  if (!['add', 'list', 'remove'].includes(verb)) throw new OperatorProblem(USAGE);
  const email = verb === 'list' ? '' : readAddress(given);
  await withDatabase(async (db) => {
    if (verb === 'list') await printOperators(db);
    if (verb === 'add') await add(db, email, values.name);
    if (verb === 'remove') {
      await removeOperator(db, systemClock, email, values.last ?? false);
      console.log(`  ${email} is no operator any more, and is signed out everywhere.`);
    }
  });
}

function readAddress(given: string): string {
  const email = z.email().safeParse(given.trim().toLowerCase());
  if (!email.success) throw new OperatorProblem(`'${given}' is not an e-mail address.${USAGE}`);
  return email.data;
}

async function add(db: Database, email: string, name?: string): Promise<void> {
  const { isNew } = await addOperator(db, systemClock, email, name);
  console.log(`  ${email} is an operator now${isNew ? ', with a new account' : ''}.`);
  console.log(
    '  Sign in with a code to that address, turn on two-factor sign-in in the settings, then open /operator.',
  );
}

async function printOperators(db: Database): Promise<void> {
  const operators = await listOperators(db);
  if (operators.length === 0) console.log('  There is no operator yet. npm run operator -- add ADDRESS makes one.');
  for (const { email, name, has_second_factor } of operators) {
    const note = has_second_factor ? '' : '  (two-factor sign-in is not set up yet)';
    console.log(`  ${(email ?? '').padEnd(36)} ${name}${note}`);
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof OperatorProblem || error instanceof StartError;
  console.error(isPlain ? `\n  ${error.message.trim()}\n` : error);
  process.exitCode = 1;
});
