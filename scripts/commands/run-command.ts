import { join, resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { hasEmbeddedData } from '../../src/platform/database/embedded-postgres.ts';
import { openStore, type Store, type StoreOptions } from '../../src/platform/database/open-store.ts';
import { type Env, loadEnvFile, readEnv } from '../../src/platform/env.ts';
import { StartError } from '../../src/platform/start-error.ts';

interface Command<Options extends ParseArgsOptionsConfig> {
  /** What `--help` prints, and a call that cannot be understood. */
  usage: string;
  options: Options;
  run(given: { positionals: string[]; values: Parsed<Options> }): Promise<void>;
}

type Parsed<Options extends ParseArgsOptionsConfig> = {
  [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string;
};

/** What the caller can mend, in one line. */
export class CommandProblem extends Error {}

/** A call that cannot be understood. */
export class WrongUse extends CommandProblem {}

const WRONG_USE = 2;

/** Runs a command of the person who looks after a site: 0 when all is well, 1 when it is not, 2 when it was called wrongly. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(command: Command<Options>): Promise<void> {
  const options = { ...command.options, help: { type: 'boolean' } } as const;
  let given: ReturnType<typeof parseArgs>;
  try {
    given = parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(`\n  ${(error as Error).message}\n\n${indent(command.usage)}\n`);
    process.exitCode = WRONG_USE;
    return;
  }
  if (given.values.help) {
    console.log(`\n${indent(command.usage)}\n`);
    return;
  }
  try {
    await command.run({ positionals: given.positionals, values: given.values as Parsed<Options> });
  } catch (error) {
    const isPlain = error instanceof CommandProblem || error instanceof StartError;
    console.error(isPlain ? `\n  ${error.message.trim()}\n` : error);
    process.exitCode = error instanceof WrongUse ? WRONG_USE : 1;
  }
}

function indent(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

export interface Site {
  root: string;
  env: Env;
  dataRoot: string;
  migrations: string;
}

/** The site that the settings describe. */
export function readSite(): Site {
  const root = resolve(import.meta.dirname, '../..');
  loadEnvFile(root);
  const env = readEnv();
  const dataRoot = env.PARLEY_DATA_DIR ?? join(root, '.parley');
  return { root, env, dataRoot, migrations: join(root, 'migrations') };
}

/** The site's database as it is, whether the site runs or not; a command leaves it as it was, running or stopped. */
export async function withStore<T>(
  site: Site,
  options: Pick<StoreOptions, 'missing'> & { mayBeNew?: boolean },
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const { env, dataRoot, migrations } = site;
  if (!env.DATABASE_URL && !options.mayBeNew && !hasEmbeddedData(dataRoot))
    throw new CommandProblem(
      `There is no database in ${dataRoot} yet: npm start makes one, or DATABASE_URL names one.`,
    );
  const store = await openStore({
    url: env.DATABASE_URL,
    dataRoot,
    migrations,
    missing: options.missing ?? 'leave',
    poolSize: 2,
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
