import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { callersFolder } from '../../src/platform/env.ts';
import { checkArchive } from '../backup/read-archive.ts';
import { type BackupResult, writeArchive } from '../backup/write-archive.ts';
import { describeBytes, describeCount, describeSeconds } from './describe.ts';
import { readSite, runCommand, type Site, WrongUse, withStore } from './run-command.ts';

const USAGE = `
npm run backup -- FILE                    writes the whole site into one file, as it is at this moment
npm run backup -- FILE --with-secrets     with the secret key of the data folder, so that the file opens everything
npm run backup -- FILE --check            reads such a file from end to end and says whether it is whole

The site may run meanwhile, and nobody waits. The file is a tar.gz: every table as COPY writes it, the counters, the tasks
that wait, and the stored files (those in an S3 bucket are only listed). It holds personal data: only its owner can read
it, and wherever it goes it should be encrypted. Settings (.env) and, without --with-secrets, the secret key are not in it.
`;

await runCommand({
  usage: USAGE,
  options: { 'with-secrets': { type: 'boolean' }, check: { type: 'boolean' } },
  run: async ({ positionals, values }) => {
    const [given] = positionals;
    if (!given || positionals.length > 1) throw new WrongUse(USAGE);
    const target = resolve(callersFolder(), given);
    const startedAt = performance.now();
    if (values.check) {
      console.log(describe(await checkArchive(target)));
      console.log(`  ${target} is whole. Read in ${describeSeconds(performance.now() - startedAt)}.`);
      return;
    }
    const site = readSite();
    const withSecrets = values['with-secrets'] ?? false;
    const result = await withStore(site, {}, ({ database: { pool } }) =>
      writeArchive(pool, { site, target, withSecrets, now: new Date(), onClaimed: forgetOnSignal }),
    );
    console.log(describe(result));
    const { size } = statSync(target);
    console.log(`  ${target}: ${describeBytes(size)} in ${describeSeconds(performance.now() - startedAt)}.`);
    console.log(keepApart(result, site));
  },
});

/** What was broken off is never taken for a backup, and does not stand in the way of the next. */
function forgetOnSignal(part: string): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      rmSync(part, { force: true });
      process.exit(1);
    });
  }
}

function describe({ manifest, trailer }: BackupResult): string {
  const sums = Object.values(trailer.tables);
  const rows = sums.reduce((total, sum) => total + sum.rows, 0);
  const files =
    manifest.files.place === 'S3'
      ? `files in the bucket ${manifest.files.bucket} are listed, not copied`
      : `${describeCount(trailer.files.count)} files (${describeBytes(trailer.files.bytes)})`;
  return `  ${manifest.createdAt}, migration ${manifest.migrations.at(-1)}: ${sums.length} tables with ${describeCount(rows)} rows, ${describeCount(trailer.tasks.rows)} waiting tasks, ${files}.`;
}

function keepApart({ manifest }: BackupResult, { env, dataRoot }: Site): string {
  const key = env.PARLEY_SECRET_KEY ? 'PARLEY_SECRET_KEY' : (env.PARLEY_SECRET_KEY_FILE ?? `${dataRoot}/secret-key`);
  const apart = [
    'the settings (.env)',
    !(manifest.hasSecrets && !env.PARLEY_SECRET_KEY && !env.PARLEY_SECRET_KEY_FILE) &&
      `the secret key (${key}): without it nobody with a second factor gets in`,
    manifest.files.place === 'S3' && `the bucket ${manifest.files.bucket}`,
  ].filter(Boolean);
  const held = manifest.hasSecrets
    ? '\n  It holds the secret key: whoever has the file can open everything in it.'
    : '';
  return `  Not in it, keep apart: ${apart.join('; ')}.${held}`;
}
